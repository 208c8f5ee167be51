import * as v from 'valibot'
import { draftRemark } from '#protocol/chat'
import { count, list, millis, OBJECT, oneOf, playerId, tableId, words } from '#protocol/wire/fields'

const MOST_MUTED_MINUTES = 527_040

const reason = v.custom<string>(
  (value) => typeof value === 'string' && /^(?=.*\S)[^\p{C}]{1,200}$/u.test(value),
  'a reason in 1 to 200 characters',
)

const remarkId = v.custom<number>(
  (value) => Number.isSafeInteger(value) && (value as number) >= 1,
  "a line's number",
)

const minutes = v.custom<number>(
  (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_MUTED_MINUTES,
  `whole minutes from 1 to ${MOST_MUTED_MINUTES}`,
)

/** What staff send. */
export const CHAT_BODIES = {
  say: v.strictObject({ table: tableId, text: draftRemark }, OBJECT),
  hide: v.strictObject({ line: remarkId, reason }, OBJECT),
  mute: v.strictObject({ player: playerId, minutes: v.nullable(minutes), reason }, OBJECT),
  unmute: v.strictObject({ player: playerId, reason }, OBJECT),
  answer: v.strictObject({ text: draftRemark, upto: v.exactOptional(remarkId) }, OBJECT),
} as const

const WHO = ['player', 'dealer', 'supervisor'] as const

/** A remark with all that is kept of it. */
const keptRemark = v.object({
  line: count,
  table: v.nullable(tableId),
  round: v.nullable(words),
  player: v.nullable(words),
  staff: v.nullable(words),
  name: words,
  role: oneOf(WHO),
  text: words,
  at: millis,
  hidden: v.nullable(v.object({ by: words, at: millis, reason: words })),
})

const waiting = v.object({ player: words, name: words, since: millis, unread: count, text: words })

const mute = v.object({ by: words, at: millis, until: v.nullable(millis), reason: words })

export const CHAT_ANSWERS = {
  chatSaid: v.object({ line: count, at: millis }),
  chatHid: v.object({ line: count, table: tableId }),
  chatMuted: v.object({ player: words, until: v.nullable(millis) }),
  chatUnmuted: v.object({ player: words }),
  chatLines: v.object({ lines: list(keptRemark) }),
  supportRooms: v.object({ rooms: list(waiting) }),
  supportRoom: v.object({
    player: words,
    name: words,
    waitingSince: v.nullable(millis),
    mute: v.nullable(mute),
    lines: list(keptRemark),
  }),
  supportAnswered: v.object({ line: count, at: millis }),
} as const

type Answer<Name extends keyof typeof CHAT_ANSWERS> = Readonly<v.InferOutput<(typeof CHAT_ANSWERS)[Name]>>

export type KeptRemark = Readonly<v.InferOutput<typeof keptRemark>>
export type Mute = Readonly<v.InferOutput<typeof mute>>
export type SupportRoomsAnswer = Answer<'supportRooms'>
export type SupportRoomAnswer = Answer<'supportRoom'>
