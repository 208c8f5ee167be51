import * as v from 'valibot'
import { flag, list, millis, OBJECT, oneOf, tableId, words } from '#protocol/fields'
import { PLAY } from '#protocol/http/history'

const LANGUAGES = ['it', 'en'] as const

function text(pattern: RegExp, words: string) {
  return v.custom<string>((value) => typeof value === 'string' && pattern.test(value), words)
}

const address = text(
  /^https?:\/\/[^\s"'<>\\^`{|}]{1,490}$/,
  'an address that begins with https:// and has at most 500 letters',
)

/** How an operator sends a player. */
export const LAUNCH_BODY = v.strictObject(
  {
    player: text(/^[\x21-\x7e]{1,64}$/, "the operator's id of the player: 1 to 64 letters without spaces"),
    name: text(/^.{1,100}$/su, 'the name that others see'),
    language: oneOf(LANGUAGES),
    currency: text(/^[A-Z]{3}$/, 'a currency of three capital letters'),
    table: v.optional(tableId),
    returnUrl: v.optional(address),
  },
  OBJECT,
)
export type LaunchBody = Readonly<v.InferOutput<typeof LAUNCH_BODY>>

/** An operator knows its players' balances better. */
const { balanceBefore: _before, balanceAfter: _after, ...OPERATOR_PLAY } = PLAY

export const OPERATORS_HTTP = {
  launch: v.object({ url: words, expiresAt: millis }),
  operatorHistory: v.object({
    plays: list(v.object({ ...OPERATOR_PLAY, player: words, changedAt: millis })),
    next: words,
    more: flag,
  }),
  visit: v.object({ operator: words, name: words, language: words, returnUrl: v.nullable(words) }),
} as const

type Answer<Name extends keyof typeof OPERATORS_HTTP> = Readonly<v.InferOutput<(typeof OPERATORS_HTTP)[Name]>>

export type LaunchAnswer = Answer<'launch'>
export type OperatorHistoryAnswer = Answer<'operatorHistory'>
export type VisitAnswer = Answer<'visit'>
