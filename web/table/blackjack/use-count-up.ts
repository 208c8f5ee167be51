import { useEffect, useState } from 'react'

const WHOLE_MILLIS = 900
const STILL = '(prefers-reduced-motion: reduce)'

/** Counts up to an amount and ends on it exactly; at once where motion is reduced. */
export function useCountUp(amount: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (amount === 0 || matchMedia(STILL).matches) {
      setShown(amount)
      return undefined
    }
    let frame = 0
    const began = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, (now - began) / WHOLE_MILLIS)
      setShown(Math.round(amount * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return shown
}
