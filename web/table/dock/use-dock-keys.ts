import { useEffect } from 'react'

const CLEAR_MILLIS = 3_000
const TYPED = 'input, textarea, select, [contenteditable]'
const PRESSED = 'button, a, [role="tab"], summary'

/** What keys do at a dock. */
export interface DockKeys {
  /** Whether keys are for this dock now. */
  readonly isMeant: () => boolean
  readonly undo: () => void
  readonly clear: () => void
  /** Repeats before the first chip, doubles after it. */
  readonly goOn: () => void
  /** Takes the chip with this place in the rack, from 0. */
  readonly pick: (index: number) => void
}

const OWN_KEYS = 'data-own-keys'

/** Marks a window over the table: keys that are pressed in it are for its own dock. */
export const ownKeys = { [OWN_KEYS]: true }

/** Whether the focus is in such a window. */
export function isInOwnWindow(): boolean {
  return document.activeElement?.closest(`[${OWN_KEYS}]`) != null
}

/**
 * TP-3: digits pick a chip, space repeats and then doubles, undo and delete take back; held for 3 s they clear.
 * `keys` stays the same object as long as it means the same.
 */
export function useDockKeys(keys: DockKeys): void {
  useEffect(() => {
    let heldSince: number | null = null
    // A click leaves the focus on what it pressed, too: that is nobody's wish to press it again by space.
    let ledByKeys = true
    const pointed = () => {
      ledByKeys = false
    }
    const down = (event: KeyboardEvent) => {
      if (event.key === 'Tab') ledByKeys = true
      if (!keys.isMeant() || isBusy(event, ledByKeys)) return
      if (isUndo(event)) {
        event.preventDefault()
        if (!event.repeat) {
          heldSince = performance.now()
          keys.undo()
        } else if (heldSince !== null && performance.now() - heldSince >= CLEAR_MILLIS) {
          heldSince = null
          keys.clear()
        }
        return
      }
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === ' ') {
        event.preventDefault()
        keys.goOn()
      }
      if (/^[1-9]$/.test(event.key)) keys.pick(Number(event.key) - 1)
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
  }, [keys])
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
