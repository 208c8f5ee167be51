import * as v from 'valibot'
import { count, list, millis, OBJECT, oneOf, words } from '#protocol/wire/fields'

export const STAFF_ROLES = ['dealer', 'supervisor', 'administrator'] as const

const typed = v.custom<string>(
  (value) => typeof value === 'string' && value.length >= 1 && value.length <= 256,
  'a text of 1 to 256 characters',
)

export const STAFF_BODIES = {
  signIn: v.strictObject({ name: typed, password: typed }, OBJECT),
} as const

const deed = v.object({
  id: count,
  at: millis,
  actor: words,
  action: words,
  subject: words,
  reason: v.nullable(words),
  before: v.unknown(),
  after: v.unknown(),
  table: v.nullable(words),
  player: v.nullable(words),
})

export const STAFF_ANSWERS = {
  staffSession: v.object({ name: words, role: oneOf(STAFF_ROLES) }),
  staffLog: v.object({ events: list(deed), next: v.nullable(words) }),
} as const

export type StaffLogAnswer = Readonly<v.InferOutput<typeof STAFF_ANSWERS.staffLog>>
