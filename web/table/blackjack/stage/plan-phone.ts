import type { OwnPlace, SeatPlace, StagePlan } from '#web/table/blackjack/stage/plan'

const WIDTH = 390

/** Small seats along a shallow arc: how far aside, and how much higher than the one in the middle. */
export const SEVEN_SMALL: readonly (readonly [x: number, up: number, turn: number])[] = [
  [358, 57, -11.6],
  [305, 27, -7.9],
  [251, 7, -4],
  [195, 0, 0],
  [139, 7, 4],
  [85, 27, 7.9],
  [32, 57, 11.6],
]

const ROOMY = 500
/** The track lies above two hands. */
const ROOMY_FOR_TWO = 580

/** What a phone has room for in `height` units above the dock. */
export function phonePlan(seats: number, sides: number, height: number): StagePlan {
  const roomy = height >= (seats === 2 ? ROOMY_FOR_TWO : ROOMY)
  const card = roomy ? 72 : seats === 2 && height < ROOMY ? 50 : 58
  const dealerY = 22 + card * 0.7
  const statusY = dealerY + card * 0.7 + (roomy ? 34 : 26)
  return {
    kind: 'phone',
    width: WIDTH,
    height,
    dealer: { x: 195, y: dealerY, card },
    shoe: { x: 288, y: roomy ? 16 : 8, scale: 0.58 },
    tray: { x: 14, y: roomy ? 20 : 12, scale: 0.58 },
    float: null,
    status: { x: 195, y: statusY, width: 330 },
    centre: { x: 195, y: statusY + 26 },
    track: { x: 195, y: statusY + 26, width: 366 },
    ...(seats === 2 ? twoHands(sides, height) : sevenSeats(seats, sides, height, statusY)),
  }
}

interface Rest {
  readonly seats: readonly SeatPlace[]
  readonly own: OwnPlace | null
}

function sevenSeats(seats: number, sides: number, height: number, statusY: number): Rest {
  const roomy = height >= ROOMY
  const ownCard = roomy ? 96 : 78
  const ownY = height - ownCard * 0.7 - 16
  const arcY = Math.max(statusY + 132, ownY - ownCard * 0.7 - (roomy ? 44 : 34))
  const places = SEVEN_SMALL.slice(0, seats).map(([x, up, turn], index): SeatPlace => {
    const y = arcY - up
    return {
      seat: index + 1,
      x,
      y,
      turn,
      socket: 19,
      sideSocket: 0,
      sides: [],
      reach: 44,
      card: 25,
      rows: 1,
      within: WIDTH,
      plate: { x, y: y + 27, by: 'middle', company: x < WIDTH / 2 ? 'right' : 'left' },
    }
  })
  const aside =
    sides === 1
      ? [{ x: -138, y: 0 }]
      : [
          { x: -138, y: -34 },
          { x: -138, y: 38 },
        ]
  return { seats: places, own: { x: 195, y: ownY, card: ownCard, sides: aside.slice(0, sides) } }
}

/** Two hands that everybody plays: a column each. */
function twoHands(sides: number, height: number): Rest {
  const [card, reach] = height >= ROOMY_FOR_TWO ? [66, 92] : height >= ROOMY ? [54, 80] : [46, 66]
  const y = height - 106
  const spots = [
    { x: -62, y: 44 },
    { x: 62, y: 44 },
    { x: 0, y: 54 },
  ].slice(0, sides)
  const places = [292, 98].map(
    (x, index): SeatPlace => ({
      seat: index + 1,
      x,
      y,
      turn: 0,
      socket: 32,
      sideSocket: 22,
      sides: spots,
      reach,
      card,
      rows: 1,
      plate: { x, y: y + 96, by: 'middle', company: 'along' },
    }),
  )
  return { seats: places, own: null }
}
