import { LogOut, X } from 'lucide-react'
import { type MouseEvent, useCallback, useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { IconButton } from '#ui/kit/icon-button'
import { useWords } from '#web/i18n/language'
import { TableGrid } from '#web/lobby/card/table-grid'
import { FilterBar } from '#web/lobby/find/filter-bar'
import { SearchField } from '#web/lobby/find/search-field'
import { useShownTables } from '#web/lobby/find/use-shown-tables'
import css from '#web/lobby/lobby-overlay.module.css'
import { useMayAdd } from '#web/side/may-add'
import { useMoves } from '#web/side/use-address'
import { useAtTables } from '#web/state/at-tables'
import type { OverlayProps } from '#web/state/overlay'
import { usePlace } from '#web/state/tables'
import { StatusBar } from '#web/table/status/status-bar'

/** TP-1: the same list under a table that goes on in sight; a plain click switches (MP-9). */
export function LobbyOverlay({ table, onClose }: OverlayProps) {
  const words = useWords()
  const lobby = useShownTables()
  const ref = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const heading = useId()
  const { switchTo, add } = useMoves()
  const open = useAtTables(({ tables }) => tables)
  const mayAdd = useMayAdd()
  const addTable = useCallback(
    (picked: string) => {
      add(picked)
      onClose()
    },
    [add, onClose],
  )
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
      switchTo(picked)
      onClose()
    },
    [switchTo, onClose],
  )
  const leaveWords = open.length > 1 ? words.side.leaveAll : words.lobby.leaveTable
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
          <Link href="/" className={css.leave} aria-label={leaveWords} onClick={onClose}>
            <LogOut size={18} aria-hidden />
            <span>{leaveWords}</span>
          </Link>
          <IconButton className={css.close} label={words.common.close} icon={<X />} onClick={onClose} />
        </header>
        <div className={css.body}>
          {mayAdd && <p className={css.hint}>{words.side.hint}</p>}
          <FilterBar lobby={lobby} />
          <TableGrid lobby={lobby} open={open} onPick={pick} onAdd={mayAdd ? addTable : undefined} />
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
