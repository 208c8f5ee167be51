import { useDeferredValue, useMemo, useState } from 'react'
import type { LobbyTable } from '#protocol/lobby/table'
import { useGoodRoads } from '#web/good-roads/state'
import { useWords } from '#web/i18n/language'
import { type Filter, type Known, NO_FILTER, shownTables } from '#web/lobby/find/filters'
import { useLobby } from '#web/state/lobby'
import { useRecent } from '#web/state/recent'
import { useSetting } from '#web/state/settings'

export interface ShownLobby {
  /** Null until the house has told. */
  readonly tables: readonly LobbyTable[] | null
  readonly shown: readonly LobbyTable[]
  readonly filter: Filter
  readonly known: Known
  readonly change: (change: Partial<Filter>) => void
}

/** The lobby's tables through the player's filter. */
export function useShownTables(): ShownLobby {
  const { games } = useWords()
  // Many tables may change at once: drawing them gives way to whatever the player does.
  const lobby = useDeferredValue(useLobby(({ known }) => known))
  const favourites = useSetting('favourites')
  const recent = useRecent(({ recent: visited }) => visited)
  const matches = useGoodRoads((state) => state.matches)
  const [filter, setFilter] = useState(NO_FILTER)
  const tables = useMemo(() => (lobby === null ? null : [...lobby.tables.values()]), [lobby])
  const known = useMemo(() => ({ favourites, recent, matches }), [favourites, recent, matches])
  const shown = useMemo(() => shownTables(tables ?? [], filter, known, games), [tables, filter, known, games])
  return { tables, shown, filter, known, change: (some) => setFilter((now) => ({ ...now, ...some })) }
}
