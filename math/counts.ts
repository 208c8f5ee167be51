import { DECK, RANKS } from '#engine/cards/card'

/** How many cards of each of the 13 ranks are unseen, ace first. */
export type RankCounts = readonly number[]

export function freshShoe(decks: number): RankCounts {
  if (!Number.isInteger(decks) || decks < 1 || decks > 255) {
    throw new RangeError(`A shoe holds 1 to 255 whole decks, not ${decks}.`)
  }
  return RANKS.map(() => 4 * decks)
}

/** How many of each of the 52 cards are unseen, in DECK's order; as yet unchecked. */
export type CardCounts = readonly number[]

export function freshCards(decks: number): CardCounts {
  return DECK.map(() => decks)
}
