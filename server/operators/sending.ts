import type { Clock } from '#server/clock'

/** So many at once and no more; the others wait in line, until their time is over. */
export class Lanes {
  readonly #clock: Clock
  #free: number
  readonly #line = new Set<() => void>()

  constructor(atOnce: number, clock: Clock) {
    this.#clock = clock
    this.#free = atOnce
  }

  /** True with a lane that must be left again; false when none came free in time. */
  enter(millis: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const called = () => {
        timer.cancel()
        resolve(true)
      }
      const timer = this.#clock.after(Math.max(0, millis), () => {
        this.#line.delete(called)
        resolve(false)
      })
      this.#line.add(called)
    })
  }

  leave(): void {
    for (const next of this.#line) {
      this.#line.delete(next)
      next()
      return
    }
    this.#free += 1
  }
}

const FAILURES = 5
const REST_MILLIS = 2_000
/** With each failed try it rests for twice as long, up to so many times. */
const LONGEST_RESTS = 8

/**
 * After several failures in a row nothing is sent for a while; then one call tries whether it works again. So an
 * operator that is down has bets refused at once instead of making tables slow.
 */
export class Breaker {
  readonly #now: () => number
  #failures = 0
  readonly #restMillis: number
  #rest: number
  #closedUntil = 0
  #isTrying = false

  constructor(now: () => number, restMillis = REST_MILLIS) {
    this.#now = now
    this.#restMillis = restMillis
    this.#rest = restMillis
  }

  /** Whether a call may be sent now; whoever may, says how it went. */
  mayTry(): boolean {
    if (this.#failures < FAILURES) return true
    if (this.#isTrying || this.#now() < this.#closedUntil) return false
    this.#isTrying = true
    return true
  }

  get isOpen(): boolean {
    return this.#failures >= FAILURES && (this.#isTrying || this.#now() < this.#closedUntil)
  }

  worked(): void {
    this.#failures = 0
    this.#rest = this.#restMillis
    this.#isTrying = false
  }

  failed(): void {
    this.#failures += 1
    if (this.#failures < FAILURES) return
    if (this.#isTrying) this.#rest = Math.min(2 * this.#rest, LONGEST_RESTS * this.#restMillis)
    this.#isTrying = false
    this.#closedUntil = this.#now() + this.#rest
  }
}
