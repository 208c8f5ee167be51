import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useKitWords } from '#ui/i18n/language'
import { classes } from '#ui/kit/classes'
import css from '#ui/kit/dialog.module.css'
import { IconButton } from '#ui/kit/icon-button'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /**
   * A dialog in the middle: as high as what it says, with something to fill in, or with pages of its own (these fill
   * the body to its edges); wide where it holds a whole screen; or a sheet from the side. On phones all but the first
   * come from below, a menu as high as it is long.
   */
  readonly shape?: 'dialog' | 'form' | 'pages' | 'wide' | 'sheet' | 'menu'
  readonly footer?: ReactNode
  /** Must be answered: it has no close of its own. */
  readonly firm?: boolean
}

/** The browser's own dialog: it keeps the focus, closes with esc and hands the focus back. */
export function Dialog({ title, onClose, children, shape = 'dialog', footer, firm = false }: Props) {
  const words = useKitWords()
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // What people open it for, rather than its first button.
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    const dialog = ref.current
    // What is outside of the inner part is the dialog itself: a click there is a click beside it.
    const beside = ({ target }: MouseEvent) => {
      if (!firm && target === dialog) onClose()
    }
    dialog?.addEventListener('click', beside)
    return () => dialog?.removeEventListener('click', beside)
  }, [firm, onClose])
  return (
    <dialog
      ref={ref}
      className={classes(css.dialog, css[shape])}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        if (!firm) onClose()
      }}
      onClose={({ currentTarget: dialog }) => {
        // Browsers close it themselves when esc is pressed again and again.
        if (!dialog.isConnected || dialog.open) return
        if (firm) dialog.showModal()
        else onClose()
      }}
    >
      <div className={css.inner}>
        <header className={css.head}>
          <h2 id={heading}>{title}</h2>
          {!firm && <IconButton label={words.common.close} icon={<X />} onClick={onClose} />}
        </header>
        <div className={css.body}>{children}</div>
        {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}
