import type { GameToSolve } from '#math/blackjack/game'
import { VALUES } from '#math/blackjack/hands'
import { DOUBLE, HIT, play, STAKE, STAND } from '#math/blackjack/play'
import type { Solution } from '#math/blackjack/solve'
import { at } from '#math/blackjack/standing'
import { type Start, weighedPlay } from '#math/blackjack/strategy/cells'
import { type Chart, codeIn, isSplit, valueName } from '#math/blackjack/strategy/chart'
import type { Code } from '#math/blackjack/strategy/codes'

/** A two-card hand that is better played otherwise than its total. */
export interface ChartException {
  readonly cards: string
  readonly up: string
  readonly play: Code
  readonly chart: Code
  /** What it gains whenever it comes, in first stakes. */
  readonly gain: number
}

export function exceptionsOf(
  game: GameToSolve,
  { table, whole }: Solution,
  chart: Chart,
  starts: readonly Start[],
): readonly ChartException[] {
  return starts.flatMap((start) => {
    const { first, second, up, hand, total, soft } = start
    const code = codeIn(chart, total, soft, up)
    if (first === second || code === undefined) return []
    const best = weighedPlay(game, table, whole, [start])
    if (actionOf(best, 2) === actionOf(code, 2)) return []
    const worth = (action: number) =>
      (action === HIT ? whole.hit : action === DOUBLE ? whole.double : whole.stand)[at(hand, up)] ?? 0
    const gain = worth(actionOf(best, 2)) - worth(actionOf(code, 2))
    return [
      { cards: `${valueName(second)}-${valueName(first)}`, up: valueName(up), play: best, chart: code, gain },
    ]
  })
}

/** What playing the chart to the letter costs against best play, in first stakes a round, split hands aside. */
export function chartCost(
  game: GameToSolve,
  solution: Solution,
  chart: Chart,
  starts: readonly Start[],
): number {
  const { table, facts, whole } = solution
  const policy = policyOf(solution, chart)
  // Pairs have lines of their own, which are best play.
  for (const { first, second, hand, up } of starts) {
    if (first === second) policy[at(hand, up)] = whole.action[at(hand, up)] ?? STAND
  }
  const charted = play(game, table, facts, STAKE, true, policy)
  return starts
    .filter(({ first, second, up }) => first !== second || !isSplit(solution, first, up))
    .reduce((sum, { hand, up, chance }) => {
      const cell = at(hand, up)
      return sum + chance * ((whole.worth[cell] ?? 0) - (charted.worth[cell] ?? 0))
    }, 0)
}

function policyOf({ table }: Solution, chart: Chart): Uint8Array {
  const policy = new Uint8Array(table.size * VALUES)
  for (let hand = 1; hand < table.size; hand++) {
    const total = table.total[hand] ?? 0
    for (let up = 1; up <= VALUES; up++) {
      const code = codeIn(chart, total, table.soft[hand] === 1, up) ?? (total < 21 ? 'H' : 'S')
      policy[at(hand, up)] = actionOf(code, table.cards[hand] ?? 0)
    }
  }
  return policy
}

function actionOf(code: Code, cards: number): number {
  if (code === 'H') return HIT
  if (code === 'S') return STAND
  if (cards === 2) return DOUBLE
  return code === 'Ds' ? STAND : HIT
}
