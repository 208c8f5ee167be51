import { create } from 'zustand'

/** How far the server's clock is ahead of ours, and how long a message takes there and back (TP-19). */
interface ServerClock {
  readonly aheadMillis: number
  readonly roundTripMillis: number | null
}

export const useServerClock = create<ServerClock>(() => ({ aheadMillis: 0, roundTripMillis: null }))

export function serverNow(): number {
  return Date.now() + useServerClock.getState().aheadMillis
}

export function heardTime(now: number): void {
  useServerClock.setState({ aheadMillis: now - Date.now() })
}

/** The quickest of late tells best how far off our clock is. */
const RECENT = 6
let recent: readonly { readonly millis: number; readonly ahead: number }[] = []

export function heardPong(sentAt: number, now: number): void {
  const millis = Math.max(0, Math.round(performance.now() - sentAt))
  const ahead = now + millis / 2 - Date.now()
  recent = [...recent, { millis, ahead }].slice(-RECENT)
  const best = recent.reduce((one, other) => (other.millis < one.millis ? other : one))
  useServerClock.setState({ aheadMillis: best.ahead, roundTripMillis: millis })
}
