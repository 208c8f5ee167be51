import { firstDecision, laterDecision, splitDecision } from '#math/blackjack/best-play'
import { insures, takesEvenMoney } from '#math/blackjack/fast-offers'
import type { GameToSolve } from '#math/blackjack/game'
import { type HandTable, VALUES } from '#math/blackjack/hands'
import { DOUBLE, HIT, isFreeDouble, STAND } from '#math/blackjack/play'
import { handOf, type Solution } from '#math/blackjack/solve'
import { at } from '#math/blackjack/standing'

/** Beside STAND, HIT and DOUBLE: what the house pays for (FB-8, FB-9), and what needs no decision on cards. */
export const FREE_DOUBLE = 3
export const SPLIT = 4
export const FREE_SPLIT = 5
export const NATURAL = 6
export const EVEN_MONEY = 7
/** Added to a first decision where insurance is taken before it. */
export const INSURED = 8

/** Best play of a game, looked up by hand and up card (`at`); an up card or first card counts from 0 for the ace. */
export interface FastDecisions {
  /** By first card, second card and up card. */
  readonly start: Uint8Array
  /** Hands of three cards or more: hit or stand. */
  readonly later: Uint8Array
  /** Split hands, one table of all hands for each pair, ace first: where the first stake lies, and the others. */
  readonly own: Uint8Array
  readonly others: Uint8Array
  /** By pair: how many hands it may become. */
  readonly most: Uint8Array
}

export function startIndex(first: number, second: number, up: number): number {
  return (first * VALUES + second) * VALUES + up
}

export function fastDecisions(game: GameToSolve, solution: Solution): FastDecisions {
  const { rules } = game
  const cells = solution.table.size * VALUES
  const decisions: FastDecisions = {
    start: new Uint8Array(VALUES ** 3),
    later: new Uint8Array(cells),
    own: new Uint8Array(VALUES * cells),
    others: new Uint8Array(VALUES * cells),
    most: new Uint8Array(VALUES),
  }
  for (let up = 1; up <= VALUES; up++) {
    for (let hand = 1; hand < solution.table.size; hand++) {
      decisions.later[at(hand, up)] = laterDecision(solution, hand, up) === 'hit' ? HIT : STAND
    }
    for (let first = 1; first <= VALUES; first++) {
      for (let second = 1; second <= VALUES; second++) {
        const index = startIndex(first - 1, second - 1, up - 1)
        decisions.start[index] = startOf(game, solution, first, second, up)
      }
      fillSplit(game, solution, first, up, decisions)
    }
  }
  for (let pair = 1; pair <= VALUES; pair++) {
    const again = rules.handsPerSeat > 2 && (pair !== 1 || rules.resplitAces)
    decisions.most[pair - 1] = again ? rules.handsPerSeat : 2
  }
  return decisions
}

function startOf(game: GameToSolve, solution: Solution, first: number, second: number, up: number): number {
  const insured = up === 1 && insures(game, solution, first, second) ? INSURED : 0
  const hand = handOf(solution.table, first, second)
  if (solution.table.total[hand] === 21) {
    return insured + (takesEvenMoney(game, solution, up) ? EVEN_MONEY : NATURAL)
  }
  const decision = firstDecision(solution, first, second, up)
  if (decision !== 'split') return insured + codeOf(game, solution.table, hand, decision)
  return insured + (game.rules.freeSplits && first !== 10 ? FREE_SPLIT : SPLIT)
}

/** Only hands that hold a card of the pair come from its split. */
function fillSplit(
  game: GameToSolve,
  solution: Solution,
  pair: number,
  up: number,
  { own, others }: FastDecisions,
): void {
  const { table } = solution
  for (let hand = 1; hand < table.size; hand++) {
    if ((table.counts[hand * VALUES + pair - 1] ?? 0) === 0) continue
    const cell = (pair - 1) * table.size * VALUES + at(hand, up)
    const decide = (first: boolean) => splitDecision(game, solution, pair, hand, up, first)
    own[cell] = codeOf(game, table, hand, decide(true))
    others[cell] = codeOf(game, table, hand, decide(false))
  }
}

function codeOf(game: GameToSolve, table: HandTable, hand: number, decision: string): number {
  if (decision === 'stand') return STAND
  if (decision === 'hit') return HIT
  return isFreeDouble(game, table, hand) ? FREE_DOUBLE : DOUBLE
}
