import type { SettingChanges } from '#protocol/settings'
import { useSpoken } from '#web/i18n/language'
import { changeSettings } from '#web/state/settings'
import { toast } from '#web/state/toasts'

/** Kept with the profile at once (TP-8); what was not kept is said. */
export async function keep(changes: SettingChanges): Promise<void> {
  if (await changeSettings(changes)) return
  const { words } = useSpoken.getState()
  toast('stop', words.settings.notKept, words.common.offlineProblem)
}
