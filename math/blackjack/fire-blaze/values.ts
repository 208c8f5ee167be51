import { pointsOf } from '#engine/blackjack/hand'
import { type Card, RANKS } from '#engine/cards/card'
import type { RankCounts } from '#math/counts'

/** One card for each value of BJ-1, ace first: neither suit nor the rank of a ten-valued card earns points. */
export const CARD_OF_VALUE: readonly Card[] = ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', 'TS']

/** How many cards of each value there are, in the order of `CARD_OF_VALUE`. */
export type ValueCounts = readonly number[]

export function countValues(counts: RankCounts): ValueCounts {
  const values = CARD_OF_VALUE.map(() => 0)
  for (const [index, rank] of RANKS.entries()) {
    const value = pointsOf(`${rank}S`) - 1
    values[value] = (values[value] ?? 0) + (counts[index] ?? 0)
  }
  return values
}

export function totalCount(counts: ValueCounts): number {
  return counts.reduce((total, count) => total + count, 0)
}

export function without(counts: ValueCounts, cards: readonly Card[]): ValueCounts {
  const left = [...counts]
  for (const card of cards) {
    const value = pointsOf(card) - 1
    left[value] = (left[value] ?? 0) - 1
  }
  return left
}
