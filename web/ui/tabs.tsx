import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import css from '#web/ui/tabs.module.css'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly badge?: number
}

interface Props<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly open: Id
  readonly onOpen: (id: Id) => void
  /** The open tab's page. */
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export function Tabs<Id extends string>({ label, tabs, open, onOpen, children }: Props<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A long list on a phone: the open one is in view, once a dialog around it is.
    const frame = requestAnimationFrame(() =>
      list.current
        ?.querySelector(`[data-tab="${open}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [open])
  const moved = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    const at = tabs.findIndex(({ id }) => id === open)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    onOpen(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div className={css.tabs}>
      <div ref={list} className={css.list} role="tablist" aria-label={label} onKeyDown={moved}>
        {tabs.map(({ id, name, badge = 0 }) => (
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
            {name}
            {badge > 0 && <span className={css.badge}>{badge}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${base}-page`}
        role="tabpanel"
        aria-labelledby={`${base}-${open}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing else to reach by keys
        tabIndex={0}
        className={css.page}
      >
        {children}
      </div>
    </div>
  )
}
