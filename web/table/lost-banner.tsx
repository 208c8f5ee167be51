import { WifiOff } from 'lucide-react'
import { useWords } from '#web/i18n/language'
import { useConnection } from '#web/state/connection'
import css from '#web/table/lost-banner.module.css'

/** No connection: it says so, and nothing below can be pressed until it is back. */
export function LostBanner() {
  const words = useWords()
  const state = useConnection(({ state: now }) => now)
  if (state !== 'lost') return null
  return (
    <div className={css.veil}>
      <p className={css.banner} role="alert">
        <WifiOff size={20} aria-hidden />
        <span>
          <strong>{words.table.connectionLost}</strong> {words.table.connectionLostText}
        </span>
      </p>
    </div>
  )
}
