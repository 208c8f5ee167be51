import { Group } from '#ui/kit/group'
import { SettingSwitch } from '#web/account/settings/setting-switch'
import { useWords } from '#web/i18n/language'

export function BlackjackSettings() {
  const { settings: words } = useWords()
  return (
    <>
      <Group title={words.blackjack}>
        <SettingSwitch
          name="forbidBetsBehind"
          label={words.forbidBetsBehind}
          hint={words.forbidBetsBehindHint}
        />
      </Group>
      <Group title={words.behind}>
        <SettingSwitch name="followDouble" label={words.followDouble} />
        <SettingSwitch name="followSplit" label={words.followSplit} />
        <SettingSwitch name="followInsurance" label={words.followInsurance} />
      </Group>
    </>
  )
}
