import { type Card, rankOf, suitOf } from '#engine/cards/card'
import type { KitWords } from '#words/register'

/** A card in words, as it is read out. */
export function cardName({ cards }: Pick<KitWords, 'cards'>, card: Card | null): string {
  return card === null ? cards.faceDown : cards.name(cards.ranks[rankOf(card)], cards.suits[suitOf(card)])
}
