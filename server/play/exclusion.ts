import type { ExclusionChoice } from '#protocol/play'

/** A player's own stop. `until` null is without end. */
export interface Exclusion {
  readonly choice: ExclusionChoice
  readonly since: number
  readonly until: number | null
}

const HOUR_MILLIS = 3_600_000
const DAY_MILLIS = 24 * HOUR_MILLIS

const LENGTH_MILLIS: Readonly<Record<ExclusionChoice, number | null>> = {
  '24h': DAY_MILLIS,
  '7d': 7 * DAY_MILLIS,
  '30d': 30 * DAY_MILLIS,
  '60d': 60 * DAY_MILLIS,
  '90d': 90 * DAY_MILLIS,
  endless: null,
}

const REVOCABLE_MONTHS = 6
const REVOKED_MILLIS = 7 * DAY_MILLIS

export function isExcluded(exclusion: Exclusion | null, now: number): exclusion is Exclusion {
  return exclusion !== null && (exclusion.until === null || now < exclusion.until)
}

export function exclusionFor(choice: ExclusionChoice, now: number): Exclusion {
  const length = LENGTH_MILLIS[choice]
  return { choice, since: now, until: length === null ? null : now + length }
}

/** One that runs may be made longer, never shorter. */
export function endsEarlier(wanted: Exclusion, running: Exclusion): boolean {
  if (running.until === null) return wanted.until !== null
  return wanted.until !== null && wanted.until < running.until
}

/** When an endless one may be revoked; null for those that end by themselves. */
export function revocableAt({ choice, since, until }: Exclusion): number | null {
  if (choice !== 'endless' || until !== null) return null
  const date = new Date(since)
  date.setUTCMonth(date.getUTCMonth() + REVOCABLE_MONTHS)
  return date.getTime()
}

/** It still holds for a week. */
export function revoked(exclusion: Exclusion, now: number): Exclusion {
  return { ...exclusion, until: now + REVOKED_MILLIS }
}
