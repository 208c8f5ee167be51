import type { Decision } from '#engine/blackjack/types'
import type { GameToSolve } from '#math/blackjack/game'
import { DOUBLE, HIT } from '#math/blackjack/play'
import { handOf, type Solution } from '#math/blackjack/solve'
import { at } from '#math/blackjack/standing'

/** Best first decision on two cards (values 1 to 10) against an up card, composition by composition. */
export function firstDecision(solution: Solution, first: number, second: number, up: number): Decision {
  const cell = at(handOf(solution.table, first, second), up)
  if (first === second) {
    const split = solution.splits[first - 1]?.worth[up] ?? Number.NEGATIVE_INFINITY
    if (split > (solution.whole.worth[cell] ?? 0)) return 'split'
  }
  return decisionOf(solution.whole.action[cell] ?? 0)
}

/** Best decision on three cards or more, none of them split: hit or stand. */
export function laterDecision(solution: Solution, hand: number, up: number): Decision {
  return solution.whole.action[at(hand, up)] === HIT ? 'hit' : 'stand'
}

/** Best decision on a split hand of two cards or more; `own` where the player's first stake lies on it, not a token. */
export function splitDecision(
  { rules }: GameToSolve,
  solution: Solution,
  pair: number,
  hand: number,
  up: number,
  own: boolean,
): Decision {
  if (pair === 1) return 'stand'
  const split = solution.splits[pair - 1]
  const decision = decisionOf((own ? split?.own : split?.others)?.[at(hand, up)] ?? 0)
  const doubles = rules.doubleAfterSplit && (solution.table.cards[hand] ?? 0) === 2
  return decision === 'double' && !doubles ? 'hit' : decision
}

function decisionOf(action: number): Decision {
  if (action === DOUBLE) return 'double'
  return action === HIT ? 'hit' : 'stand'
}
