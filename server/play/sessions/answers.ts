import type { TableSessionAnswer } from '#protocol/http/play'
import type { SessionRow } from '#server/play/sessions/book'
import type { HttpRefusal } from '#server/refusal'

/** A session as its player sees it. */
export function sessionAnswer(row: SessionRow, sessionMost: number): TableSessionAnswer {
  const { id, participation, table_id, regulated, state, opened_at, ended_at, funded, bonus, returned } = row
  const left = regulated ? Math.max(0, sessionMost - funded - bonus) : 0
  const times = { openedAt: opened_at, endedAt: ended_at }
  return { session: id, participation, table: table_id, regulated, state, ...times, funded, left, returned }
}

export const AMOUNT_NEEDED: HttpRefusal = {
  status: 409,
  reason: 'amount-needed',
  text: "Money is taken to the table here: say how many cents in 'amount', and a 'key' of your own.",
}
export const NO_AMOUNT: HttpRefusal = {
  status: 409,
  reason: 'no-amount',
  text: "Your money stays on your account here: leave 'amount' out.",
}
export const KEY_NEEDED: HttpRefusal = {
  status: 400,
  reason: 'bad-request',
  text: "'key' is missing: make one for each time you take money to a table.",
}
export const TOO_LITTLE: HttpRefusal = {
  status: 409,
  reason: 'balance',
  text: 'You have less than that on your account.',
}
export const KEY_REUSED: HttpRefusal = {
  status: 409,
  reason: 'id-reused',
  text: 'This key took another amount to the table: make a new one for each time.',
}
export const ENDING: HttpRefusal = {
  status: 409,
  reason: 'session-ending',
  text: 'This session ends with the running round: open another one after it.',
}

export function tooMuch(most: number, left: number): HttpRefusal {
  const text = `A session has ${most} cents at most in all: ${left} more may be taken to this one.`
  return { status: 409, reason: 'limit-max', text }
}
