import type { Card } from '#engine/cards/card'

const RANKS = 'A23456789TJQK'

/** Ace 1, jack 11, queen 12, king 13. */
export function rank(card: Card): number {
  return RANKS.indexOf(card.charAt(0)) + 1
}

export function suit(card: Card): string {
  return card.charAt(1)
}

export function isRed(card: Card): boolean {
  return 'HD'.includes(suit(card))
}

export function text(cards: readonly Card[]): string {
  return cards.join(' ')
}
