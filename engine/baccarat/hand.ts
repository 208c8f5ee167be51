import type { Card } from '#engine/cards/card'

const ACE = 'A'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)

/** BA-1. Letters come after the digits: what is neither digit nor ace is a ten or a picture. */
export function pointsOf(card: Card): number {
  const rank = card.charCodeAt(0)
  if (rank < ACE) return rank - ZERO
  return rank === ACE ? 1 : 0
}

/** BA-1: only the last digit counts. */
export function totalOf(cards: readonly Card[]): number {
  let total = 0
  for (const card of cards) total += pointsOf(card)
  return total % 10
}

/** BA-3: 8 or 9 on two cards. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards) >= 8
}
