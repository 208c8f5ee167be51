import type { Words } from '#console/i18n/language'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** SH-9: from then on cards are to be exchanged. */
export const OLD_CARDS_MILLIS = DAY

/** A stretch of time in one figure, as coarse as people would say it. */
export function ageWords({ ages }: Pick<Words['supervisor'], 'ages'>, millis: number): string {
  const age = Math.max(0, millis)
  if (age < MINUTE) return ages.seconds(Math.floor(age / 1_000))
  if (age < HOUR) return ages.minutes(Math.floor(age / MINUTE))
  if (age < 2 * DAY) return ages.hours(Math.floor(age / HOUR))
  return ages.days(Math.floor(age / DAY))
}

/** What is left of a countdown: `9:05`. */
export function leftWords(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
