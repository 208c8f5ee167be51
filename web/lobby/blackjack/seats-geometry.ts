/** The small table's drawing: 300 × 104. */
const MIDDLE = 150
const REACH = 112
const TOP = 35
const DEPTH = 49

export interface SeatPlace {
  readonly seat: number
  readonly x: number
  readonly y: number
}

/** Seats along the near edge, seat 1 from the dealer's left: on the right as the players look. */
export function seatPlaces(count: number): readonly SeatPlace[] {
  const step = count > 1 ? 2 / (count - 1) : 0
  return Array.from({ length: count }, (_, index) => {
    const along = count > 1 ? 1 - index * step : 0
    const angle = (along * Math.PI) / 2
    return {
      seat: index + 1,
      x: MIDDLE + REACH * Math.sin(angle),
      y: TOP + DEPTH * Math.cos(angle),
    }
  })
}
