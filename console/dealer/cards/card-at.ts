import type { Card } from '#engine/cards/card'
import type { CardPlace } from '#engine/round/plan'
import type { TableState } from '#engine/table/types'

/** The card that lies open in this place; null where none does, and for one that lies face down (FA-5). */
export function cardAt({ game }: TableState, place: CardPlace): Card | null {
  if ('side' in place) return 'seats' in game ? null : (game[place.side][place.card - 1] ?? null)
  if (!('seats' in game)) return null
  const { dealer, lines } = game
  if (place.seat === 0) return dealer.cards[place.card - 1] ?? null
  const line = lines.filter(({ seat }) => seat === place.seat)[place.hand]
  return line?.cards[place.card - 1] ?? null
}
