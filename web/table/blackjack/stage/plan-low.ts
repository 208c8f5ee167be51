import type { Point, SeatPlace, StagePlan } from '#web/table/blackjack/stage/plan'
import { SEVEN_SMALL } from '#web/table/blackjack/stage/plan-phone'

/** The least that everything needs, in units: narrower or lower rooms make the units smaller. */
const ACROSS = 390
const DOWN = 258
const DOWN_FOR_TWO = 318
const LARGEST_UNIT = 1.3

/** From here on the dealer has the middle, as at a table. */
const ROOMY = 620

/** Where seven seats lie apart at most. */
const WIDEST = 1.5

/** Pixels for one unit of a low room. */
export function lowUnit(width: number, height: number, seats: number): number {
  return Math.min(width / ACROSS, height / (seats === 2 ? DOWN_FOR_TWO : DOWN), LARGEST_UNIT)
}

/** A phone on its side or a small tile: the dealer left of the status, below them the seats and the own hand. */
export function lowPlan(seats: number, sides: number, width: number, height: number): StagePlan {
  const wide = Math.min(seats === 2 ? 376 : 300, width * (seats === 2 && width >= ROOMY ? 0.36 : 0.54))
  const roomy = width >= ROOMY
  const status = { x: width - wide / 2 - 10, y: 26, width: wide }
  return {
    kind: 'low',
    width,
    height,
    dealer: { x: roomy ? width / 2 - 26 : Math.min(width * 0.25, 130), y: 48, card: 50 },
    shoe: { x: width - 84, y: seats === 2 ? 108 : 44, scale: 0.46 },
    tray: { x: roomy ? 24 : -70, y: 20, scale: 0.46 },
    float: null,
    status,
    centre: { x: width / 2, y: 50 },
    track: roomy ? { x: width / 2, y: 98, width: 400 } : { x: status.x, y: 48, width: wide },
    ...(seats === 2 ? twoHands(sides, width, height) : sevenSeats(seats, sides, width, height)),
  }
}

type Rest = Pick<StagePlan, 'seats' | 'own'>

function sevenSeats(seats: number, sides: number, width: number, height: number): Rest {
  const middle = width / 2
  const apart = Math.min(width / ACROSS, WIDEST)
  const card = 58
  const ownY = height - card * 0.7 - 8
  const arcY = ownY - 70
  const places = SEVEN_SMALL.slice(0, seats).map(([x, up], index): SeatPlace => {
    const place = { x: middle + (x - ACROSS / 2) * apart, y: arcY - up * 0.12 }
    return {
      ...place,
      seat: index + 1,
      turn: 0,
      socket: 17,
      sideSocket: 0,
      sides: [],
      reach: 37,
      card: 23,
      rows: 1,
      within: width,
      plate: { x: place.x, y: place.y + 25, by: 'middle', company: place.x < middle ? 'right' : 'left' },
    }
  })
  const aside: readonly Point[] =
    sides === 1
      ? [{ x: -110, y: 4 }]
      : [
          { x: -92, y: 6 },
          { x: -154, y: 6 },
        ]
  return { seats: places, own: { x: middle, y: ownY, card, sides: aside.slice(0, sides) } }
}

/** Two hands that everybody plays: half of the room each, or at both sides of the track. */
function twoHands(sides: number, width: number, height: number): Rest {
  const roomy = width >= ROOMY
  const y = height - (roomy ? 84 : 108)
  const spots = (roomy ? BESIDE : AROUND).slice(0, sides)
  const places = (roomy ? [0.8, 0.2] : [0.74, 0.26]).map((share, index): SeatPlace => {
    const x = width * share
    return {
      seat: index + 1,
      x,
      y,
      turn: 0,
      socket: 30,
      sideSocket: 22,
      sides: roomy && index === 0 ? spots.map((spot) => ({ x: -spot.x, y: spot.y })) : spots,
      reach: 68,
      card: 46,
      rows: 1,
      plate: { x, y: y + (roomy ? 62 : 92), by: 'middle', company: index === 0 ? 'right' : 'left' },
    }
  })
  return { seats: places, own: null }
}

const AROUND: readonly Point[] = [
  { x: -66, y: 22 },
  { x: 66, y: 22 },
  { x: 0, y: 58 },
]

/** Of the hand on the left: the last one lies towards the middle. */
const BESIDE: readonly Point[] = [
  { x: -66, y: 16 },
  { x: 66, y: 16 },
  { x: 124, y: 34 },
]
