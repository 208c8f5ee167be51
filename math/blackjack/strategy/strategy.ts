import { insures, takesEvenMoney } from '#math/blackjack/fast-offers'
import type { GameToSolve } from '#math/blackjack/game'
import { play, TOKEN } from '#math/blackjack/play'
import type { Solution } from '#math/blackjack/solve'
import { startsOf } from '#math/blackjack/strategy/cells'
import {
  CHART_UPS,
  type Chart,
  type ChartRow,
  chartOf,
  pairRows,
  valueName,
} from '#math/blackjack/strategy/chart'
import { type ChartException, chartCost, exceptionsOf } from '#math/blackjack/strategy/check'
import { CODES, type Code, LEGEND } from '#math/blackjack/strategy/codes'

/** Best play as a player would print it: by totals, with the hands that are better played otherwise. */
export interface Strategy {
  /** In the order of every line's plays. */
  readonly ups: readonly string[]
  /** What the letters that are used mean. */
  readonly legend: Readonly<Partial<Record<Code, string>>>
  readonly chart: Chart & { readonly pairs: readonly ChartRow[] }
  /** Hands on which a token lies instead of the player's own stake (FB-10), where there are any. */
  readonly onToken: Chart | null
  readonly exceptions: readonly ChartException[]
  readonly chartCost: number
  /** First two cards on which insurance is worth taking (BJ-9). */
  readonly insurance: readonly string[]
  /** Up cards against which a blackjack had better take 1:1 (FB-6). */
  readonly evenMoney: readonly string[]
}

export function strategyOf(game: GameToSolve, solution: Solution): Strategy {
  const { rules } = game
  const { table, facts, whole } = solution
  const starts = startsOf(game, solution)
  const chart = { ...chartOf(game, solution, whole, starts), pairs: pairRows(game, solution, starts) }
  const token = rules.freeSplits ? play(game, table, facts, TOKEN, rules.doubleAfterSplit) : null
  const onToken = token && chartOf(game, solution, token, starts)
  return {
    ups: CHART_UPS.map(valueName),
    legend: legendOf([chart.hard, chart.soft, chart.pairs, onToken?.hard ?? [], onToken?.soft ?? []].flat()),
    chart,
    onToken,
    exceptions: exceptionsOf(game, solution, chart, starts),
    chartCost: chartCost(game, solution, chart, starts),
    insurance: starts
      .filter(({ up, first, second }) => up === 1 && insures(game, solution, first, second))
      .map(({ first, second }) => `${valueName(first)}-${valueName(second)}`),
    evenMoney: CHART_UPS.filter((up) => takesEvenMoney(game, solution, up)).map(valueName),
  }
}

function legendOf(rows: readonly ChartRow[]): Strategy['legend'] {
  const used = new Set(rows.flatMap(({ plays }) => plays))
  return Object.fromEntries(CODES.filter((code) => used.has(code)).map((code) => [code, LEGEND[code]]))
}
