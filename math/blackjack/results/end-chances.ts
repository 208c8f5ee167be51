import { DEALER_ENDS, type DealerTree, END_BLACKJACK, endIndex } from '#math/blackjack/dealer'
import { dealerEnds } from '#math/blackjack/dealer-ends'
import { type GameToSolve, looks } from '#math/blackjack/game'
import { type HandTable, VALUES } from '#math/blackjack/hands'
import { at, type Standing } from '#math/blackjack/standing'

export const ENDS = DEALER_ENDS.length

const ROW = VALUES + 1

/** Hands that hold a card of this value; 0 is all hands. */
export function holds({ counts }: HandTable, hand: number, value: number): boolean {
  return value === 0 || (counts[hand * VALUES + value - 1] ?? 0) > 0
}

/**
 * The chance of each of the dealer's ends, `chances[at(hand, up) * ENDS + end]`, for hands that hold `value`; where
 * the dealer looks, given that there is no blackjack.
 */
export function endChances(
  game: GameToSolve,
  table: HandTable,
  tree: DealerTree,
  { unseen }: Pick<Standing, 'unseen'>,
  value: number,
): Float64Array {
  const chances = new Float64Array(table.size * VALUES * ENDS)
  for (let hand = 1; hand < table.size; hand++) {
    if ((table.cards[hand] ?? 0) < 2 || !holds(table, hand, value)) continue
    const left = unseen.slice(hand * ROW, (hand + 1) * ROW)
    if (left.some((count) => count < 0)) continue
    const total = left[0] ?? 0
    const ends = dealerEnds(tree, left)
    for (let up = 1; up <= VALUES; up++) {
      const shown = (left[up] ?? 0) / total
      if (shown <= 0) continue
      const looked = looks(game, up) ? END_BLACKJACK : ENDS
      const none = shown - (looked < ENDS ? (ends[endIndex(up, END_BLACKJACK)] ?? 0) : 0)
      for (let end = 0; end < looked; end++) {
        chances[at(hand, up) * ENDS + end] = (ends[endIndex(up, end)] ?? 0) / none
      }
    }
  }
  return chances
}
