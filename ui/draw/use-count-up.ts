import { useEffect, useState } from 'react'
import { durationOf } from '#ui/kit/duration'

/** Fast at first, then settling; at the end exactly the amount. */
export function countedAt(cents: number, share: number): number {
  if (share >= 1) return cents
  return Math.round(cents * (1 - (1 - Math.max(0, share)) ** 3))
}

/** A won amount that counts up once; at once where motion is reduced. */
export function useCountUp(cents: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const millis = cents === 0 ? 0 : durationOf('--t-count')
    const began = performance.now()
    let frame = 0
    const step = (now: number) => {
      const share = millis === 0 ? 1 : (now - began) / millis
      setShown(countedAt(cents, share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    step(began)
    return () => cancelAnimationFrame(frame)
  }, [cents])
  return shown
}
