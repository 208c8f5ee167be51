import type { Point, SeatPlace, StagePlan } from '#web/table/blackjack/plan'

interface Chair extends Point {
  readonly turn: number
  readonly plate: Point
  readonly behind: Point
}

/** Along the half moon, from the shoe's side (BJ-15). */
const SEVEN: readonly Chair[] = [
  { x: 1222, y: 376, turn: -27, plate: { x: 1262, y: 456 }, behind: { x: 1192, y: 430 } },
  { x: 1084, y: 522, turn: -18, plate: { x: 1112, y: 590 }, behind: { x: 1138, y: 556 } },
  { x: 906, y: 592, turn: -8, plate: { x: 914, y: 658 }, behind: { x: 964, y: 626 } },
  { x: 692, y: 616, turn: 0, plate: { x: 692, y: 680 }, behind: { x: 750, y: 648 } },
  { x: 478, y: 592, turn: 8, plate: { x: 470, y: 658 }, behind: { x: 530, y: 628 } },
  { x: 300, y: 522, turn: 18, plate: { x: 272, y: 590 }, behind: { x: 338, y: 586 } },
  { x: 162, y: 376, turn: 27, plate: { x: 122, y: 456 }, behind: { x: 208, y: 430 } },
]

const TWO: readonly Chair[] = [
  { x: 1026, y: 566, turn: -11, plate: { x: 1042, y: 640 }, behind: { x: 1078, y: 602 } },
  { x: 358, y: 566, turn: 11, plate: { x: 342, y: 640 }, behind: { x: 400, y: 606 } },
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
    behind: chair.behind,
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
    track: { x: 692, y: 430, width: 380 },
    seats: (seats === 2 ? TWO : SEVEN.slice(0, seats)).map((chair, index) => seatAt(chair, index, sides)),
    own: null,
  }
}
