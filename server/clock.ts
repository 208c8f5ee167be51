import { performance } from 'node:perf_hooks'
import { setTimeout as machinePause } from 'node:timers/promises'

/** Time as the server is given it: whoever starts a part of the server says which clock it goes by. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds that only go forward: for how long something took, or may take. */
  steady(): number
  /** Calls once, when so much time went by. */
  after(millis: number, call: () => void): Timer
  /** Calls again and again. */
  every(millis: number, call: () => void): Timer
  /** Until so much time went by, or the signal says that nobody waits any more. */
  pause(millis: number, signal?: AbortSignal): Promise<void>
}

export interface Timer {
  cancel(): void
}

/** The machine's own. What is done again and again keeps no process alive. */
export const MACHINE_CLOCK: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(millis, call) {
    const timer = setTimeout(call, millis)
    return { cancel: () => clearTimeout(timer) }
  },
  every(millis, call) {
    const timer = setInterval(call, millis).unref()
    return { cancel: () => clearInterval(timer) }
  },
  pause: (millis, signal) => machinePause(millis, undefined, { signal }).catch(() => undefined),
}
