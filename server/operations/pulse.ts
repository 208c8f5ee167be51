import type { Clock } from '#server/clock'

/** Nobody waits longer than this for a store that is silent. */
export const PING_MILLIS = 2_000

/** Whether the store answers, and in time. */
export function isAlive(ping: () => Promise<void>, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const late = clock.after(PING_MILLIS, () => resolve(false))
    const told = (isAlive: boolean) => () => {
      late.cancel()
      resolve(isAlive)
    }
    ping().then(told(true), told(false))
  })
}
