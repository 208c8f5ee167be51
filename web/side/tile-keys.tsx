import { useEffect } from 'react'
import { focusTable, useAtTables } from '#web/state/at-tables'

const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 }
/** There these keys turn pages. */
const SCROLLED = 'input, textarea, select, [role="tabpanel"], [contenteditable]'

/** From tile to tile by keys; the focus goes with it, so that the next tab is inside of that table. */
export function TileKeys({ tables }: { readonly tables: readonly string[] }) {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (document.querySelector('dialog[open]') !== null) return
      if (event.target instanceof Element && event.target.closest(SCROLLED) !== null) return
      event.preventDefault()
      const { focused } = useAtTables.getState()
      const at = focused === null ? 0 : tables.indexOf(focused)
      const next = tables[(at + step + tables.length) % tables.length]
      if (next === undefined) return
      focusTable(next)
      // A table that was hidden can have the focus only once it is shown.
      requestAnimationFrame(() => tileOf(next)?.focus({ preventScroll: true }))
    }
    addEventListener('keydown', down)
    return () => removeEventListener('keydown', down)
  }, [tables])
  return null
}

function tileOf(table: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-table="${CSS.escape(table)}"]`)
}
