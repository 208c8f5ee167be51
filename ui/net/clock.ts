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

/** Of one exchange: how long it took, and how far ahead the server's clock was by it. */
interface Sample {
  readonly millis: number
  readonly ahead: number
}

const RECENT = 6
/** Clocks are read in whole milliseconds, and a busy page reads them late. */
const SLACK_MILLIS = 100
let recent: readonly Sample[] = []

/** A first guess, of a new connection: what was measured before may be of before a sleep. */
export function heardTime(now: number): void {
  recent = []
  useServerClock.setState({ aheadMillis: now - Date.now() })
}

export function heardPong(sentAt: number, now: number): void {
  const millis = Math.max(0, Math.round(performance.now() - sentAt))
  const samples = withSample(recent, { millis, ahead: now + millis / 2 - Date.now() })
  recent = samples
  useServerClock.setState({ aheadMillis: quickest(samples).ahead, roundTripMillis: millis })
}

/** Where an older one cannot be true together with the newest, a clock was set meanwhile: it counts no more. */
export function withSample(samples: readonly Sample[], newest: Sample): readonly [Sample, ...Sample[]] {
  const agreeing = samples.filter(
    ({ millis, ahead }) => Math.abs(ahead - newest.ahead) <= (millis + newest.millis) / 2 + SLACK_MILLIS,
  )
  return [newest, ...agreeing.slice(0, RECENT - 1)]
}

/** The quickest of late tells best how far off our clock is. */
export function quickest([first, ...others]: readonly [Sample, ...Sample[]]): Sample {
  return others.reduce((one, other) => (other.millis < one.millis ? other : one), first)
}
