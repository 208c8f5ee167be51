import type { PictureSpot } from '#console/family'
import type { State } from '#engine/blackjack/types'
import type { CardPlace } from '#engine/round/plan'

/** The seats in an arc, seen from behind the table: seat 1 is on the left. */
export function spots({ seats: { length: seats } }: State, place: CardPlace | null): readonly PictureSpot[] {
  const seat = place !== null && 'seat' in place ? place.seat : null
  const spread = Math.min(62, 18 * (seats - 1))
  const arc = Array.from({ length: seats }, (_, index): PictureSpot => {
    const degrees = seats === 1 ? 0 : -spread + (2 * spread * index) / (seats - 1)
    const angle = (degrees * Math.PI) / 180
    return {
      key: `seat ${index + 1}`,
      x: Math.round(95 + 84 * Math.sin(angle)),
      y: Math.round(76 - 56 * Math.cos(angle)),
      turn: degrees * 0.7,
      name: String(index + 1),
      now: seat === index + 1,
    }
  })
  return [...arc, { key: 'dealer', x: 95, y: 86, turn: 0, name: '', now: seat === 0 }]
}
