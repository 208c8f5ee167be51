import { useEffect, useState } from 'react'
import { serverNow } from '#ui/net/clock'

/** Whole seconds that are left of a clock, by the server's time; null when none runs. */
export function useSecondsLeft(until: number | null): number | null {
  const [, tick] = useState(0)
  useEffect(() => {
    if (until === null) return undefined
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      const left = until - serverNow()
      if (left <= 0) return tick((count) => count + 1)
      tick((count) => count + 1)
      // Just after the moment at which the figure changes.
      timer = setTimeout(next, (left % 1_000) + 10)
    }
    next()
    return () => clearTimeout(timer)
  }, [until])
  return until === null ? null : Math.max(0, Math.ceil((until - serverNow()) / 1_000))
}

/** Draws the component again every so often. */
export function useEvery(millis: number): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), millis)
    return () => clearInterval(timer)
  }, [millis])
}
