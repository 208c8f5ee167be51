import type { Person } from '#server/people/person'
import type { Refused } from '#server/people/refused'

/** Whose money is not paid in and out here. */
export function notTheirs({ kind }: Person): Refused | null {
  switch (kind) {
    case 'account':
      return null
    case 'operator':
      return {
        status: 403,
        error: 'not-here',
        text: 'Your money is with your operator: pay in and out there.',
      }
    case 'guest':
    case 'house':
      return { status: 403, error: 'play-money', text: 'Guests have play money only: make an account first.' }
    default:
      return kind satisfies never
  }
}

/** One payment has bounds. */
export function outside(amount: number, least: number, most: number): Refused | null {
  if (amount >= least && amount <= most) return null
  return {
    status: 409,
    error: 'limit',
    text: `One payment is from ${least} to ${most} cents; this one is ${amount}.`,
  }
}

export const TOO_LITTLE: Refused = {
  status: 409,
  error: 'balance',
  text: 'You have less than that: withdraw less.',
}
export const ONLY_GUESTS: Refused = {
  status: 403,
  error: 'no-guest',
  text: 'Only guests are given play money.',
}
export const EXCLUDED: Refused = {
  status: 409,
  error: 'own-limit',
  text: 'You excluded yourself from play: play money is filled up when that is over.',
}
export const KEY_REUSED: Refused = {
  status: 409,
  error: 'id-reused',
  text: 'This key was used for another payment: make a new one for each.',
}
