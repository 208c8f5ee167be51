import { isZone, WallClock } from '#server/history/zones'

/** From a moment up to, not including, another. */
export interface Range {
  readonly from: number
  readonly to: number
}

export interface ZonedRange extends Range {
  readonly zone: string
}

const MILLIS = /^\d{1,15}$/
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const DAY_MILLIS = 86_400_000

interface Asked {
  readonly from?: unknown
  readonly to?: unknown
  readonly zone?: unknown
}

/**
 * What is asked for, or the sentence that says what is wrong with it. A date is the whole of that day in the zone: a
 * range from a date begins with it, one to a date ends with it.
 */
export function readRange({ from, to, zone = 'UTC' }: Asked, now: number): ZonedRange | string {
  if (typeof zone !== 'string' || zone.length > 64 || !isZone(zone)) {
    return "'zone' is a time zone, such as Europe/Rome."
  }
  const clock = new WallClock(zone)
  const start = from === undefined ? 0 : moment(clock, from, 0)
  const end = to === undefined ? now + DAY_MILLIS : moment(clock, to, 1)
  if (start === null) return "'from' is a date, such as 2026-01-31, or milliseconds since 1970."
  if (end === null) return "'to' is a date, such as 2026-01-31, or milliseconds since 1970."
  if (start > end) return "'from' must not be after 'to'."
  return { from: start, to: end, zone }
}

function moment(clock: WallClock, given: unknown, daysLater: 0 | 1): number | null {
  if (typeof given !== 'string') return null
  if (MILLIS.test(given)) return Number(given) <= LATEST ? Number(given) : null
  if (!DATE.test(given)) return null
  const day = new Date(`${given}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== given) return null
  return Math.max(
    0,
    clock.startOf(new Date(day.getTime() + daysLater * DAY_MILLIS).toISOString().slice(0, 10)),
  )
}

/** The last moment of the year 9998. */
const LATEST = Date.UTC(9999, 0, 1) - 1
