import * as v from 'valibot'
import { CHAT_MESSAGES } from '#protocol/chat'
import { list, tableId, words } from '#protocol/wire/fields'

/** A line as staff hear it: with who said it, so that it can be answered, hidden, or its writer muted. */
const line = v.object({
  ...v.omit(CHAT_MESSAGES.chat, ['type', 'room']).entries,
  player: v.nullable(words),
  staff: v.nullable(words),
})

export const STAFF_CHAT_MESSAGES = {
  chat: v.object({ type: v.literal('chat'), room: tableId, ...line.entries }),
  chatLines: v.object({ type: v.literal('chatLines'), room: tableId, lines: list(line) }),
} as const
