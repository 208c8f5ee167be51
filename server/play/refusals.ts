import type { HttpRefusal } from '#server/refusal'

export const CHECK_FIRST: HttpRefusal = {
  status: 409,
  reason: 'check-due',
  text: 'A reality check is due: confirm it with POST /api/play/check first.',
}

export const LONGER_ONLY: HttpRefusal = {
  status: 409,
  reason: 'excluded',
  text: 'You are excluded for longer than that already: an exclusion may be made longer, not shorter.',
}

export const NOT_ENDLESS: HttpRefusal = {
  status: 409,
  reason: 'not-endless',
  text: 'Only an exclusion without end is revoked; any other ends by itself.',
}

/** TP-11: deposits are limited where they are made. */
export const PAID_ELSEWHERE: HttpRefusal = {
  status: 403,
  reason: 'not-here',
  text: 'You pay in with your operator: set your limit on deposits there.',
}

export function tooEarly(from: number): HttpRefusal {
  const day = new Date(from).toISOString().slice(0, 10)
  return { status: 409, reason: 'too-early', text: `This exclusion may be revoked from ${day} on.` }
}
