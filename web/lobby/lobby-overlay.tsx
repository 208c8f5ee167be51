import { LogOut, X } from 'lucide-react'
import { type MouseEvent, useCallback, useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '#web/i18n/language'
import { FilterBar } from '#web/lobby/filter-bar'
import css from '#web/lobby/lobby-overlay.module.css'
import { SearchField } from '#web/lobby/search-field'
import { TableGrid } from '#web/lobby/table-grid'
import { useShownTables } from '#web/lobby/use-shown-tables'
import type { OverlayProps } from '#web/state/overlay'
import { usePlace } from '#web/state/tables'
import { StatusBar } from '#web/table/status-bar'
import { IconButton } from '#web/ui/icon-button'

/** TP-1: the same list under a table that goes on in sight; a plain click switches (MP-9). */
export function LobbyOverlay({ table, onClose }: OverlayProps) {
  const words = useWords()
  const lobby = useShownTables()
  const ref = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const heading = useId()
  const [, go] = useLocation()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Not the search, which would bring up a keyboard.
    title.current?.focus()
    return () => dialog?.close()
  }, [])
  const pick = useCallback(
    (event: MouseEvent, picked: string) => {
      // Another window or tab is asked for: this one stays where it is.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (picked !== table) go(`/tables/${picked}`)
      onClose()
    },
    [table, go, onClose],
  )
  return (
    <dialog
      ref={ref}
      className={css.overlay}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={css.inner}>
        <header className={css.head}>
          <h2 ref={title} id={heading} tabIndex={-1}>
            {words.lobby.overlayTitle}
          </h2>
          {table !== null && <Running table={table} />}
          <div className={css.search}>
            <SearchField value={lobby.filter.search} onChange={(search) => lobby.change({ search })} />
          </div>
          <Link href="/" className={css.leave} aria-label={words.lobby.leaveTable} onClick={onClose}>
            <LogOut size={18} aria-hidden />
            <span>{words.lobby.leaveTable}</span>
          </Link>
          <IconButton className={css.close} label={words.common.close} icon={<X />} onClick={onClose} />
        </header>
        <div className={css.body}>
          <FilterBar lobby={lobby} />
          <TableGrid lobby={lobby} current={table} onPick={pick} />
        </div>
      </div>
    </dialog>
  )
}

/** What happens at the table meanwhile: whose turn it is must not be missed. */
function Running({ table }: { readonly table: string }) {
  const { tracked } = usePlace(table)
  return (
    <div className={css.status}>{tracked !== null && <StatusBar table={table} state={tracked.state} />}</div>
  )
}
