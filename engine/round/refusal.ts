/** Why something was not done: stable codes, listed in docs/refusals.md. */
export const REASONS = [
  'balance',
  'own-limit',
  'limit-min',
  'limit-max',
  'unit',
  'closed',
  'no-seat',
  'seat-taken',
  'not-your-turn',
  'not-offered',
  'not-in-game',
  'not-asked',
  'other-cards',
  'no-chips',
  'mixed-chips',
  'no-behind',
  'seats-held',
  'whole-insurance',
  'zero-commission',
  'switched-off',
  'staked',
  'own-seat',
  'opposite-bets',
  'needs-main',
  'exceeds-main',
  'bad-input',
] as const

export type Reason = (typeof REASONS)[number]

/** Why chips that lie there are not played when betting closes (FL-3). */
export type UnplayedReason = 'balance' | 'own-limit' | 'limit-min' | 'needs-main' | 'exceeds-main'

/** An expected failure, wherever it is: a stable code and a sentence that says what was wrong and what to do. */
export interface Refusal<Why extends string = Reason> {
  readonly reason: Why
  readonly text: string
}

export function refuse<const Why extends string>(reason: Why, text: string): Refusal<Why> {
  return { reason, text }
}

export function isRefusal<Value extends object>(value: Value): value is Extract<Value, Refusal<string>> {
  return 'reason' in value && 'text' in value
}

/** A value from outside as a word in a sentence; never runs its code. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'function' ? 'a function' : String(value)
}
