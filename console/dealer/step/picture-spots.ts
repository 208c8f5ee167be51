import type { CardPlace } from '#engine/round/plan'
import type { TableState } from '#engine/table/types'

interface PictureSpot {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly name: string
  readonly now: boolean
}

/** Where cards lie on the table, in a picture of 190 × 106, seen from behind it: seat 1 is on the left. */
export function spotsOf({ game }: TableState, place: CardPlace | null): readonly PictureSpot[] {
  return 'seats' in game ? seatSpots(game.seats.length, place) : sideSpots(place)
}

const SIDES = [
  { side: 'player', from: 20 },
  { side: 'banker', from: 114 },
] as const

function sideSpots(place: CardPlace | null): readonly PictureSpot[] {
  return SIDES.flatMap(({ side, from }) =>
    [1, 2, 3].map((card) => ({
      key: `${side} ${card}`,
      x: from + (card - 1) * 28,
      y: 53,
      turn: 0,
      name: String(card),
      now: place !== null && 'side' in place && place.side === side && place.card === card,
    })),
  )
}

function seatSpots(seats: number, place: CardPlace | null): readonly PictureSpot[] {
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
