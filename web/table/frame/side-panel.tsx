import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { classes } from '#ui/kit/classes'
import { IconButton } from '#ui/kit/icon-button'
import { Tabs } from '#ui/kit/tabs'
import { useWords } from '#web/i18n/language'
import { closePanel, openPanel, usePanel } from '#web/state/panel'
import { useFrame, usePart } from '#web/table/frame/frame'
import { besidePanel, hasRoomBeside } from '#web/table/frame/room'
import css from '#web/table/frame/side-panel.module.css'

export interface PanelTab {
  readonly id: string
  readonly name: string
  readonly icon: ReactNode
  /** How much waits there unread. */
  readonly badge?: number
  readonly page: ReactNode
}

interface Props {
  readonly tabs: readonly PanelTab[]
  /** Always open on wide screens, or a rail of icons that opens it: beside the table, or over it where room is short. */
  readonly look: 'open' | 'rail'
  /** Below the pages. */
  readonly footer?: ReactNode
}

/** Everything about the table that is not the table: beside it, on a rail, or as a sheet that play goes on behind. */
export function SidePanel({ tabs, look, footer }: Props) {
  const { table, room } = useFrame()
  const part = usePart()
  const isBeside = hasRoomBeside(room)
  const asked = usePanel(table)
  useEffect(() => () => closePanel(table), [table])
  const open = tabs.find(({ id }) => id === asked)
  if (isBeside && look === 'open') {
    const shown = open ?? tabs[0]
    return shown === undefined ? null : (
      <aside className={css.beside} data-beside {...part}>
        <Pages tabs={tabs} open={shown} />
        {footer}
      </aside>
    )
  }
  const place = besidePanel(room) !== null ? 'beside' : isBeside ? 'by-rail' : 'over'
  const opened = open !== undefined && <Opened tabs={tabs} open={open} footer={footer} place={place} />
  if (!isBeside) return opened
  return (
    <>
      <Rail tabs={tabs} open={open?.id} />
      {opened}
    </>
  )
}

function Pages({ tabs, open }: { readonly tabs: readonly PanelTab[]; readonly open: PanelTab }) {
  const words = useWords()
  const { table } = useFrame()
  return (
    <Tabs label={words.table.panel} tabs={tabs} open={open.id} onOpen={(tab) => openPanel(table, tab)}>
      <Suspense fallback={<p className={css.loading}>{words.common.loading}</p>}>{open.page}</Suspense>
    </Tabs>
  )
}

function Rail({ tabs, open }: { readonly tabs: readonly PanelTab[]; readonly open: string | undefined }) {
  const words = useWords()
  const { table } = useFrame()
  return (
    <nav className={css.rail} aria-label={words.table.panel} {...usePart()}>
      {tabs.map(({ id, name, icon, badge = 0 }) => (
        <IconButton
          key={id}
          label={name}
          icon={icon}
          badge={badge}
          aria-expanded={open === id}
          onClick={() => (open === id ? closePanel(table) : openPanel(table, id))}
        />
      ))}
    </nav>
  )
}

interface OpenedProps extends Omit<Props, 'look'> {
  readonly open: PanelTab
  /** Beside the table, over it by the rail, or over it at its edge. */
  readonly place: 'beside' | 'by-rail' | 'over'
}

/** Beside the table or over it, which goes on: what is not covered can be pressed. */
function Opened({ tabs, open, footer, place }: OpenedProps) {
  const words = useWords()
  const { table } = useFrame()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    ref.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    closePanel(table)
  }
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      className={classes(css.over, place === 'by-rail' && css.byRail, place === 'beside' && css.pushed)}
      data-beside={place === 'beside' || undefined}
      aria-label={words.table.panel}
      onKeyDown={pressed}
      {...usePart()}
    >
      <IconButton
        className={css.close}
        label={words.common.close}
        icon={<X />}
        onClick={() => closePanel(table)}
      />
      <Pages tabs={tabs} open={open} />
      {footer}
    </aside>
  )
}
