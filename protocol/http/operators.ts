import * as v from 'valibot'
import { PLAY } from '#protocol/http/history'
import { amount, flag, list, millis, money, OBJECT, oneOf, tableId, words } from '#protocol/wire/fields'

import { LANGUAGES } from '#words/register'

function text(pattern: RegExp, words: string) {
  return v.custom<string>((value) => typeof value === 'string' && pattern.test(value), words)
}

const address = text(
  /^https?:\/\/[^\s"'<>\\^`{|}]{1,490}$/,
  'an address that begins with https:// and has at most 500 letters',
)

const externalId = text(
  /^[\x21-\x7e]{1,64}$/,
  "the operator's id of the player: 1 to 64 letters without spaces",
)

/** How an operator sends a player. */
export const LAUNCH_BODY = v.strictObject(
  {
    player: externalId,
    name: text(/^.{1,100}$/su, 'the name that others see'),
    language: oneOf(LANGUAGES),
    currency: text(/^[A-Z]{3}$/, 'a currency of three capital letters'),
    table: v.optional(tableId),
    returnUrl: v.optional(address),
  },
  OBJECT,
)
export type LaunchBody = Readonly<v.InferOutput<typeof LAUNCH_BODY>>

/** Seen from the house: `in` is from the operator to the player. */
const DIRECTIONS = ['in', 'out'] as const

/** How an operator with the built-in wallet gives its players money, and takes it back. */
export const TRANSFER_BODY = v.strictObject(
  {
    id: text(/^[A-Za-z0-9_.:-]{1,64}$/, 'an id of 1 to 64 of A-Z, a-z, 0-9, _, ., : and -'),
    player: externalId,
    amount,
    direction: oneOf(DIRECTIONS),
  },
  OBJECT,
)
export type TransferBody = Readonly<v.InferOutput<typeof TRANSFER_BODY>>

const balance = { player: words, currency: words, balance: money }

export const OPERATORS_HTTP = {
  launch: v.object({ url: words, expiresAt: millis }),
  operatorHistory: v.object({
    plays: list(v.object({ ...PLAY, player: words, changedAt: millis })),
    next: words,
    more: flag,
  }),
  operatorTransfer: v.object({ id: words, ...balance }),
  operatorBalance: v.object(balance),
  visit: v.object({ operator: words, name: words, language: words, returnUrl: v.nullable(words) }),
} as const

type Answer<Name extends keyof typeof OPERATORS_HTTP> = Readonly<v.InferOutput<(typeof OPERATORS_HTTP)[Name]>>

export type LaunchAnswer = Answer<'launch'>
export type OperatorHistoryAnswer = Answer<'operatorHistory'>
export type OperatorTransferAnswer = Answer<'operatorTransfer'>
export type OperatorBalanceAnswer = Answer<'operatorBalance'>
export type VisitAnswer = Answer<'visit'>
