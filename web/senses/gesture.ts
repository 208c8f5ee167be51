import { useEffect, useState } from 'react'

const GESTURES = ['pointerdown', 'keydown'] as const

function hasBegun(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? false
}

/** Whether the player has touched the page: browsers allow no sound before. */
export function useGesture(): boolean {
  const [begun, setBegun] = useState(hasBegun)
  useEffect(() => {
    if (begun) return undefined
    const heard = () => setBegun(true)
    for (const gesture of GESTURES) addEventListener(gesture, heard, { once: true, capture: true })
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, heard, { capture: true })
    }
  }, [begun])
  return begun
}
