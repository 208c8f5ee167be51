import type { Person } from '#server/people/person'
import type { HttpRefusal } from '#server/refusal'

/** Whose money is not paid in and out here. */
export function notTheirs({ kind }: Person): HttpRefusal | null {
  switch (kind) {
    case 'account':
      return null
    case 'operator':
      return {
        status: 403,
        reason: 'not-here',
        text: 'Your money is with your operator: pay in and out there.',
      }
    case 'guest':
    case 'house':
      return {
        status: 403,
        reason: 'play-money',
        text: 'Guests have play money only: make an account first.',
      }
    default:
      return kind satisfies never
  }
}

/** One payment has bounds. */
export function outside(amount: number, least: number, most: number): HttpRefusal | null {
  if (amount >= least && amount <= most) return null
  return {
    status: 409,
    reason: 'limit',
    text: `One payment is from ${least} to ${most} cents; this one is ${amount}.`,
  }
}

export const TOO_LITTLE: HttpRefusal = {
  status: 409,
  reason: 'balance',
  text: 'You have less than that: withdraw less.',
}
export const ONLY_GUESTS: HttpRefusal = {
  status: 403,
  reason: 'no-guest',
  text: 'Only guests are given play money.',
}
export const EXCLUDED: HttpRefusal = {
  status: 409,
  reason: 'own-limit',
  text: 'You excluded yourself from play: play money is filled up when that is over.',
}
export const KEY_REUSED: HttpRefusal = {
  status: 409,
  reason: 'id-reused',
  text: 'This key was used for another payment: make a new one for each.',
}
