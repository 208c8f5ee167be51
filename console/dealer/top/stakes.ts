import type { TableState } from '#engine/table/types'

export interface StakesIn {
  readonly currency: string
  readonly cents: number
}

interface Money {
  readonly player: string
  readonly cash: number
  readonly golden: number
}

/** What is staked in the running round, chips and bets, by the currency that each plays in (MO-6). */
export function stakesIn(state: TableState): readonly StakesIn[] {
  const sums = new Map<string, number>()
  for (const { player, cash, golden } of moneyOn(state)) {
    const currency = state.purses[player]?.currency ?? state.currency
    sums.set(currency, (sums.get(currency) ?? 0) + cash + golden)
  }
  return [...sums].map(([currency, cents]) => ({ currency, cents })).filter(({ cents }) => cents > 0)
}

function moneyOn({ game }: TableState): readonly Money[] {
  if (game.phase === 'over') return []
  if (game.phase === 'betting') return game.slips
  if (!('seats' in game)) return game.bets
  const insured = game.insurance.map(({ player, stake }) => ({ player, cash: stake, golden: 0 }))
  return [...game.lines.flatMap(({ stakes }) => stakes), ...game.sides, ...insured]
}
