import * as v from 'valibot'
import { LARGEST_CENTS } from '#engine/money/cents'
import { amount, commandId, oneOf } from '#protocol/wire/fields'

/** What a limit is on: money put in, money lost, money staked, time played (in minutes). */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** Days and months of UTC, weeks from Monday on. */
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** Who set a limit. */
export const LIMIT_SETTERS = ['player', 'house', 'operator'] as const
export type LimitSetter = (typeof LIMIT_SETTERS)[number]

/** How long a player may stop for: two short rests, three exclusions, and one without end (TP-18). */
export const EXCLUSIONS = ['24h', '7d', '30d', '60d', '90d', 'endless'] as const
export type ExclusionChoice = (typeof EXCLUSIONS)[number]

const LEAST_MINUTES = 5
const MOST_MINUTES = 1_440

const checkMinutes = v.nullable(
  v.custom<number>(
    (value) =>
      Number.isInteger(value) && (value as number) >= LEAST_MINUTES && (value as number) <= MOST_MINUTES,
    `whole minutes from ${LEAST_MINUTES} to ${MOST_MINUTES}`,
  ),
)

const limitAmount = v.nullable(
  v.custom<number>(
    (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST_CENTS,
    `whole cents (minutes, for time) from 0 to ${LARGEST_CENTS}, or null for none`,
  ),
)

/** What the routes of responsible play take. */
export const PLAY_BODIES = {
  limit: v.strictObject({ kind: oneOf(LIMIT_KINDS), period: oneOf(PERIODS), amount: limitAmount }),
  check: v.strictObject({ minutes: checkMinutes }),
  exclusion: v.strictObject({ for: oneOf(EXCLUSIONS) }),
  tableSession: v.strictObject({ key: v.exactOptional(commandId), amount: v.exactOptional(amount) }),
  endSession: v.strictObject({
    reason: v.pipe(v.string('a text'), v.trim(), v.minLength(3), v.maxLength(500)),
  }),
} as const

/** What the cashier takes: the key is the client's, once for each payment that the player wants. */
export const CASHIER_BODIES = {
  payment: v.strictObject({ key: commandId, amount }),
  refill: v.strictObject({ key: commandId }),
} as const
