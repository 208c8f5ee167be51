import type { Outcome } from '#engine/round/bet'

/** So many cents won for so many staked, as the rulebooks print them. */
export type Odds = readonly [wins: number, per: number]

/** The money on one bet: cash, golden chips (MO-7), and the worth of the house's tokens (FB-10). */
export interface Money {
  readonly cash: number
  readonly golden: number
  readonly free: number
}

/** What a bet comes to: cash, with the cash stake where that comes back, and golden chips that come back. */
export interface Payment {
  readonly outcome: Outcome
  readonly paid: number
  readonly goldenBack: number
}

export const EVENS: Odds = [1, 1]

/** MO-2: down to the cent, each kind of money for itself. Chips and tokens bring what they win and no more (MO-7, FB-10). */
export function win({ cash, golden, free }: Money, odds: Odds, outcome: Outcome = 'win'): Payment {
  const won = [cash, golden, free].reduce((sum, stake) => sum + winnings(stake, odds), 0)
  return { outcome, paid: cash + won, goldenBack: 0 }
}

function winnings(stake: number, [wins, per]: Odds): number {
  return Number((BigInt(stake) * BigInt(wins)) / BigInt(per))
}

/** MO-3: own money comes back, a token just goes (FB-10). */
export function back({ cash, golden }: Money, outcome: 'push' | 'refund'): Payment {
  return { outcome, paid: cash, goldenBack: golden }
}

/** MO-3. Of a lost bet something may come back (MF-7). */
export function lose(returned = 0): Payment {
  return { outcome: 'lose', paid: returned, goldenBack: 0 }
}

export function winIf(wins: boolean, money: Money, odds: Odds): Payment {
  return wins ? win(money, odds) : lose()
}
