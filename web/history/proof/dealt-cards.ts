import type { Side } from '#engine/baccarat/bets'
import type { Card } from '#engine/cards/card'
import type { TableEvent } from '#engine/table/types'

/** A card of the round as it left the shoe. */
export interface DealtCard {
  /** Null where it lay face down and was never turned. */
  readonly card: Card | null
  /** A side of baccarat, a seat of blackjack, or the dealer. */
  readonly to: Side | number
}

/** Every card in the order of the shoe; one that was dealt face down is known by its turning (FA-5). */
export function dealtCards(events: readonly TableEvent[]): readonly DealtCard[] {
  const cards: DealtCard[] = []
  const faceDown = new Map<DealtCard['to'], number[]>()
  for (const event of events) {
    if (event.type === 'dealt') {
      const to = 'to' in event ? event.to : event.seat
      if (event.faceDown) faceDown.set(to, [...(faceDown.get(to) ?? []), cards.length])
      cards.push({ card: event.card, to })
    } else if (event.type === 'turned') {
      // Only the dealer of blackjack has a card face down, and only one.
      const [to, index] = 'side' in event ? [event.side, event.index] : [0, 0]
      const place = faceDown.get(to)?.[index]
      if (place !== undefined) cards[place] = { card: event.card, to }
    }
  }
  return cards
}
