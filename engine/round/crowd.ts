import { converted, SAME_MONEY } from '#engine/money/rate'
import { rateOf, type TableLimits } from '#engine/round/limits'

/** Players and cents on each bet, by its name. */
export type Crowd = Readonly<Record<string, { readonly players: number; readonly cents: number }>>

interface Taken {
  readonly player: string
  readonly bet: string
  readonly cash: number
  readonly golden: number
}

/** Others' bets as sums: how many players, how many cents of the table's currency (MO-6). */
export function crowdOf(taken: readonly Taken[], limits: TableLimits): Crowd {
  const crowd: { -readonly [Bet in keyof Crowd]: Crowd[Bet] } = {}
  for (const { player, bet, cash, golden } of taken) {
    const { players, cents } = crowd[bet] ?? { players: 0, cents: 0 }
    const worth = converted(cash + golden, rateOf(limits, player), SAME_MONEY)
    crowd[bet] = { players: players + 1, cents: cents + worth }
  }
  return crowd
}
