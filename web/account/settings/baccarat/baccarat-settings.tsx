import { SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import { Group } from '#ui/kit/group'
import { Switch } from '#ui/kit/switch'
import { keep, toggled } from '#web/account/settings/keep'
import { SettingChoice } from '#web/account/settings/setting-choice'
import { SettingSwitch } from '#web/account/settings/setting-switch'
import { useWords } from '#web/i18n/language'
import { useSetting } from '#web/state/settings'

export function BaccaratSettings() {
  const { settings: words } = useWords()
  const sideBets = useSetting('sideBets')
  return (
    <Group title={words.baccarat}>
      <SettingSwitch name="zeroCommission" label={words.zeroCommission} hint={words.zeroCommissionHint} />
      {SIDE_BET_GROUPS.map((group) => (
        <Switch
          key={group}
          label={words.sideBets[group]}
          on={sideBets.includes(group)}
          onChange={(on) => void keep({ sideBets: toggled(SIDE_BET_GROUPS, sideBets, group, on) })}
        />
      ))}
      <SettingSwitch name="autoConfirm" label={words.autoConfirm} hint={words.autoConfirmHint} />
      <SettingChoice name="confirmMode" label={words.confirmMode} names={words.confirmModes} />
    </Group>
  )
}
