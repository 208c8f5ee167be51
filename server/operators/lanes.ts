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
