import { REASONS, type Reason } from '#engine/round/refusal'

/** Refusals of the house beside those of the game. */
export const HOUSE_REASONS = [
  'paused',
  'id-reused',
  'unknown-table',
  'too-many',
  'closing',
  'barred',
  'no-session',
  'other-round',
  'other-currency',
] as const
export type HouseReason = (typeof HOUSE_REASONS)[number]

/** Why a command was not done. */
export type AnswerReason = Reason | HouseReason
export const ANSWER_REASONS: readonly AnswerReason[] = [...REASONS, ...HOUSE_REASONS]

/** Refusals that only staff can get. */
export const STAFF_REASONS = [
  'role',
  'not-dealing',
  'dealing-elsewhere',
  'decided',
  'needs-second',
  'same-person',
  'gone',
  'no-round',
  'running',
  'cancelled',
  'voided',
  'automatic',
  'dealt-here',
  'nobody-deals',
  'no-shoe',
  'shoe-lies',
  'shoe-over',
  'burn-first',
  'first-cards',
  'no-bets',
  'announced',
  'cut-card-in',
  'cut-asked',
  'nobody-cuts',
  'not-paused',
  'pausing',
  'table-closed',
  'no-cards',
  'no-bonus',
] as const
export type StaffReason = (typeof STAFF_REASONS)[number]

/** Why an order of staff was not done. */
export type StaffAnswerReason = AnswerReason | StaffReason
export const STAFF_ANSWER_REASONS: readonly StaffAnswerReason[] = [...ANSWER_REASONS, ...STAFF_REASONS]

/** What is wrong with a frame or message, before any table has seen it. */
export const ERROR_CODES = ['bad-frame', 'bad-message', 'too-fast', 'unknown-table', 'too-large'] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Why the server ended a connection. */
export const CLOSE_CODES = {
  tooLarge: 1009,
  restarting: 1012,
  badFrames: 4400,
  signInGone: 4401,
  tooSlow: 4408,
  tooFast: 4429,
} as const
