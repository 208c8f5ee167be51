import { parseResults, type RoundResult } from '#engine/roads/result'
import { type Roads, roadsOf } from '#engine/roads/roads'
import type { PanelFields } from '#protocol/lobby/table'
import { COUNTS, type Counted, type SideWords } from '#web/roads/side-words'

/** One figure of a shoe. */
export interface ShoeCount {
  readonly of: Counted
  readonly name: string
  readonly short: string
  readonly count: number
}

export type Results = readonly RoundResult[]
export type Statistics = PanelFields['statistics']

const NO_RESULTS: Results = []

/** The lobby's `B9 P6 T3`; what this client cannot read is an empty shoe. */
export function resultsOf(text: string): Results {
  const parsed = parseResults(text)
  return parsed.ok ? parsed.results : NO_RESULTS
}

/** All roads of a table are drawn from one reading of its shoe. */
const known = new WeakMap<Results, Roads>()

export function roadsFor(results: Results): Roads {
  const before = known.get(results)
  if (before !== undefined) return before
  const roads = roadsOf(results)
  known.set(results, roads)
  return roads
}

/** What is counted beside who won, of what the family's results have. */
export function countsOf({ counts }: SideWords, statistics: Statistics): readonly ShoeCount[] {
  return COUNTS.flatMap((of) => {
    const { [of]: named } = counts
    return named === undefined ? [] : [{ of, ...named, count: statistics[of] }]
  })
}

export function statisticsOf(results: Results): Statistics {
  const count = (holds: (result: RoundResult) => boolean) => results.filter(holds).length
  return {
    player: count(({ winner }) => winner === 'P'),
    banker: count(({ winner }) => winner === 'B'),
    ties: count(({ winner }) => winner === 'T'),
    playerPairs: count(({ playerPair }) => playerPair),
    bankerPairs: count(({ bankerPair }) => bankerPair),
    naturals: count(({ natural }) => natural === true),
  }
}
