import { useEffect } from 'react'
import { useWords } from '#web/i18n/language'
import { TableGrid } from '#web/lobby/card/table-grid'
import { FeaturedTable } from '#web/lobby/featured/featured-table'
import { FilterBar } from '#web/lobby/find/filter-bar'
import { SearchField } from '#web/lobby/find/search-field'
import { useShownTables } from '#web/lobby/find/use-shown-tables'
import { GoodRoadsPanel } from '#web/lobby/good-roads-panel'
import { LobbyFoot } from '#web/lobby/lobby-foot'
import { LobbyHeader } from '#web/lobby/lobby-header'
import css from '#web/lobby/lobby-screen.module.css'
import { LostLine } from '#web/lobby/lost-line'
import { MultiBanner } from '#web/multi/multi-banner'
import { watchLobby } from '#web/net/house'
import { RegulatorLine } from '#web/table/frame/regulator-line'

/** TP-1: every table of the house, as it is now. */
export function LobbyScreen() {
  const words = useWords()
  const lobby = useShownTables()
  const { tables, filter, change } = lobby
  useEffect(() => watchLobby('list'), [])
  return (
    <div className={css.lobby}>
      <RegulatorLine />
      <LostLine />
      <LobbyHeader>
        <SearchField value={filter.search} onChange={(search) => change({ search })} />
      </LobbyHeader>
      <main className={css.main}>
        <h1 className="unseen">{words.lobby.name}</h1>
        {/* Whoever looks for something wants to see what was found. */}
        {filter.search === '' && (
          <div className={css.front}>
            <FeaturedTable tables={tables} />
            <GoodRoadsPanel
              tables={tables}
              isShown={filter.shelf === 'good-roads'}
              onShow={(show) => change({ shelf: show ? 'good-roads' : 'all' })}
            />
          </div>
        )}
        {filter.search === '' && <MultiBanner />}
        <h2 className="unseen">{words.lobby.title}</h2>
        <FilterBar lobby={lobby} />
        <TableGrid lobby={lobby} open={[]} />
      </main>
      <LobbyFoot />
    </div>
  )
}
