import { gameOf } from '#engine/families'
import { limitsOf, rangeOf, type TableLimits } from '#engine/round/limits'
import type { Slip } from '#engine/round/slip'
import type { GameState } from '#engine/table/types'
import type { Chips, PlayerCommand } from '#protocol/player/commands'
import type { Order } from '#web/state/orders'

/** Where a chip can lie: a bet and, where people sit, a seat (0 elsewhere), before it or behind it. */
export type Spot = Omit<Chips, 'amount' | 'golden'>

export type Laid = Chips

/** What lies on a spot, and how much more is on its way. */
export interface SpotStake extends Spot {
  readonly cash: number
  readonly golden: number
  readonly pending: number
}

export function spotKey({ bet, seat, behind }: Spot): string {
  return `${bet}/${seat}/${behind ? 'behind' : 'own'}`
}

/** SB-4: what may lie only beside main bets leaves before they do, or the table would give all of it back. */
export function inLeavingOrder(game: GameState, chips: readonly Laid[]): readonly Laid[] {
  const { isTakenLater } = gameOf(game.rules.id)
  const isLast = ({ bet }: Laid) => Number(!isTakenLater(game, bet))
  return chips.toSorted((one, other) => isLast(one) - isLast(other))
}

/** The spot that a command is about; null when it is not about chips. */
export function laidBy(command: PlayerCommand): Laid | null {
  if (command.do !== 'bet' && command.do !== 'back') return null
  const { bet, seat, amount, golden } = { seat: 0, golden: false, ...command }
  return { bet, seat, behind: command.do === 'back', amount, golden }
}

/** A player's chips on the cloth while betting is open, those on their way included. */
export function stakesOf(
  game: Pick<GameState, 'slips'>,
  me: string,
  table: string,
  orders: readonly Order[],
): readonly SpotStake[] {
  const slips: readonly Slip[] = game.slips
  const stakes = new Map<string, SpotStake>()
  for (const { player, bet, seat, behind, cash, golden } of slips) {
    if (player === me)
      stakes.set(spotKey({ bet, seat, behind }), { bet, seat, behind, cash, golden, pending: 0 })
  }
  for (const order of orders) {
    const laid = order.table === table ? laidBy(order.command) : null
    if (laid === null) continue
    const { bet, seat, behind } = laid
    const key = spotKey(laid)
    const known = stakes.get(key) ?? { bet, seat, behind, cash: 0, golden: 0, pending: 0 }
    stakes.set(key, { ...known, pending: known.pending + laid.amount })
  }
  return [...stakes.values()]
}

export function amountOn({ cash, golden, pending }: SpotStake): number {
  return cash + golden + pending
}

/** The minimum that a stake is below: it lies there, but will not be played (MO-4). Null where it is high enough. */
export function leastMissed(limits: TableLimits, me: string, stake: SpotStake): number | null {
  const [least] = rangeOf(limitsOf(limits, me), stake.behind ? 'behind' : stake.bet)
  return amountOn(stake) < least ? least : null
}

export function isInactive(limits: TableLimits, me: string, stake: SpotStake): boolean {
  return leastMissed(limits, me, stake) !== null
}
