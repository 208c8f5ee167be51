/** So many at once and no more; the others wait in line, until their time is over. */
export class Lanes {
  #free: number
  readonly #line = new Set<() => void>()

  constructor(atOnce: number) {
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
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(
        () => {
          this.#line.delete(called)
          resolve(false)
        },
        Math.max(0, millis),
      )
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
