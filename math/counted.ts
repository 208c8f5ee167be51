import type { ExactBet } from '#math/exact'
import type { ExactReturn } from '#math/numbers'
import type { Figures } from '#math/returns/types'

/** The figures of bets of which every order of cards is counted. */
export function countedFigures(bets: ReadonlyMap<string, ExactBet>): ReadonlyMap<string, Figures> {
  return new Map(
    [...bets].map(([bet, { combinations, plain }]) => {
      const { rtp, houseEdge, hitRate, standardDeviation } = plain
      return [bet, { rtp, houseEdge, hit: hitRate, standardDeviation, method: 'exact', combinations }]
    }),
  )
}

export function countedReturns(bets: ReadonlyMap<string, ExactBet>): ReadonlyMap<string, ExactReturn> {
  return new Map([...bets].map(([bet, { plain }]) => [bet, plain]))
}
