import { CircleCheck, Info, OctagonAlert, TriangleAlert, Trophy, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '#web/i18n/language'
import { closeToast, useToasts } from '#web/state/toasts'
import { classes } from '#web/ui/classes'
import { IconButton } from '#web/ui/icon-button'
import css from '#web/ui/toasts.module.css'

const SHOWN_MILLIS = 4_000
const ICONS = {
  good: CircleCheck,
  warning: TriangleAlert,
  win: Trophy,
  stop: OctagonAlert,
  info: Info,
} as const

/** One message at a time, above the dock; what refused money stays until it is read. */
export function Toasts() {
  const words = useWords()
  const toast = useToasts(({ toast: shown }) => shown)
  useEffect(() => {
    if (toast === null || toast.stays) return undefined
    const timer = setTimeout(() => closeToast(toast.id), SHOWN_MILLIS)
    return () => clearTimeout(timer)
  }, [toast])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.showPopover(), [])
  // A dialog that was opened since lies above: what is shown last is on top.
  useEffect(() => {
    if (toast === null || document.querySelector('dialog:modal') === null) return
    place.current?.hidePopover()
    place.current?.showPopover()
  }, [toast])
  const Icon = toast === null ? null : ICONS[toast.kind]
  return (
    <div ref={place} popover="manual" className={css.place} aria-live="assertive">
      {toast !== null && Icon !== null && (
        <div key={toast.id} className={classes(css.toast, css[toast.kind])}>
          <Icon className={css.icon} aria-hidden />
          <div>
            <strong>{toast.title}</strong>
            {toast.text !== '' && <p>{toast.text}</p>}
          </div>
          <IconButton label={words.common.close} icon={<X />} onClick={() => closeToast(toast.id)} />
        </div>
      )}
    </div>
  )
}
