import * as v from 'valibot'
import { CHAT_MESSAGES } from '#protocol/chat'
import { TO_PLAYER } from '#protocol/player/to-player'
import { STAFF_CHAT_MESSAGES } from '#protocol/staff/chat'
import { PROTOCOL } from '#protocol/version'
import { commandId, count, millis, oneOf, tableId, words } from '#protocol/wire/fields'
import { ERROR_CODES, STAFF_ANSWER_REASONS } from '#protocol/wire/reasons'

const STAFF_ROLES = ['dealer', 'supervisor', 'administrator'] as const

const ANSWER = { type: v.literal('answer'), id: commandId }

/** What every console hears. States and events are those that staff may see: no face-down card is in them (FA-5). */
export const TO_STAFF = {
  welcome: v.object({
    type: v.literal('welcome'),
    protocol: v.literal(PROTOCOL),
    /** As `live.dealer.staff` in a table's state names whoever deals there. */
    staff: words,
    name: words,
    shown: words,
    role: oneOf(STAFF_ROLES),
    now: millis,
  }),
  snapshot: TO_PLAYER.snapshot,
  events: TO_PLAYER.events,
  done: v.object({ ...ANSWER, ok: v.literal(true), upto: count }),
  refused: v.object({ ...ANSWER, ok: v.literal(false), reason: oneOf(STAFF_ANSWER_REASONS), text: words }),
  ...STAFF_CHAT_MESSAGES,
  chatHidden: CHAT_MESSAGES.chatHidden,
  said: CHAT_MESSAGES.said,
  notSaid: CHAT_MESSAGES.notSaid,
  /** The store is away, or back; null at the end. */
  trouble: v.object({ type: v.literal('trouble'), table: tableId, text: v.nullable(words) }),
  pong: TO_PLAYER.pong,
  error: v.object({
    type: v.literal('error'),
    code: oneOf(ERROR_CODES),
    text: words,
    id: v.exactOptional(commandId),
  }),
} as const

type Message<Name extends keyof typeof TO_STAFF> = Readonly<v.InferOutput<(typeof TO_STAFF)[Name]>>
/** What a dealer's console hears. */
export type ToDealer = Message<keyof typeof TO_STAFF>
