import { exactBaccarat } from '#math/baccarat/exact'
import type { BaccaratSetup, Figures } from '#math/returns/types'

/** Every bet of a baccarat game on the next round from these cards. */
export function baccaratFigures({ rules, unseen }: BaccaratSetup): ReadonlyMap<string, Figures> {
  const bets = [...exactBaccarat(rules, unseen)]
  return new Map(
    bets.map(([bet, { combinations, plain }]) => {
      const { rtp, houseEdge, hitRate, standardDeviation } = plain
      return [bet, { rtp, houseEdge, hit: hitRate, standardDeviation, method: 'exact', combinations }]
    }),
  )
}
