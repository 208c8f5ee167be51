import type { Period } from '#protocol/play'

const DAY_MILLIS = 86_400_000
const WEEKDAYS = 7

/** The day of a moment, in UTC, as 2026-01-31: as texts, days are in their order. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** When the day, week (from Monday) or month of a moment began. */
export function startOf(period: Period, at: number): number {
  const date = new Date(at)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  switch (period) {
    case 'day':
      return Date.UTC(year, month, day)
    case 'week':
      return Date.UTC(year, month, day) - ((date.getUTCDay() + WEEKDAYS - 1) % WEEKDAYS) * DAY_MILLIS
    case 'month':
      return Date.UTC(year, month, 1)
    default:
      return period satisfies never
  }
}

/** When the next one begins. */
export function endOf(period: Period, at: number): number {
  const start = new Date(startOf(period, at))
  switch (period) {
    case 'day':
      return start.getTime() + DAY_MILLIS
    case 'week':
      return start.getTime() + WEEKDAYS * DAY_MILLIS
    case 'month':
      return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)
    default:
      return period satisfies never
  }
}

/** The first day that any limit of this moment looks at. */
export function earliestDay(at: number): string {
  return dayOf(Math.min(startOf('week', at), startOf('month', at)))
}
