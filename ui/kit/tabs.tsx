import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Scroller } from '#ui/kit/scroller'
import css from '#ui/kit/tabs.module.css'
import { useMedia } from '#ui/kit/use-media'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly icon?: ReactNode
  readonly badge?: number
}

interface Props<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly open: Id
  readonly onOpen: (id: Id) => void
  /** In a row above their page; or, for the pages of a large dialog, at its side, where there is room. */
  readonly look?: 'row' | 'side'
  /** The open tab's page. */
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const SIDE_STEPS: Readonly<Record<string, number>> = { ...STEPS, ArrowDown: 1, ArrowUp: -1 }

export function Tabs<Id extends string>({ label, tabs, open, onOpen, look = 'row', children }: Props<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const isNarrow = useMedia('(max-width: 767px)')
  const isSide = look === 'side'
  useEffect(() => {
    // A long list on a phone: the open one is in view, once a dialog around it is.
    const frame = requestAnimationFrame(() =>
      list.current
        ?.querySelector(`[data-tab="${open}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [open])
  const moved = (event: KeyboardEvent) => {
    const step = (isSide ? SIDE_STEPS : STEPS)[event.key]
    if (step === undefined) return
    const at = tabs.findIndex(({ id }) => id === open)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    onOpen(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div className={css.tabs} data-look={look}>
      <div
        ref={list}
        className={css.list}
        role="tablist"
        aria-label={label}
        aria-orientation={isSide && !isNarrow ? 'vertical' : 'horizontal'}
        onKeyDown={moved}
      >
        {tabs.map(({ id, name, icon, badge = 0 }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === open}
            aria-controls={`${base}-page`}
            tabIndex={id === open ? 0 : -1}
            className={css.tab}
            onClick={() => onOpen(id)}
          >
            {isSide && icon}
            {name}
            {badge > 0 && <span className={css.badge}>{badge}</span>}
          </button>
        ))}
      </div>
      <Scroller
        key={isSide ? open : undefined}
        id={`${base}-page`}
        role="tabpanel"
        aria-labelledby={`${base}-${open}`}
        className={css.page}
      >
        {children}
      </Scroller>
    </div>
  )
}
