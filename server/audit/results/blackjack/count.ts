import type { Card } from '#engine/cards/card'
import { rank } from '#server/audit/results/cards'

/** BJ-1: pictures count ten, an ace eleven as long as that is no harm. */
export function count(cards: readonly Card[]): number {
  let total = 0
  let elevens = 0
  for (const card of cards) {
    total += isAce(card) ? 11 : worth(card)
    if (isAce(card)) elevens += 1
  }
  for (; elevens > 0 && total > 21; elevens--) total -= 10
  return total
}

export function isAce(card: Card | undefined): boolean {
  return card !== undefined && rank(card) === 1
}

export function isTen(card: Card | undefined): boolean {
  return card !== undefined && rank(card) >= 10
}

/** Ten to king are alike, an ace counts one. */
export function worth(card: Card): number {
  return Math.min(rank(card), 10)
}

/** BJ-2: an ace and a ten-valued card and nothing else; that they come from no split, the hand knows. */
export function isTwoCard21(cards: readonly Card[]): boolean {
  return cards.length === 2 && cards.some(isAce) && cards.some(isTen)
}
