import { lazy, Suspense } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { Home } from '#console/home/home'
import { SignIn } from '#console/sign-in/sign-in'
import { useSession } from '#console/state/session'
import { Defs } from '#ui/draw/cloth/defs'
import { Toasts } from '#ui/kit/toasts'

const DealerConsole = lazy(async () => ({
  default: (await import('#console/dealer/dealer-console')).DealerConsole,
}))
const SupervisorConsole = lazy(async () => ({
  default: (await import('#console/supervisor/supervisor-console')).SupervisorConsole,
}))

/** Both consoles, for whoever may stand at them. */
export function App() {
  const member = useSession(({ member: known }) => known)
  if (member === 'asking') return null
  if (member === null) return <SignIn />
  const isSupervisor = member.role !== 'dealer'
  return (
    <Router base="/console">
      <Defs />
      <Suspense>
        <Switch>
          <Route path="/dealer">
            <DealerConsole />
          </Route>
          {isSupervisor && (
            <Route path="/supervisor">
              <SupervisorConsole />
            </Route>
          )}
          <Route>{isSupervisor ? <Home /> : <Redirect to="/dealer" />}</Route>
        </Switch>
      </Suspense>
      <Toasts />
    </Router>
  )
}
