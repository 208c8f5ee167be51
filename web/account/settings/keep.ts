import type { SettingChanges } from '#protocol/settings'
import { toast } from '#ui/kit/toast'
import { useSpoken } from '#web/i18n/language'
import { changeSettings } from '#web/state/settings'

/** Kept with the profile at once (TP-8); what was not kept is said. */
export async function keep(changes: SettingChanges): Promise<void> {
  if (await changeSettings(changes)) return
  const { words } = useSpoken.getState()
  toast('stop', words.settings.notKept, words.common.offlineProblem)
}
