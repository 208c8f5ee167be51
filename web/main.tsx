import '#web/ui/fonts.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app'
import { openHouse } from '#web/net/house'
import { keepOfflinePage } from '#web/net/offline-page'
import { usePerson } from '#web/state/person'
import { keepDesks } from '#web/table/desk'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the client.')

openHouse()
keepDesks(() => usePerson.getState().person?.player ?? '')
keepOfflinePage()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
