import { WifiOff } from 'lucide-react'
import { useConnection } from '#ui/net/connection'
import { useWords } from '#web/i18n/language'
import css from '#web/lobby/lost-line.module.css'

/** What the lobby shows may be old: it says so, and shifts nothing. */
export function LostLine() {
  const words = useWords()
  const state = useConnection(({ state: now }) => now)
  if (state !== 'lost') return null
  return (
    <p className={css.line} role="alert">
      <WifiOff size={16} aria-hidden />
      {words.lobby.lost}
    </p>
  )
}
