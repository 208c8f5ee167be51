import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { Defs } from '#ui/draw/cloth/defs'
import { Toasts } from '#ui/kit/toasts'
import { HouseNotices } from '#web/account/house-notices'
import { FAMILIES } from '#web/families/families'
import { FamiliesKnown } from '#web/families/parts'
import { LobbyScreen } from '#web/lobby/lobby-screen'
import { closeMultiWindow, useMultiWindow } from '#web/multi/state'
import { Overlays } from '#web/overlays'
import { Senses } from '#web/senses/senses'
import { TablesScreen } from '#web/side/tables-screen'
import { useTablesInAddress } from '#web/side/use-address'
import { useFocused } from '#web/state/at-tables'
import { useSetting } from '#web/state/settings'

/** Nothing begins before the lobby has been told: it can come later. */
const GoodRoadNotices = lazy(async () => ({
  default: (await import('#web/good-roads/notices')).GoodRoadNotices,
}))

/** Many tables at once are for those who ask for them. */
const MultiScreen = lazy(async () => ({ default: (await import('#web/multi/multi-screen')).MultiScreen }))
const MultiWindow = lazy(async () => ({ default: (await import('#web/multi/multi-window')).MultiWindow }))

/** Every screen, and what may come over any of them. */
export function App() {
  const tables = useTablesInAddress()
  const table = useFocused()
  const isMultiOpen = useMultiWindow(({ open }) => open)
  const isAtTable = tables.length > 0
  const fourColours = useSetting('fourColourDeck')
  // It belongs to the tables that it was opened over.
  useEffect(() => {
    if (!isAtTable) closeMultiWindow()
  }, [isAtTable])
  return (
    <FamiliesKnown value={FAMILIES}>
      <Defs fourColours={fourColours} />
      <Switch>
        <Route path="/tables/:tables">{tables.length > 0 && <TablesScreen tables={tables} />}</Route>
        <Route path="/multi">
          <Suspense>
            <MultiScreen />
          </Suspense>
        </Route>
        <Route>
          <LobbyScreen />
        </Route>
      </Switch>
      {isMultiOpen && isAtTable && (
        <Suspense>
          <MultiWindow />
        </Suspense>
      )}
      <Overlays table={table} />
      <Senses table={table} tables={tables} />
      <HouseNotices tables={tables} />
      <Suspense>
        <GoodRoadNotices />
      </Suspense>
      <Toasts />
    </FamiliesKnown>
  )
}
