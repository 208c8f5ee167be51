import * as v from 'valibot'
import type { TableEvent, TableState } from '#engine/table/types'
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
} from '#protocol/fields'
import { ANSWER_REASONS, ERROR_CODES } from '#protocol/reasons'
import { PROTOCOL } from '#protocol/version'

/** Trouble that a table's log cannot tell. */
export const NOTICES = ['paused', 'resumed', 'closing'] as const

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
  }),
  done: v.object({ ...ANSWER, ok: v.literal(true), upto: count }),
  refused: v.object({ ...ANSWER, ok: v.literal(false), reason: oneOf(ANSWER_REASONS), text: words }),
  purse: v.object({ type: v.literal('purse'), cash: money, golden: money }),
  pong: v.object({ type: v.literal('pong'), at: anyInteger, now: millis }),
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
export type ToPlayer = Message<keyof typeof TO_PLAYER>
