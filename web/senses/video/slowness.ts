/** What is known of how well a video comes through. Moments in milliseconds. */
export interface Line {
  /** The latest round trips to the house, newest last. */
  readonly trips: readonly number[]
  /** When the picture stood still, newest last. */
  readonly stalls: readonly number[]
  /** Since when the line counts as slow; null while it is good. */
  readonly slowSince: number | null
}

export const GOOD_LINE: Line = { trips: [], stalls: [], slowSince: null }

const TRIPS = 3
const SLOW_TRIP = 700
const GOOD_TRIP = 350
const STALLS = 3
const STALLS_WITHIN = 60_000
/** Long enough that the view does not flicker between the two. */
const REST = 90_000

export function heardTrip(line: Line, millis: number, now: number): Line {
  return judged({ ...line, trips: [...line.trips, millis].slice(-TRIPS) }, now)
}

/** `weight`: a picture that stands still for long counts more than once. */
export function sawStall(line: Line, now: number, weight = 1): Line {
  const stalls = [...line.stalls, ...Array<number>(weight).fill(now)].slice(-STALLS)
  return judged({ ...line, stalls }, now)
}

/** TP-4: slow by three long round trips or three stalls in a minute; good again after a long good time. */
function judged(line: Line, now: number): Line {
  const { trips, stalls, slowSince } = line
  const slow =
    (trips.length === TRIPS && trips.every((trip) => trip > SLOW_TRIP)) ||
    (stalls.length === STALLS && now - (stalls[0] ?? 0) <= STALLS_WITHIN)
  if (slow) return { ...line, slowSince: now }
  if (slowSince === null) return line
  const rested = now - slowSince >= REST && now - (stalls.at(-1) ?? 0) >= REST
  const good = trips.length === TRIPS && trips.every((trip) => trip < GOOD_TRIP)
  return rested && good ? { ...line, slowSince: null } : line
}
