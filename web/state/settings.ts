import { create } from 'zustand'
import { HTTP } from '#protocol/http'
import { DEFAULT_SETTINGS, type SettingChanges, type Settings } from '#protocol/settings'
import { setLanguage } from '#web/i18n/language'
import { ask, isProblem } from '#web/net/http'

interface Kept {
  readonly version: number
  readonly settings: Settings
}

export const useSettings = create<Kept>(() => ({ version: 0, settings: DEFAULT_SETTINGS }))

export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return useSettings(({ settings }) => settings[name])
}

export function heardSettings(kept: Kept): void {
  if (kept.version < useSettings.getState().version) return
  useSettings.setState({ version: kept.version, settings: kept.settings })
  setLanguage(kept.settings.language)
}

/** Somebody else is signed in now: their versions count from elsewhere. */
export function forgetSettings(): void {
  useSettings.setState({ version: 0 })
}

export async function loadSettings(): Promise<void> {
  const kept = await ask(HTTP.settings, 'GET', '/api/settings')
  if (!isProblem(kept)) heardSettings(kept)
}

/** Shown at once, kept with the profile (TP-8); taken back when the house did not keep it. */
export async function changeSettings(changes: SettingChanges): Promise<boolean> {
  const before = useSettings.getState().settings
  useSettings.setState({ settings: { ...before, ...changes } })
  if (changes.language !== undefined) setLanguage(changes.language)
  const kept = await ask(HTTP.settings, 'PUT', '/api/settings', { changes })
  if (!isProblem(kept)) {
    heardSettings(kept)
    return true
  }
  useSettings.setState({ settings: before })
  setLanguage(before.language)
  return false
}
