import type { Refused } from '#server/people/refused'

export const CHECK_FIRST: Refused = {
  status: 409,
  error: 'check-due',
  text: 'A reality check is due: confirm it with POST /api/play/check first.',
}

export const LONGER_ONLY: Refused = {
  status: 409,
  error: 'excluded',
  text: 'You are excluded for longer than that already: an exclusion may be made longer, not shorter.',
}

export const NOT_ENDLESS: Refused = {
  status: 409,
  error: 'not-endless',
  text: 'Only an exclusion without end is revoked; any other ends by itself.',
}

/** TP-11: deposits are limited where they are made. */
export const PAID_ELSEWHERE: Refused = {
  status: 403,
  error: 'not-here',
  text: 'You pay in with your operator: set your limit on deposits there.',
}

export function tooEarly(from: number): Refused {
  const day = new Date(from).toISOString().slice(0, 10)
  return { status: 409, error: 'too-early', text: `This exclusion may be revoked from ${day} on.` }
}
