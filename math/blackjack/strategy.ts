import { insures, takesEvenMoney } from '#math/blackjack/fast-offers'
import type { GameToSolve } from '#math/blackjack/game'
import { VALUES } from '#math/blackjack/hands'
import { type Play, play, TOKEN } from '#math/blackjack/play'
import { handOf, type Solution } from '#math/blackjack/solve'
import { at } from '#math/blackjack/standing'
import { type Start, startsOf, weighedPlay } from '#math/blackjack/strategy-cells'
import { type ChartException, chartCost, exceptionsOf } from '#math/blackjack/strategy-check'
import { CODES, type Code, LEGEND } from '#math/blackjack/strategy-codes'

/** Up cards in the order of a chart, by value. */
export const CHART_UPS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]

/** One line of a chart: a hand, and what to do with it against each up card in the order of `CHART_UPS`. */
export interface ChartRow {
  readonly hand: string
  readonly plays: readonly Code[]
}

export interface Chart {
  readonly hard: readonly ChartRow[]
  readonly soft: readonly ChartRow[]
}

/** Best play as a player would print it. */
export interface Strategy {
  readonly ups: readonly string[]
  /** What the letters that are used mean. */
  readonly legend: Readonly<Partial<Record<Code, string>>>
  readonly chart: Chart & { readonly pairs: readonly ChartRow[] }
  /** Hands on which a token lies instead of the player's own stake (FB-10); only where there are any. */
  readonly onToken: Chart | null
  /** Two-card hands whose best play is another than their total's. */
  readonly exceptions: readonly ChartException[]
  /** What playing the chart to the letter costs against best play, in first stakes a round; splits aside. */
  readonly chartCost: number
  /** First two cards on which insurance is worth taking, in all `insuranceHands` (BJ-9). */
  readonly insurance: readonly string[]
  /** Up cards against which a blackjack had better take 1:1 (FB-6). */
  readonly evenMoney: readonly string[]
}

/** Best play by totals, each chosen by its worth over the two-card hands that make it, weighed by how often they come. */
export function strategyOf(game: GameToSolve, solution: Solution): Strategy {
  const { table, facts, whole } = solution
  const starts = startsOf(game, solution)
  const chart = { ...totalsOf(game, solution, whole, starts), pairs: pairRows(game, solution, starts) }
  const { rules } = game
  const token = rules.freeSplits ? play(game, table, facts, TOKEN, rules.doubleAfterSplit) : null
  const onToken = token && totalsOf(game, solution, token, starts)
  const used = [chart.hard, chart.soft, chart.pairs, onToken?.hard ?? [], onToken?.soft ?? []].flat()
  return {
    ups: CHART_UPS.map(valueName),
    legend: legendOf(used),
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

export function valueName(value: number): string {
  if (value === 1) return 'A'
  return value === VALUES ? 'T' : String(value)
}

const HARD: readonly number[] = Array.from({ length: 16 }, (_, index) => index + 5)
const SOFT: readonly number[] = Array.from({ length: 8 }, (_, index) => index + 13)

function totalsOf(game: GameToSolve, solution: Solution, worths: Play, starts: readonly Start[]): Chart {
  const rows = (totals: readonly number[], soft: boolean) =>
    totals.map((total) => ({
      hand: String(total),
      plays: CHART_UPS.map((up) => {
        const alike = starts.filter((start) => start.total === total && start.soft === soft && start.up === up)
        const mixed = alike.filter(({ first, second }) => first !== second)
        // Hard 20 is two tens and nothing else.
        return weighedPlay(game, solution.table, worths, mixed.length > 0 ? mixed : alike)
      }),
    }))
  return { hard: rows(HARD, false), soft: rows(SOFT, true) }
}

function pairRows(game: GameToSolve, solution: Solution, starts: readonly Start[]): readonly ChartRow[] {
  return CHART_UPS.map((pair) => ({
    hand: `${valueName(pair)}-${valueName(pair)}`,
    plays: CHART_UPS.map((up): Code => {
      const cell = at(handOf(solution.table, pair, pair), up)
      const split = solution.splits[pair - 1]?.worth[up] ?? Number.NEGATIVE_INFINITY
      if (split > (solution.whole.worth[cell] ?? 0)) return game.rules.freeSplits && pair !== VALUES ? 'FP' : 'P'
      const own = starts.filter((start) => start.first === pair && start.second === pair && start.up === up)
      return weighedPlay(game, solution.table, solution.whole, own)
    }),
  }))
}

function legendOf(rows: readonly ChartRow[]): Strategy['legend'] {
  const used = new Set(rows.flatMap(({ plays }) => plays))
  return Object.fromEntries(CODES.filter((code) => used.has(code)).map((code) => [code, LEGEND[code]]))
}
