import { useRef } from 'react'

const HOLD_MILLIS = 900

interface Hold {
  readonly onPointerDown: () => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly onClick: () => void
}

/** A press does one thing, holding it another; the press that ends a hold does nothing. */
export function useHold(pressed: () => void, held: () => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown: () => {
      wasHeld.current = false
      timer.current = setTimeout(() => {
        wasHeld.current = true
        held()
      }, HOLD_MILLIS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onClick: () => {
      stop()
      if (!wasHeld.current) pressed()
      wasHeld.current = false
    },
  }
}
