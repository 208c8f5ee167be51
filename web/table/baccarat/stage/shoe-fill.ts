import { DECK } from '#engine/cards/card'
import { GAMES } from '#engine/games'
import type { TableState } from '#engine/table/types'

/** How much of the shoe is left, 0…1; a full one while the next is made ready. */
export function shoeFill({ id, shoe }: TableState): number {
  if (shoe === null) return 1
  const all = GAMES[id].shoe.decks * DECK.length
  return Math.max(0, 1 - (shoe.dealt + shoe.burnedCount) / all)
}
