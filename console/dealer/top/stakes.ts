import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'

export interface StakesIn {
  readonly currency: string
  readonly cents: number
}

/** What is staked in the running round, chips and bets, by the currency that each plays in (MO-6). */
export function stakesIn(state: TableState): readonly StakesIn[] {
  if (state.game.phase === 'over') return []
  const sums = new Map<string, number>()
  for (const { player, cash, golden } of gameOf(state.id).cloth(state.game)) {
    const currency = state.purses[player]?.currency ?? state.currency
    sums.set(currency, (sums.get(currency) ?? 0) + cash + golden)
  }
  return [...sums].map(([currency, cents]) => ({ currency, cents })).filter(({ cents }) => cents > 0)
}
