import { useEffect, useState } from 'react'
import { serverNow } from '#web/state/clock'
import { type Beat, beatAt, closesAt } from '#web/table/fire-blaze/beats'

/** The beat of now by the server's clock; null when the show is over. Who comes late comes in at the right place. */
export function useBeat(beats: readonly Beat[], began: number): Beat | null {
  const [, tick] = useState(0)
  const millis = serverNow() - began
  const index = beatAt(beats, millis)
  const next = beats[index + 1]?.at ?? closesAt(beats)
  useEffect(() => {
    const timer = setTimeout(() => tick((count) => count + 1), Math.max(0, began + next - serverNow()) + 4)
    return () => clearTimeout(timer)
  }, [began, next])
  return millis >= closesAt(beats) ? null : (beats[index] ?? null)
}
