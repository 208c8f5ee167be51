import type { PlatePlace, Point, SeatPlace, StagePlan } from '#web/table/blackjack/stage/plan'

interface Chair extends Point {
  readonly turn: number
  readonly rows: 1 | 2
  readonly plate: PlatePlace
}

function chair(
  [x, y, turn]: readonly [number, number, number],
  [plateX, plateY]: readonly [number, number],
  company: PlatePlace['company'],
  rows: 1 | 2 = 1,
): Chair {
  return { x, y, turn, rows, plate: { x: plateX, y: plateY, by: 'middle', company } }
}

/** Along the half moon, from the shoe's side (BJ-15). */
const SEVEN: readonly Chair[] = [
  chair([1222, 376, -27], [1262, 456], 'below'),
  chair([1084, 522, -18], [1112, 590], 'right', 2),
  chair([906, 592, -8], [914, 658], 'right'),
  chair([692, 616, 0], [692, 680], 'right'),
  chair([478, 592, 8], [470, 658], 'left'),
  chair([300, 522, 18], [272, 590], 'left', 2),
  chair([162, 376, 27], [122, 456], 'below'),
]

const TWO: readonly Chair[] = [
  chair([1026, 566, -11], [1042, 640], 'right'),
  chair([358, 566, 11], [342, 640], 'left'),
]

const SIDES: Readonly<Record<number, readonly Point[]>> = {
  // Of the seats on the right; on the left the edge would be there.
  1: [{ x: -80, y: -6 }],
  2: [
    { x: -72, y: -12 },
    { x: 72, y: -12 },
  ],
  // Of the hand on the left; the other one is its mirror.
  3: [
    { x: -78, y: -14 },
    { x: 78, y: -10 },
    { x: 146, y: 6 },
  ],
}

function mirrored(places: readonly Point[] = []): readonly Point[] {
  return places.map(({ x, y }) => ({ x: -x, y }))
}

/** Turned more than so, a seat is the last before the edge; the others' spots would come too near to a neighbour's. */
const LAST = 20

/** Towards the middle where there is an end that lies outside. */
function sidesOf({ turn }: Chair, sides: number): readonly Point[] {
  const isMirrored = sides === 1 ? turn > LAST : sides > 2 && turn < 0
  return isMirrored ? mirrored(SIDES[sides]) : (SIDES[sides] ?? [])
}

function seatAt(place: Chair, index: number, sides: number): SeatPlace {
  const shared = sides > 2
  return {
    ...place,
    seat: index + 1,
    socket: 43,
    sideSocket: shared ? 28 : 24,
    sides: sidesOf(place, sides),
    reach: shared ? 110 : 102,
    card: shared ? 78 : 70,
  }
}

/** The table on a desk. */
export function widePlan(seats: number, sides: number): StagePlan {
  return {
    kind: 'wide',
    width: 1384,
    height: 738,
    dealer: { x: 692, y: 150, card: 88 },
    shoe: { x: 1086, y: 34, scale: 0.95 },
    tray: { x: 150, y: 56, scale: 0.9 },
    float: { x: 512, y: 2, scale: 1, width: 360 },
    status: { x: 692, y: 250, width: 344 },
    centre: { x: 692, y: 284 },
    track: { x: 692, y: 430, width: 380 },
    seats: (seats === 2 ? TWO : SEVEN.slice(0, seats)).map((place, index) => seatAt(place, index, sides)),
    own: null,
  }
}
