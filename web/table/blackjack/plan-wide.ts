import { type Point, type SeatPlace, type StagePlan, turned } from '#web/table/blackjack/plan'

interface Chair extends Point {
  readonly turn: number
  readonly plate: Point
}

/** Along the half moon, from the shoe's side (BJ-15). */
const SEVEN: readonly Chair[] = [
  { x: 1222, y: 376, turn: -27, plate: { x: 1262, y: 456 } },
  { x: 1084, y: 522, turn: -18, plate: { x: 1112, y: 590 } },
  { x: 906, y: 592, turn: -8, plate: { x: 914, y: 658 } },
  { x: 692, y: 616, turn: 0, plate: { x: 692, y: 680 } },
  { x: 478, y: 592, turn: 8, plate: { x: 470, y: 658 } },
  { x: 300, y: 522, turn: 18, plate: { x: 272, y: 590 } },
  { x: 162, y: 376, turn: 27, plate: { x: 122, y: 456 } },
]

const TWO: readonly Chair[] = [
  { x: 1004, y: 572, turn: -10, plate: { x: 1016, y: 646 } },
  { x: 380, y: 572, turn: 10, plate: { x: 368, y: 646 } },
]

const SIDES: Readonly<Record<number, readonly Point[]>> = {
  1: [{ x: -72, y: -12 }],
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

function seatAt(chair: Chair, index: number, sides: number): SeatPlace {
  const shared = sides > 2
  return {
    seat: index + 1,
    x: chair.x,
    y: chair.y,
    turn: chair.turn,
    socket: 43,
    sideSocket: shared ? 28 : 24,
    sides: shared && chair.turn < 0 ? mirrored(SIDES[sides]) : (SIDES[sides] ?? []),
    reach: shared ? 110 : 102,
    card: shared ? 78 : 70,
    plate: chair.plate,
    behind: turned(chair, shared ? 44 : chair.turn > 12 ? 40 : chair.turn < -12 ? -34 : 60, shared ? 40 : 50),
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
    centre: { x: 692, y: 354 },
    track: { x: 692, y: 488, width: 376 },
    seats: (seats === 2 ? TWO : SEVEN.slice(0, seats)).map((chair, index) => seatAt(chair, index, sides)),
    own: null,
  }
}
