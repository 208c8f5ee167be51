import { Eye } from 'lucide-react'
import { GOOD_ROAD_NAMES } from '#engine/roads/good-roads'
import { keep } from '#web/account/settings/keep'
import { SettingChoice } from '#web/account/settings/setting-choice'
import { SettingSwitch } from '#web/account/settings/setting-switch'
import css from '#web/account/settings/settings.module.css'
import { toggled } from '#web/account/settings/toggled'
import { useWords } from '#web/i18n/language'
import { useLobby } from '#web/state/lobby'
import { useSetting } from '#web/state/settings'
import { Group } from '#web/ui/group'
import { IconButton } from '#web/ui/icon-button'

/** MP-8. */
export function MultiPage() {
  const { settings: words } = useWords()
  return (
    <>
      <Group title={words.pages.multi}>
        <SettingChoice name="multiView" label={words.multiView} names={words.multiViews} />
        <SettingSwitch name="multiSideBets" label={words.multiSideBets} />
        <SettingSwitch name="multiRoadsOnly" label={words.multiRoadsOnly} />
        <SettingSwitch name="multiStatistics" label={words.multiStatistics} />
        <SettingSwitch name="multiDarkStatistics" label={words.multiDarkStatistics} />
      </Group>
      <Group title={words.goodRoads}>
        <SettingSwitch name="goodRoadNotices" label={words.goodRoadNotices} />
        <GoodRoads />
      </Group>
      <HiddenTables />
    </>
  )
}

function GoodRoads() {
  const words = useWords()
  const wanted = useSetting('goodRoads')
  return (
    <fieldset className={css.roads}>
      <legend>{words.settings.goodRoadsHint}</legend>
      {GOOD_ROAD_NAMES.map((road) => {
        const on = wanted.includes(road)
        return (
          <button
            key={road}
            type="button"
            className={css.road}
            aria-pressed={on}
            onClick={() => void keep({ goodRoads: toggled(GOOD_ROAD_NAMES, wanted, road, !on) })}
          >
            {words.lobby.goodRoads[road]}
          </button>
        )
      })}
    </fieldset>
  )
}

function HiddenTables() {
  const { settings: words } = useWords()
  const hidden = useSetting('hiddenTables')
  const tables = useLobby(({ known }) => known?.tables ?? null)
  if (hidden.length === 0) return null
  return (
    <Group title={words.hiddenTables}>
      {hidden.map((table) => {
        const name = tables?.get(table)?.name ?? table
        return (
          <p key={table} className={css.hidden}>
            {name}
            <IconButton
              label={words.showTable(name)}
              icon={<Eye />}
              onClick={() => void keep({ hiddenTables: hidden.filter((other) => other !== table) })}
            />
          </p>
        )
      })}
    </Group>
  )
}
