import { Group } from '#ui/kit/group'
import { inPlaces } from '#ui/kit/in-places'
import { SettingSwitch } from '#web/account/settings/setting-switch'
import { useFetched } from '#web/families/fetched'
import { type FamilyParts, useRegister } from '#web/families/parts'
import { useWords } from '#web/i18n/language'

export function GamePage() {
  const { settings: words } = useWords()
  const own = Object.values(useRegister()).map(({ settings }) => settings)
  return (
    <>
      <Group title={words.tables}>
        <SettingSwitch name="focusMode" label={words.focusMode} />
        <SettingSwitch name="statistics" label={words.statistics} />
      </Group>
      {inPlaces(own).map(([place, settings]) => (
        <Own key={place} settings={settings} />
      ))}
    </>
  )
}

/** What only one family's players can set. */
function Own({ settings }: Pick<FamilyParts, 'settings'>) {
  const Settings = useFetched(settings)
  return Settings === null ? null : <Settings />
}
