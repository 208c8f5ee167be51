import { setTimeout as pause } from 'node:timers/promises'

/** Nobody waits longer than this for a store that is silent. */
const PING_MILLIS = 2_000

/** Whether the store answers, and in time. */
export function isAlive(ping: () => Promise<void>, withinMillis = PING_MILLIS): Promise<boolean> {
  return Promise.race([
    ping().then(
      () => true,
      () => false,
    ),
    pause(withinMillis, false, { ref: false }),
  ])
}
