/** Where a finger was, and when. */
export interface Touched {
  readonly x: number
  readonly y: number
  readonly at: number
}

const LEAST = 64
const QUICK_MILLIS = 600

/** Which way a finger wiped: to the next table (1), to the one before (-1), or not at all (0). */
export function swipeOf(from: Touched, to: Touched): -1 | 0 | 1 {
  const across = to.x - from.x
  const isSwipe = Math.abs(across) >= LEAST && Math.abs(across) > 2 * Math.abs(to.y - from.y)
  if (!isSwipe || to.at - from.at > QUICK_MILLIS) return 0
  return across < 0 ? 1 : -1
}
