import { useMemo } from 'react'
import type { LobbyTable } from '#protocol/lobby/table'
import { Button } from '#ui/kit/button'
import { Group } from '#ui/kit/group'
import { Switch } from '#ui/kit/switch'
import { keep } from '#web/account/settings/keep'
import { SettingChoice } from '#web/account/settings/setting-choice'
import { SettingSwitch } from '#web/account/settings/setting-switch'
import { useWords } from '#web/i18n/language'
import { ownName } from '#web/lobby/card/table-words'
import { panelTables } from '#web/multi/at-tables/tables'
import { useLobby } from '#web/state/lobby'
import { openOverlay } from '#web/state/overlay'
import { useSetting } from '#web/state/settings'

const NO_TABLES: ReadonlyMap<string, LobbyTable> = new Map()

/** MP-8. */
export function MultiPage() {
  const { settings: words, goodRoads } = useWords()
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
        <Button look="outline" onClick={() => openOverlay('goodRoads')}>
          {goodRoads.settings}
        </Button>
      </Group>
      <ShownTables />
    </>
  )
}

/** MP-5, MP-8: which tables the panel shows. */
function ShownTables() {
  const { multi, games } = useWords()
  const hidden = useSetting('hiddenTables')
  const all = useLobby(({ known }) => known?.tables ?? NO_TABLES)
  const tables = useMemo(() => panelTables(all), [all])
  if (tables.length === 0) return null
  return (
    <Group title={multi.tablesShown}>
      {tables.map((table) => (
        <Switch
          key={table.id}
          label={ownName(table, games)}
          on={!hidden.includes(table.id)}
          onChange={(shown) => {
            const others = hidden.filter((other) => other !== table.id)
            void keep({ hiddenTables: shown ? others : [...others, table.id] })
          }}
        />
      ))}
    </Group>
  )
}
