import { Button } from '#ui/kit/button'
import { Group } from '#ui/kit/group'
import { Select } from '#ui/kit/select'
import { keep } from '#web/account/settings/keep'
import { SettingChoice } from '#web/account/settings/setting-choice'
import { SettingSwitch } from '#web/account/settings/setting-switch'
import css from '#web/account/settings/settings.module.css'
import { Version } from '#web/account/settings/version'
import { useWords } from '#web/i18n/language'
import { useSetting } from '#web/state/settings'
import { ABOUT, inEach } from '#words/register'

/** Each by its own name. */
const LANGUAGE_NAMES = inEach((language) => ABOUT[language].name)

export function GeneralPage() {
  const { settings: words } = useWords()
  const zone = useSetting('timeZone')
  const here = deviceZone()
  return (
    <>
      <Group title={words.languageAndTime}>
        <SettingChoice name="language" label={words.language} names={LANGUAGE_NAMES} />
        <div className={css.zone}>
          <Select
            label={words.timeZone}
            value={zone}
            options={zonesWith(zone)}
            hint={words.timeZoneHint}
            onChange={(timeZone) => void keep({ timeZone })}
          />
          {here !== zone && (
            <Button size="small" look="outline" onClick={() => void keep({ timeZone: here })}>
              {words.deviceZone(here)}
            </Button>
          )}
        </div>
      </Group>
      <Group title={words.look}>
        <SettingChoice name="reducedMotion" label={words.motion} names={words.motions} />
        <SettingSwitch name="fourColourDeck" label={words.fourColourDeck} hint={words.fourColourDeckHint} />
      </Group>
      <Group title={words.notices}>
        <SettingSwitch name="notifications" label={words.notifications} hint={words.notificationsHint} />
      </Group>
      <p className={css.kept}>
        {words.kept} <Version />
      </p>
    </>
  )
}

/** Where the device is, in the words of the clock's database. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** All that the browser knows, and the one that is set even if it does not. */
export function zonesWith(zone: string): readonly { readonly id: string; readonly name: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  const all = known.includes(zone) ? known : [zone, ...known]
  return all.map((id) => ({ id, name: id.replaceAll('_', ' ') }))
}
