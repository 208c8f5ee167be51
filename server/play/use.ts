import type { LimitKind, Period } from '#protocol/play'
import { gainAt, type Usage } from '#server/play/facts'
import { dayOf, startOf } from '#server/play/periods'

const MINUTE_MILLIS = 60_000

/**
 * How much of a limit is used: cents, or milliseconds for time. What lies in running rounds counts as lost, so that
 * many tables at once do not beat a limit; time runs on from the last stake to a stake now.
 */
export function usedOf(kind: LimitKind, period: Period, { stretch, days }: Usage, now: number): number {
  const first = dayOf(startOf(period, now))
  let used = kind === 'time' ? gainAt(stretch, now) : 0
  for (const { day, staked, paid, deposited, playedMillis } of days) {
    if (day < first) continue
    switch (kind) {
      case 'deposit':
        used += deposited
        break
      case 'loss':
        used += staked - paid
        break
      case 'stake':
        used += staked
        break
      case 'time':
        used += playedMillis
        break
      default:
        kind satisfies never
    }
  }
  return used
}

/** What is left of a limit, in its own unit; never below zero. */
export function leftOf(kind: LimitKind, amount: number, used: number): number {
  const left = kind === 'time' ? Math.ceil((amount * MINUTE_MILLIS - used) / MINUTE_MILLIS) : amount - used
  return Math.max(0, left)
}
