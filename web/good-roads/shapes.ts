import type { GoodRoad } from '#engine/roads/good-roads'
import { otherSide } from '#engine/roads/own-pattern'
import type { Side } from '#engine/roads/result'
import type { Drawing } from '#web/good-roads/drawing'

/** How each of the six shapes looks when the player's side names it: one example that holds. */
const SHAPES = {
  Streak: { first: 'P', columns: [5] },
  PingPong: { first: 'B', columns: [1, 1, 1, 1, 1, 1] },
  OneTwo: { first: 'P', columns: [1, 2, 1, 2] },
  Sandwich: { first: 'P', columns: [2, 3, 2] },
  Separate: { first: 'P', columns: [1, 3, 2, 3, 1, 3, 2] },
  Change: { first: 'P', columns: [1, 3, 1, 2, 1] },
} as const satisfies Readonly<Record<string, Drawing>>

/** The picture of a good road (RD-6). */
export function shapeOf(road: GoodRoad): Drawing {
  const isPlayers = road.startsWith('player')
  const { first, columns } = SHAPES[kindOf(road)]
  const side: Side = isPlayers ? first : otherSide(first)
  return { first: side, columns }
}

function kindOf(road: GoodRoad): keyof typeof SHAPES {
  return road.replace(/^(player|banker)/, '') as keyof typeof SHAPES
}
