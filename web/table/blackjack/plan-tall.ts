import type { Point, SeatPlace, StagePlan } from '#web/table/blackjack/plan'

const WIDTH = 800

/** How far from the middle and from the near edge each seat lies, from the shoe's side. */
const SEVEN: readonly (readonly [aside: number, up: number, turn: number])[] = [
  [334, 410, -26],
  [270, 264, -17],
  [148, 148, -8],
  [0, 104, 0],
  [-148, 148, 8],
  [-270, 264, 17],
  [-334, 410, 26],
]

const TWO: readonly (readonly [aside: number, up: number, turn: number])[] = [
  [176, 158, -7],
  [-176, 158, 7],
]

const SIDES: Readonly<Record<number, readonly Point[]>> = {
  1: [{ x: -50, y: -22 }],
  2: [
    { x: -50, y: -22 },
    { x: 50, y: -22 },
  ],
  3: [
    { x: -78, y: -6 },
    { x: 78, y: -6 },
    { x: -134, y: -22 },
  ],
}

/** The outermost of three lies towards the middle, where the cloth is. */
function inwards(side: Point, aside: number): Point {
  return Math.abs(side.x) > 100 ? { x: Math.abs(side.x) * (aside > 0 ? -1 : 1), y: side.y } : side
}

/** A tablet held upright: the same arc, deeper. */
export function tallPlan(seats: number, sides: number, height: number): StagePlan {
  const middle = WIDTH / 2
  const shared = seats === 2
  const chairs = shared ? TWO : SEVEN.slice(0, seats)
  const places = chairs.map(([aside, up, turn], index): SeatPlace => {
    const x = middle + aside
    const y = height - up
    return {
      seat: index + 1,
      x,
      y,
      turn,
      socket: shared ? 40 : 33,
      sideSocket: shared ? 26 : 19,
      sides: (SIDES[sides] ?? []).map((side) => inwards(side, aside)),
      reach: shared ? 118 : 92,
      card: shared ? 80 : 62,
      plate: { x: Math.min(WIDTH - 62, Math.max(62, x)), y: y + (shared ? 68 : 62) },
      behind: { x: x + (aside > 300 ? -118 : 44), y: y + 26 },
    }
  })
  return {
    kind: 'tall',
    width: WIDTH,
    height,
    dealer: { x: middle, y: 140, card: 88 },
    shoe: { x: 620, y: 40, scale: 0.86 },
    tray: { x: 60, y: 56, scale: 0.8 },
    float: { x: 250, y: 2, scale: 1, width: 300 },
    status: { x: middle, y: 238, width: 380 },
    centre: { x: middle, y: 330 },
    track: { x: middle, y: 412, width: 440 },
    seats: places,
    own: null,
  }
}
