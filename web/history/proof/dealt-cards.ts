import type { Card } from '#engine/cards/card'
import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import type { TableEvent } from '#engine/table/types'

/**
 * Every card in the order of the shoe. One that was dealt face down is known by its turning (FA-5), and null where it
 * was never turned.
 */
export function dealtCards(game: GameId, events: readonly TableEvent[]): readonly (Card | null)[] {
  const { turnedOf } = gameOf(game)
  const cards: (Card | null)[] = []
  const faceDown: number[] = []
  for (const event of events) {
    if (event.type === 'dealt') {
      if (event.faceDown) faceDown.push(cards.length)
      cards.push(event.card)
    } else if (event.type === 'turned') {
      const place = faceDown[turnedOf(event)]
      if (place !== undefined) cards[place] = event.card
    }
  }
  return cards
}
