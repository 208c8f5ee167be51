import { useEffect, useState } from 'react'
import { durationOf } from '#web/ui/duration'

/** Counts from nothing to the amount while it is won, and ends on it exactly; at once where motion is reduced. */
export function useCountUp(amount: number): number {
  const [shown, setShown] = useState(amount)
  useEffect(() => {
    const millis = durationOf('--t-count')
    if (millis === 0 || amount === 0) {
      setShown(amount)
      return undefined
    }
    const began = performance.now()
    let frame = 0
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / millis))
      // Quick first, slow at the end.
      setShown(part === 1 ? amount : Math.round((amount * (1 - (1 - part) ** 3)) / 100) * 100)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return Math.min(shown, amount)
}
