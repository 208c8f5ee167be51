import * as v from 'valibot'
import { commandId, count, flag, list, millis, oneOf, tableId, words } from '#protocol/wire/fields'

/** The room that each player has alone with the house; no table may be called that. */
export const SUPPORT_ROOM = 'support'

/** A remark of chat holds so many characters, as people count them. */
export const REMARK_CHARACTERS = 200

/** What is typed before it is cleaned: the longest emoji take 20 times a letter's room. */
const DRAFT_LENGTH = 4_000

const ROLES = ['player', 'dealer', 'supervisor'] as const
export type ChatRole = (typeof ROLES)[number]

/** Why a remark was not said. */
export const CHAT_REASONS = [
  'not-here',
  'not-allowed',
  'empty',
  'too-long',
  'language',
  'contact',
  'repeated',
  'too-fast',
  'muted',
  'id-reused',
  'away',
] as const
export type ChatReason = (typeof CHAT_REASONS)[number]

export const draftRemark = v.custom<string>(
  (value) => typeof value === 'string' && value.length <= DRAFT_LENGTH,
  `a text of at most ${DRAFT_LENGTH} UTF-16 units`,
)

/** Told to players: who said it is known by name and role only, but for one's own remarks. */
const line = { line: count, name: words, role: oneOf(ROLES), own: flag, text: words, at: millis }

export type FromChatter =
  | { readonly type: 'say'; readonly id: string; readonly room: string; readonly text: string }
  | { readonly type: 'chat'; readonly on: boolean }
  | { readonly type: 'support'; readonly read: boolean }

export const CHAT_REQUESTS = {
  say: { id: commandId, room: tableId, text: draftRemark },
  chat: { on: flag },
  support: { read: flag },
}

export const CHAT_MESSAGES = {
  chat: v.object({ type: v.literal('chat'), room: tableId, ...line }),
  chatLines: v.object({
    type: v.literal('chatLines'),
    room: tableId,
    unread: count,
    lines: list(v.object(line)),
  }),
  chatHidden: v.object({ type: v.literal('chatHidden'), room: tableId, line: count }),
  said: v.object({ type: v.literal('said'), id: commandId, line: count, at: millis }),
  notSaid: v.object({
    type: v.literal('notSaid'),
    id: commandId,
    reason: oneOf(CHAT_REASONS),
    text: words,
  }),
  muted: v.object({ type: v.literal('muted'), on: flag, until: v.nullable(millis), text: words }),
} as const
