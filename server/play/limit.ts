import type { LimitKind, LimitSetter, Period } from '#protocol/play'

/** The most in a period: cents, or minutes for time. Null is no limit any more. */
export interface Limit {
  readonly kind: LimitKind
  readonly period: Period
  readonly by: LimitSetter
  readonly amount: number | null
  /** What it will be, and from when on. */
  readonly next: { readonly amount: number | null; readonly at: number } | null
}

/** What holds at a moment. */
export function amountAt({ amount, next }: Limit, now: number): number | null {
  return next !== null && next.at <= now ? next.amount : amount
}

/**
 * Tighter holds at once, looser after the delay (TP-18). A change to what holds already takes a waiting one back.
 */
export function changedLimit(limit: Limit, wanted: number | null, now: number, delayMillis: number): Limit {
  const holds = amountAt(limit, now)
  const isLooser = holds !== null && (wanted === null || wanted > holds)
  return isLooser
    ? { ...limit, amount: holds, next: { amount: wanted, at: now + delayMillis } }
    : { ...limit, amount: wanted, next: null }
}

/** Whether it can be forgotten: it limits nothing, now or later. */
export function isSpent(limit: Limit, now: number): boolean {
  return amountAt(limit, now) === null
}
