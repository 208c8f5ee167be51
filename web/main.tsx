import '#ui/kit/fonts.css'
import '#ui/kit/tokens.css'
import '#ui/kit/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app'
import { followGoodRoads } from '#web/good-roads/state'
import { openHouse } from '#web/net/house'
import { keepOfflinePage } from '#web/net/offline-page'
import { usePerson } from '#web/state/person'
import { followOtherWindows } from '#web/table/chips/other-windows'
import { keepDocks } from '#web/table/dock/dock-state'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the client.')

openHouse()
keepDocks(() => usePerson.getState().person?.player ?? '')
keepOfflinePage()
followOtherWindows()
followGoodRoads()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
