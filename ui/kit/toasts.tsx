import { CircleCheck, Info, OctagonAlert, Route, TriangleAlert, Trophy, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useKitWords } from '#ui/i18n/language'
import { Button } from '#ui/kit/button'
import { classes } from '#ui/kit/classes'
import { IconButton } from '#ui/kit/icon-button'
import { closeToast, type ToastAction, useToasts } from '#ui/kit/toast'
import css from '#ui/kit/toasts.module.css'

const SHOWN_MILLIS = 4_000
/** There is something to press: it must be found first. */
const OFFERED_MILLIS = 8_000
const ICONS = {
  good: CircleCheck,
  warning: TriangleAlert,
  win: Trophy,
  stop: OctagonAlert,
  info: Info,
  road: Route,
} as const

/** One message at a time, above the dock; what refused money stays until it is read. */
export function Toasts() {
  const words = useKitWords()
  const toast = useToasts(({ toast: shown }) => shown)
  useEffect(() => {
    if (toast === null || toast.stays) return undefined
    const millis = toast.action === undefined ? SHOWN_MILLIS : OFFERED_MILLIS
    const timer = setTimeout(() => closeToast(toast.id), millis)
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
    <div
      ref={place}
      popover="manual"
      className={css.place}
      aria-live={toast?.action === undefined ? 'assertive' : 'polite'}
    >
      {toast !== null && Icon !== null && (
        <div key={toast.id} className={classes(css.toast, css[toast.kind])}>
          <Icon className={css.icon} aria-hidden />
          <div>
            <strong>{toast.title}</strong>
            {toast.text !== '' && <p>{toast.text}</p>}
          </div>
          {toast.action !== undefined && <Follow id={toast.id} action={toast.action} />}
          <IconButton label={words.common.close} icon={<X />} onClick={() => closeToast(toast.id)} />
        </div>
      )}
    </div>
  )
}

function Follow({ id, action }: { readonly id: number; readonly action: ToastAction }) {
  return (
    <Button
      size="small"
      look="outline"
      onClick={() => {
        closeToast(id)
        action.run()
      }}
    >
      {action.name}
    </Button>
  )
}
