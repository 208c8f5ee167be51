import * as v from 'valibot'
import { GAME_IDS } from '#engine/games'
import { count, flag, list, millis, OBJECT, oneOf, words } from '#protocol/wire/fields'

/** What staff can close: all tables, those of a game, one table, one player. */
export const CLOSURE_SCOPES = ['house', 'game', 'table', 'player'] as const
export type ClosureScope = (typeof CLOSURE_SCOPES)[number]

const sentence = (most: number, what: string) =>
  v.custom<string>(
    (value) =>
      typeof value === 'string' && value.trim() !== '' && value.length <= most && !/\p{C}/u.test(value),
    `${what}, in 1 to ${most} characters of one line`,
  )

const reason = sentence(300, 'a reason for the staff log')
const text = sentence(200, 'a sentence for players')
const subject = v.custom<string>(
  (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value),
  'an id: a game, a table or a player',
)

/** What is closed or opened; for the whole house there is no subject. */
const what = { scope: oneOf(CLOSURE_SCOPES), subject: v.exactOptional(subject) }

export const CLOSURE_BODIES = {
  close: v.strictObject({ ...what, reason, text: v.exactOptional(text) }, OBJECT),
  open: v.strictObject({ ...what, reason }, OBJECT),
} as const

const closure = v.object({
  scope: oneOf(CLOSURE_SCOPES),
  subject: words,
  reason: words,
  text: words,
  by: words,
  at: millis,
})

export const OPERATIONS_ANSWERS = {
  version: v.object({
    version: words,
    digest: words,
    ok: flag,
    checkedAt: millis,
    startedAt: millis,
    games: list(oneOf(GAME_IDS)),
  }),
  selfCheck: v.object({
    ok: flag,
    at: millis,
    version: words,
    digest: words,
    started: words,
    expected: v.nullable(words),
    pinned: v.nullable(words),
    files: count,
    changed: list(words),
    text: words,
  }),
  closures: v.object({ closures: list(closure) }),
} as const

type Answer<Name extends keyof typeof OPERATIONS_ANSWERS> = Readonly<
  v.InferOutput<(typeof OPERATIONS_ANSWERS)[Name]>
>

export type CloseBody = v.InferOutput<typeof CLOSURE_BODIES.close>
export type OpenBody = v.InferOutput<typeof CLOSURE_BODIES.open>
export type Closure = Readonly<v.InferOutput<typeof closure>>
export type VersionAnswer = Answer<'version'>
export type SelfCheckAnswer = Answer<'selfCheck'>
