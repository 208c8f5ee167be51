import { type Card, rankOf, suitOf } from '#engine/cards/card'
import type { Words } from '#web/i18n/it'

/** A card in words, as it is read out. */
export function cardName({ cards }: Words, card: Card | null): string {
  return card === null ? cards.faceDown : cards.name(cards.ranks[rankOf(card)], cards.suits[suitOf(card)])
}
