import type { PlatePlace, Point, SeatPlace, StagePlan } from '#web/table/blackjack/stage/plan'

const WIDTH = 800

/** How far from the middle and from the near edge each seat lies, from the shoe's side. */
const SEVEN: readonly (readonly [aside: number, up: number, turn: number])[] = [
  [338, 454, -26],
  [250, 268, -17],
  [140, 148, -8],
  [0, 104, 0],
  [-140, 148, 8],
  [-250, 268, 17],
  [-338, 454, 26],
]

const TWO: readonly (readonly [aside: number, up: number, turn: number])[] = [
  [176, 158, -7],
  [-176, 158, 7],
]

const SIDES: Readonly<Record<number, readonly Point[]>> = {
  1: [{ x: -60, y: -20 }],
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

/** From here on a seat is the last before the edge; the others' spots would come too near to a neighbour's. */
const LAST = 300

/** A single one at the edge, and the outermost of three, lie towards the middle, where the cloth is. */
function inwards(side: Point, aside: number, sides: number): Point {
  if (sides > 1 && Math.abs(side.x) < 100) return side
  const isLeft = aside < (sides === 1 ? -LAST : 0)
  return { x: Math.abs(side.x) * (isLeft ? 1 : -1), y: side.y }
}

const EDGE = 10

/** Towards the middle, where the edge is further away. */
function handName(x: number, y: number, aside: number): PlatePlace {
  return { x: x - aside * 0.26, y: y + 62, by: 'middle', company: aside < 0 ? 'right' : 'left' }
}

/** Two hands leave room for the whole track, and for print below it. */
export function isDeep(height: number): boolean {
  return height >= 840
}

/** The outermost hang by their outer end, so that no name leaves the table. */
function platePlace(x: number, y: number, aside: number): PlatePlace {
  if (aside > 300) return { x: WIDTH - EDGE, y: y - 4, by: 'right', company: 'below' }
  if (aside < -300) return { x: EDGE, y: y - 4, by: 'left', company: 'below' }
  return { x, y, by: 'middle', company: Math.abs(aside) > 200 ? 'below' : aside < 0 ? 'left' : 'right' }
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
      sides: (SIDES[sides] ?? []).map((side) => inwards(side, aside, sides)),
      reach: shared ? 118 : 92,
      card: shared ? 80 : 62,
      rows: shared ? 1 : 2,
      plate: shared ? handName(x, y, aside) : platePlace(x, y + 62, aside),
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
    centre: { x: middle, y: 270 },
    track: { x: middle, y: shared && !isDeep(height) ? 390 : 412, width: 440 },
    seats: places,
    own: null,
  }
}
