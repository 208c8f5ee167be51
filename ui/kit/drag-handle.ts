import type { KeyboardEvent, PointerEvent } from 'react'

interface Moved {
  readonly x: number
  readonly y: number
}

interface Handle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const STEP = 16
const KEYS: Readonly<Record<string, Moved>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** A handle that is pulled with a pointer or pushed with the arrow keys; `begin` says what to do with the way. */
export function dragHandle(begin: () => (moved: Moved) => void): Handle {
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      const handle = event.currentTarget
      const move = begin()
      const { clientX, clientY } = event
      handle.setPointerCapture(event.pointerId)
      const pulled = (next: globalThis.PointerEvent) =>
        move({ x: next.clientX - clientX, y: next.clientY - clientY })
      const letGo = () => {
        handle.removeEventListener('pointermove', pulled)
        handle.removeEventListener('lostpointercapture', letGo)
      }
      handle.addEventListener('pointermove', pulled)
      handle.addEventListener('lostpointercapture', letGo)
    },
    onKeyDown: (event) => {
      const step = KEYS[event.key]
      if (step === undefined) return
      event.preventDefault()
      event.stopPropagation()
      begin()(step)
    },
  }
}
