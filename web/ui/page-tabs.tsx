import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import css from '#web/ui/page-tabs.module.css'
import { useMedia } from '#web/ui/use-media'

interface PageTab<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly icon: ReactNode
}

interface Props<Id extends string> {
  readonly label: string
  readonly tabs: readonly PageTab<Id>[]
  readonly open: Id
  readonly onOpen: (id: Id) => void
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

/** The pages of a large dialog: listed at its side, on phones in a row above. */
export function PageTabs<Id extends string>({ label, tabs, open, onOpen, children }: Props<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const isRow = useMedia('(max-width: 767px)')
  const at = tabs.findIndex(({ id }) => id === open)
  useEffect(() => {
    const tab = list.current?.children[at]
    if (!(tab instanceof HTMLElement) || list.current === null) return
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [at])
  const moved = (event: KeyboardEvent) => {
    const next = tabs[(at + (STEPS[event.key] ?? 0) + tabs.length) % tabs.length]
    if (next === undefined || next.id === open) return
    event.preventDefault()
    onOpen(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div className={css.frame}>
      <div
        ref={list}
        className={css.list}
        role="tablist"
        aria-label={label}
        aria-orientation={isRow ? 'horizontal' : 'vertical'}
        onKeyDown={moved}
      >
        {tabs.map(({ id, name, icon }) => (
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
            {icon}
            {name}
          </button>
        ))}
      </div>
      <div
        key={open}
        id={`${base}-page`}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll and hold nothing but text
        tabIndex={0}
        aria-labelledby={`${base}-${open}`}
        className={css.page}
      >
        {children}
      </div>
    </div>
  )
}
