import '#ui/kit/fonts.css'
import '#ui/kit/tokens.css'
import '#ui/kit/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#console/app'
import { setLanguage } from '#console/i18n/language'
import { lookWhoIsHere } from '#console/net/session'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the consoles.')

void lookWhoIsHere()
// The page is shown in its own language from the first look on; without that language it is shown all the same.
void setLanguage().finally(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
