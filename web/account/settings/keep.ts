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

/** Those that are on after one was switched, in the order that they always have. */
export function toggled<Item>(
  all: readonly Item[],
  on: readonly Item[],
  item: Item,
  wanted: boolean,
): readonly Item[] {
  return all.filter((other) => (other === item ? wanted : on.includes(other)))
}
