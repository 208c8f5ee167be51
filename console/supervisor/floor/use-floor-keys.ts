import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { useFloor } from '#console/state/floor'
import { isUnseen } from '#console/supervisor/floor/arrange'
import { acknowledge } from '#console/supervisor/orders/send'
import { openTable, useOpened } from '#console/supervisor/state'

/** Keys of the whole view, unless somebody writes or a dialog asks; and arrows from tile to tile. */
export function useFloorKeys(
  search: RefObject<HTMLInputElement | null>,
  grid: RefObject<HTMLUListElement | null>,
) {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
      if (event.key === '/') {
        event.preventDefault()
        search.current?.focus()
      } else if (event.key === 'Escape') openTable(null)
      else if (event.key.toLowerCase() === 'v') come()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [search])
  const moved = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-table] [aria-pressed]') ?? [])]
    const at = tiles.findIndex((tile) => tile.matches(':focus'))
    const step = stepOf(event.key, tiles)
    const next = at < 0 || step === 0 ? undefined : tiles[at + step]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return { moved }
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal') !== null) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null
}

/** The open table's alarm if it has one, else the first that nobody has seen. */
function come(): void {
  const calling = (useFloor.getState().tables ?? []).filter(isUnseen)
  const { table: open } = useOpened.getState()
  const first = calling.find(({ table }) => table === open) ?? calling[0]
  if (first !== undefined) void acknowledge(first.table)
}

function stepOf(key: string, tiles: readonly HTMLElement[]): number {
  const across = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (across !== undefined) return across
  const columns = columnsOf(tiles)
  return { ArrowDown: columns, ArrowUp: -columns }[key] ?? 0
}

/** How many stand beside each other: as many as the first has at its height. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.getBoundingClientRect().top
  const below = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top)
  return below < 0 ? tiles.length : below
}
