import { useEffect } from 'react'
import { useMe } from '#web/state/person'
import { placeOf } from '#web/state/tables'
import { changeDesk, deskOf } from '#web/table/desk'
import { clear, double, laidNow, repeat, undo } from '#web/table/lay'
import { rackOf } from '#web/table/rack'

const CLEAR_MILLIS = 3_000
const TYPED = 'input, textarea, select, [contenteditable]'
const PRESSED = 'button, a, [role="tab"], summary'

/** TP-3: digits pick a chip, space repeats and then doubles, undo and delete take back; held for 3 s they clear. */
export function useTableKeys(table: string): void {
  const me = useMe()
  useEffect(() => {
    let heldSince: number | null = null
    // A click leaves the focus on what it pressed, too: that is nobody's wish to press it again by space.
    let ledByKeys = true
    const pointed = () => {
      ledByKeys = false
    }
    const down = (event: KeyboardEvent) => {
      if (event.key === 'Tab') ledByKeys = true
      if (isBusy(event, ledByKeys)) return
      if (isUndo(event)) {
        event.preventDefault()
        if (!event.repeat) {
          heldSince = performance.now()
          undo(table)
        } else if (heldSince !== null && performance.now() - heldSince >= CLEAR_MILLIS) {
          heldSince = null
          clear(table)
        }
        return
      }
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const state = placeOf(table).tracked?.state
      if (state === undefined) return
      if (event.key === ' ') {
        event.preventDefault()
        if (laidNow(table).length > 0) double(table)
        else repeat(table)
      }
      const chip = /^[1-9]$/.test(event.key) ? rackOf(state, me)[Number(event.key) - 1] : undefined
      if (chip !== undefined && chip !== deskOf(table).chip) changeDesk(table, { chip, golden: false })
    }
    const up = () => {
      heldSince = null
    }
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    addEventListener('pointerdown', pointed, { capture: true })
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('pointerdown', pointed, { capture: true })
    }
  }, [table, me])
}

/** Somebody types, a dialog is open, or space belongs to the button that keys have led to. */
function isBusy(event: KeyboardEvent, ledByKeys: boolean): boolean {
  const { target, key } = event
  if (document.querySelector('dialog[open]') !== null) return true
  if (!(target instanceof Element)) return false
  if (target.closest(TYPED) !== null) return true
  return key === ' ' && ledByKeys && target.closest(PRESSED) !== null
}

function isUndo({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Delete' || key === 'Backspace' || ((ctrlKey || metaKey) && key.toLowerCase() === 'z')
}
