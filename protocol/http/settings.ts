import * as v from 'valibot'
import { count } from '#protocol/fields'
import { settingsSchema } from '#protocol/settings'

export const SETTINGS_ANSWERS = {
  settings: v.object({ version: count, settings: settingsSchema }),
} as const

export type SettingsAnswer = Readonly<v.InferOutput<typeof SETTINGS_ANSWERS.settings>>
