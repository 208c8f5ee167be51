import * as v from 'valibot'
import { settingsSchema } from '#protocol/settings'
import { count } from '#protocol/wire/fields'

export const SETTINGS_ANSWERS = {
  settings: v.object({ version: count, settings: settingsSchema }),
} as const

export type SettingsAnswer = Readonly<v.InferOutput<typeof SETTINGS_ANSWERS.settings>>
