import * as v from 'valibot'
import type { TableEvent, TableState } from '#engine/table/types'
import { CHAT_MESSAGES } from '#protocol/chat'
import { STRETCH } from '#protocol/http/play'
import { LOBBY_MESSAGES } from '#protocol/lobby/messages'
import { settingsSchema } from '#protocol/settings'
import { PROTOCOL } from '#protocol/version'
import {
  anyInteger,
  commandId,
  count,
  flag,
  having,
  list,
  millis,
  money,
  oneOf,
  tableId,
  words,
} from '#protocol/wire/fields'
import { frameReader } from '#protocol/wire/frames'
import { ANSWER_REASONS, ERROR_CODES } from '#protocol/wire/reasons'

/** Trouble that a table's log cannot tell. */
export const NOTICES = ['paused', 'resumed', 'closing', 'barred', 'admitted'] as const

/** Why a socket is at a table no more though it did not leave. */
export const LEFT = ['elsewhere'] as const

/** States and events are the engine's: whoever folds them has its types and its code. */
export const tableState = having<TableState>(['id', 'game', 'shoe', 'round'], 'a table state')
export const tableEvent = having<TableEvent>(['type'], 'a table event')

/** Who is signed in, and what they have. */
export const PERSON = {
  player: words,
  name: words,
  house: flag,
  currency: words,
  cash: money,
  golden: money,
}

const ANSWER = { type: v.literal('answer'), id: commandId }

/** The messages by what they are for. Unlike commands they may grow new fields, which clients skip. */
export const TO_PLAYER = {
  welcome: v.object({
    type: v.literal('welcome'),
    protocol: v.literal(PROTOCOL),
    ...PERSON,
    now: millis,
  }),
  snapshot: v.object({
    type: v.literal('snapshot'),
    table: tableId,
    upto: count,
    at: millis,
    now: millis,
    state: tableState,
  }),
  events: v.object({
    type: v.literal('events'),
    table: tableId,
    after: count,
    upto: count,
    at: millis,
    events: list(tableEvent),
    /** All since `after`, also what was told to this player alone. */
    whole: v.exactOptional(v.literal(true)),
  }),
  done: v.object({ ...ANSWER, ok: v.literal(true), upto: count }),
  refused: v.object({ ...ANSWER, ok: v.literal(false), reason: oneOf(ANSWER_REASONS), text: words }),
  purse: v.object({ type: v.literal('purse'), cash: money, golden: money }),
  ...LOBBY_MESSAGES,
  ...CHAT_MESSAGES,
  tablePurse: v.object({ type: v.literal('tablePurse'), table: tableId, cash: money }),
  check: v.object({ type: v.literal('check'), ...STRETCH, now: millis }),
  pong: v.object({ type: v.literal('pong'), at: anyInteger, now: millis }),
  left: v.object({ type: v.literal('left'), table: tableId, why: oneOf(LEFT) }),
  settings: v.object({ type: v.literal('settings'), version: count, settings: settingsSchema }),
  notice: v.object({
    type: v.literal('notice'),
    table: v.nullable(tableId),
    kind: oneOf(NOTICES),
    text: words,
  }),
  error: v.object({
    type: v.literal('error'),
    code: oneOf(ERROR_CODES),
    text: words,
    id: v.exactOptional(commandId),
  }),
} as const

type Message<Name extends keyof typeof TO_PLAYER> = Readonly<v.InferOutput<(typeof TO_PLAYER)[Name]>>

export type SnapshotMessage = Message<'snapshot'>
export type EventsMessage = Message<'events'>
export type CheckMessage = Message<'check'>
export type ToPlayer = Message<keyof typeof TO_PLAYER>

const { done, refused, ...others } = TO_PLAYER

/** What a player's client hears. */
export const readFrame = frameReader<ToPlayer>({ ...others, answer: v.variant('ok', [done, refused]) })
