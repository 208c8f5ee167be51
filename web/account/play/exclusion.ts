import type { PlayAnswer } from '#protocol/http/play'
import type { ExclusionChoice } from '#protocol/play'

const DAY_MILLIS = 86_400_000

const DAYS: Readonly<Record<ExclusionChoice, number | null>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '60d': 60,
  '90d': 90,
  endless: null,
}

/** When it would end if it began now; null is never. For the question only: the house says what holds. */
export function endOf(choice: ExclusionChoice, now: number): number | null {
  const days = DAYS[choice]
  return days === null ? null : now + days * DAY_MILLIS
}

/** One that runs may be made longer, never shorter. */
export function isLonger(choice: ExclusionChoice, running: PlayAnswer['exclusion'], now: number): boolean {
  if (running === null) return true
  const end = endOf(choice, now)
  if (running.until === null) return false
  return end === null || end > running.until
}
