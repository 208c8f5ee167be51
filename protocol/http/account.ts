import * as v from 'valibot'
import { settingsSchema } from '#protocol/settings'
import { count, flag, list, millis, OBJECT, oneOf, words } from '#protocol/wire/fields'

/** Who somebody is to the house. */
export const PERSON_KINDS = ['guest', 'account', 'house', 'operator'] as const

const LONGEST_TYPED = 256

/** What people type: looked at further on, but not endless. */
const typed = v.custom<string>(
  (value) => typeof value === 'string' && value.length >= 1 && value.length <= LONGEST_TYPED,
  `a text of 1 to ${LONGEST_TYPED} characters`,
)

export const ACCOUNT_BODIES = {
  open: v.strictObject({ name: typed, password: typed }, OBJECT),
  signIn: v.strictObject({ login: typed, password: typed }, OBJECT),
  password: v.strictObject({ old: typed, password: typed }, OBJECT),
} as const

const passkey = v.object({ id: words, label: words, createdAt: millis, usedAt: millis })

export const ACCOUNT_ANSWERS = {
  account: v.object({
    player: words,
    name: words,
    kind: oneOf(PERSON_KINDS),
    login: v.nullable(words),
    passkeys: list(passkey),
  }),
  signedOut: v.object({ ok: flag }),
} as const

export type AccountAnswer = Readonly<v.InferOutput<typeof ACCOUNT_ANSWERS.account>>

export const SETTINGS_ANSWERS = {
  settings: v.object({ version: count, settings: settingsSchema }),
} as const

export type SettingsAnswer = Readonly<v.InferOutput<typeof SETTINGS_ANSWERS.settings>>
