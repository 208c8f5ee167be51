import { totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'
import { CARD_OF_VALUE } from '#math/blackjack/fire-blaze/values'

/** A hand on which the dealer stands, its cards by value, and in how many orders the draws bring it (BJ-4). */
export interface DealerHand {
  readonly cards: readonly Card[]
  readonly orders: bigint
}

const FIRST_CARDS = 2

/** Every hand a dealer who draws to `hitsTo` can end with, from a shoe without end. */
export function dealerHands(hitsTo: number): readonly DealerHand[] {
  const ended: DealerHand[] = []
  let drawing: readonly DealerHand[] = [{ cards: [], orders: 1n }]
  while (drawing.length > 0) {
    const next = oneCardMore(drawing)
    const stands = ({ cards }: DealerHand) => cards.length >= FIRST_CARDS && totalOf(cards) > hitsTo
    ended.push(...next.filter(stands))
    drawing = next.filter((hand) => !stands(hand))
  }
  return ended
}

/** Hands of the same cards are one, whatever the order in which they came. */
function oneCardMore(hands: readonly DealerHand[]): readonly DealerHand[] {
  const next = new Map<string, DealerHand>()
  for (const { cards, orders } of hands) {
    for (const card of CARD_OF_VALUE) {
      const more = [...cards, card].toSorted()
      const key = more.join()
      next.set(key, { cards: more, orders: orders + (next.get(key)?.orders ?? 0n) })
    }
  }
  return [...next.values()]
}
