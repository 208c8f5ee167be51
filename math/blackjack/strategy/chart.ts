import type { GameToSolve } from '#math/blackjack/game'
import { VALUES } from '#math/blackjack/hands'
import type { Play } from '#math/blackjack/play'
import { handOf, type Solution } from '#math/blackjack/solve'
import { at } from '#math/blackjack/standing'
import { type Start, weighedPlay } from '#math/blackjack/strategy/cells'
import type { Code } from '#math/blackjack/strategy/codes'

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

export function valueName(value: number): string {
  if (value === 1) return 'A'
  return value === VALUES ? 'T' : String(value)
}

const LEAST_HARD = 5
const LEAST_SOFT = 13
const MOST = 20

/** What to do by totals, each chosen over the two-card hands that make it, weighed by how often they come. */
export function chartOf(
  game: GameToSolve,
  { table }: Solution,
  worths: Play,
  starts: readonly Start[],
): Chart {
  const rows = (least: number, soft: boolean) =>
    Array.from({ length: MOST - least + 1 }, (_, index): ChartRow => {
      const alike = starts.filter((start) => start.total === least + index && start.soft === soft)
      const mixed = alike.filter(({ first, second }) => first !== second)
      // Pairs have lines of their own; hard 20 is two tens and nothing else.
      const shown = mixed.length > 0 ? mixed : alike
      const play = (up: number) =>
        weighedPlay(
          game,
          table,
          worths,
          shown.filter((start) => start.up === up),
        )
      return { hand: String(least + index), plays: CHART_UPS.map(play) }
    })
  return { hard: rows(LEAST_HARD, false), soft: rows(LEAST_SOFT, true) }
}

export function pairRows(
  game: GameToSolve,
  solution: Solution,
  starts: readonly Start[],
): readonly ChartRow[] {
  return CHART_UPS.map((pair) => {
    const own = starts.filter(({ first, second }) => first === pair && second === pair)
    const play = (up: number): Code => {
      if (isSplit(solution, pair, up)) return game.rules.freeSplits && pair !== VALUES ? 'FP' : 'P'
      return weighedPlay(
        game,
        solution.table,
        solution.whole,
        own.filter((start) => start.up === up),
      )
    }
    return { hand: `${valueName(pair)}-${valueName(pair)}`, plays: CHART_UPS.map(play) }
  })
}

export function isSplit({ table, whole, splits }: Solution, pair: number, up: number): boolean {
  const split = splits[pair - 1]?.worth[up] ?? Number.NEGATIVE_INFINITY
  return split > (whole.worth[at(handOf(table, pair, pair), up)] ?? 0)
}

/** What the chart says of a total; nothing of totals that need no chart. */
export function codeIn(chart: Chart, total: number, soft: boolean, up: number): Code | undefined {
  const row = (soft ? chart.soft : chart.hard).find(({ hand }) => hand === String(total))
  return row?.plays[CHART_UPS.indexOf(up)]
}
