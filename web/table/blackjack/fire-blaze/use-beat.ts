import { useEffect, useState } from 'react'
import { type Beat, beatAt, closesAt } from '#web/table/blackjack/fire-blaze/beats'

/** The beat of now, of a show that began then by this window's clock; null when it is over. */
export function useBeat(beats: readonly Beat[], began: number): Beat | null {
  const [, tick] = useState(0)
  const millis = Date.now() - began
  const index = beatAt(beats, millis)
  const next = beats[index + 1]?.at ?? closesAt(beats)
  useEffect(() => {
    const timer = setTimeout(() => tick((count) => count + 1), Math.max(0, began + next - Date.now()) + 4)
    return () => clearTimeout(timer)
  }, [began, next])
  return millis >= closesAt(beats) ? null : (beats[index] ?? null)
}
