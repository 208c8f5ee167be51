import { Route, Switch, useRoute } from 'wouter'
import { HouseNotices } from '#web/account/house-notices'
import { Defs } from '#web/draw/defs'
import { LobbyScreen } from '#web/lobby/lobby-screen'
import { Overlays } from '#web/overlays'
import { Senses } from '#web/senses/senses'
import { TableScreen } from '#web/table/table-screen'
import { Toasts } from '#web/ui/toasts'

/** Every screen, and what may come over any of them. */
export function App() {
  const [, at] = useRoute('/tables/:table')
  return (
    <>
      <Defs />
      <Switch>
        <Route path="/tables/:table">{({ table }) => <TableScreen key={table} table={table} />}</Route>
        <Route>
          <LobbyScreen />
        </Route>
      </Switch>
      <Overlays table={at?.table ?? null} />
      <Senses table={at?.table ?? null} />
      <HouseNotices />
      <Toasts />
    </>
  )
}
