import { create } from 'zustand'
import { HTTP } from '#protocol/http'
import { DEFAULT_SETTINGS, type SettingChanges, type Settings } from '#protocol/settings'
import { ask, isProblem } from '#ui/net/http'
import { setLanguage } from '#web/i18n/language'

interface Kept {
  readonly version: number
  readonly settings: Settings
}

interface Shown extends Kept {
  /** As the house keeps them; what is shown has the changes on their way, too. */
  readonly kept: Settings
}

export const useSettings = create<Shown>(() => ({
  version: 0,
  settings: DEFAULT_SETTINGS,
  kept: DEFAULT_SETTINGS,
}))

export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return useSettings(({ settings }) => settings[name])
}

/** On their way, the oldest first: whatever is heard meanwhile does not know of them. */
let underway: readonly SettingChanges[] = []
/** One after the other, so that the newest is kept last. */
let sending: Promise<unknown> = Promise.resolve()

export function heardSettings({ version, settings }: Kept): void {
  if (version >= useSettings.getState().version) show(version, settings)
}

function show(version: number, kept: Settings): void {
  const settings: Settings = Object.assign({}, kept, ...underway)
  useSettings.setState({ version, kept, settings })
  void setLanguage(settings.language)
}

/** Somebody else is signed in now: their versions count from elsewhere. */
export function forgetSettings(): void {
  underway = []
  useSettings.setState({ version: 0 })
}

export async function loadSettings(): Promise<void> {
  const kept = await ask(HTTP.settings, 'GET', '/api/settings')
  if (!isProblem(kept)) heardSettings(kept)
}

/** Shown at once, kept with the profile (TP-8); taken back when the house did not keep it. */
export async function changeSettings(changes: SettingChanges): Promise<boolean> {
  underway = [...underway, changes]
  const { version, kept } = useSettings.getState()
  show(version, kept)
  const answer = sending.then(() => ask(HTTP.settings, 'PUT', '/api/settings', { changes }))
  sending = answer
  const told = await answer
  underway = underway.filter((one) => one !== changes)
  if (isProblem(told)) {
    const known = useSettings.getState()
    show(known.version, known.kept)
    return false
  }
  heardSettings(told)
  return true
}
