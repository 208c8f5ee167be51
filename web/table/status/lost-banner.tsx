import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useConnection } from '#ui/net/connection'
import { useWords } from '#web/i18n/language'
import css from '#web/table/status/lost-banner.module.css'

/** No connection: it says so, and nothing below can be pressed until it is back. */
export function LostBanner() {
  const words = useWords()
  const isLost = useConnection(({ state }) => state === 'lost')
  useEffect(() => {
    if (!isLost) return
    // They lie above everything, this line included.
    for (const open of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) {
      open.hidePopover()
    }
  }, [isLost])
  if (!isLost) return null
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
