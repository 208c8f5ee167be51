import type { HandPlaces } from '#web/table/baccarat/cards/hand'
import type { Ground } from '#web/table/sides/stage/stage'

type Sides = Readonly<Record<'player' | 'banker', HandPlaces>>

/** Where cards and totals lie on each stage. */
const PLACES: Readonly<Record<Ground['size'], Sides>> = {
  medium: {
    player: {
      cards: [
        { x: 118, y: 92 },
        { x: 52, y: 92 },
        { x: 85, y: 119 },
      ],
      total: { x: 172, y: 92 },
      width: 62,
    },
    banker: {
      cards: [
        { x: 272, y: 92 },
        { x: 338, y: 92 },
        { x: 305, y: 119 },
      ],
      total: { x: 218, y: 92 },
      width: 62,
    },
  },
  large: {
    player: {
      cards: [
        { x: 386, y: 186 },
        { x: 296, y: 186 },
        { x: 196, y: 186 },
      ],
      total: { x: 456, y: 186 },
      width: 84,
    },
    banker: {
      cards: [
        { x: 642, y: 186 },
        { x: 732, y: 186 },
        { x: 832, y: 186 },
      ],
      total: { x: 572, y: 186 },
      width: 84,
    },
  },
}

export function handPlaces(size: Ground['size']): Sides {
  return PLACES[size]
}
