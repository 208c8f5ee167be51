import type { PlayAnswer } from '#protocol/http/play'
import type { LimitKind, Period } from '#protocol/play'
import type { Words } from '#web/i18n/language'

export type PlayLimit = PlayAnswer['limits'][number]

/** How a new limit differs from what holds; null is none. A looser one has to wait (TP-18). */
export function changeOf(holds: number | null, wanted: number | null): 'tighter' | 'looser' | 'same' {
  if (holds === wanted) return 'same'
  return holds !== null && (wanted === null || wanted > holds) ? 'looser' : 'tighter'
}

/** The player's own limit on something; the house's and the casino's are not theirs to change. */
export function ownLimit(limits: readonly PlayLimit[], kind: LimitKind, period: Period): PlayLimit | null {
  return (
    limits.find((limit) => limit.by === 'player' && limit.kind === kind && limit.period === period) ?? null
  )
}

/** How much of it is used, from 0 to 1; winning uses nothing of a limit on losses. */
export function shareOf({ amount, used }: Pick<PlayLimit, 'amount' | 'used'>): number {
  if (amount === 0) return 1
  return Math.min(1, Math.max(0, used / amount))
}

const HOUR_MILLIS = 3_600_000
const DAY_HOURS = 24

/** `7 giorni`, `36 ore`. */
export function waitWords({ days, hours }: Words['play'], millis: number): string {
  const whole = Math.ceil(millis / HOUR_MILLIS)
  return whole % DAY_HOURS === 0 ? days(whole / DAY_HOURS) : hours(whole)
}
