import { Group } from '#ui/kit/group'
import { Switch } from '#ui/kit/switch'
import { keep } from '#web/account/settings/keep'
import { SettingSwitch } from '#web/account/settings/setting-switch'
import { askLeave, useLeave } from '#web/good-roads/browser-notices'
import { useWords } from '#web/i18n/language'
import { useSetting } from '#web/state/settings'

/** How and where the player is told of a pattern (MP-3). */
export function NoticeSettings() {
  const { goodRoads: words } = useWords()
  const isTold = useSetting('goodRoadNotices')
  return (
    <Group title={words.notices}>
      <SettingSwitch name="goodRoadNotices" label={words.noticesOn} hint={words.noticesHint} />
      <SettingSwitch
        name="goodRoadNoticesEverywhere"
        label={words.everywhere}
        hint={words.everywhereHint}
        disabled={!isTold}
      />
      <BrowserSwitch disabled={!isTold} />
    </Group>
  )
}

/** On is: the player wants it, and this browser may. */
function BrowserSwitch({ disabled }: { readonly disabled: boolean }) {
  const { goodRoads: words } = useWords()
  const isWanted = useSetting('goodRoadBrowserNotices')
  const leave = useLeave()
  const change = async (wanted: boolean) => {
    const isFree = !wanted || (await askLeave()) === 'granted'
    if (isFree) await keep({ goodRoadBrowserNotices: wanted })
  }
  return (
    <Switch
      label={words.browser}
      hint={words.leave[leave]}
      on={isWanted && leave === 'granted'}
      disabled={disabled || leave === 'denied' || leave === 'missing'}
      onChange={(wanted) => void change(wanted)}
    />
  )
}
