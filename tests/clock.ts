import type { Clock, Timer } from '#server/clock'

interface Waiting {
  at: number
  readonly call: () => void
  readonly everyMillis: number | null
}

/** No test begins at the machine's own time. */
const BEGINNING = Date.UTC(2026, 0, 15, 12)

/**
 * A clock that stands until a test moves it. What is due at once happens at once; everything else when the test says
 * that so much time went by, in the order in which it is due.
 */
export class HandClock implements Clock {
  #steady = 0
  #wall: number
  readonly #waiting = new Set<Waiting>()
  readonly #soon = new Set<NodeJS.Immediate>()

  constructor(now = BEGINNING) {
    this.#wall = now
  }

  /** Whole milliseconds, as a machine's clock tells them. */
  readonly now = (): number => Math.floor(this.#wall + this.#steady)

  readonly steady = (): number => this.#steady

  after(millis: number, call: () => void): Timer {
    if (millis > 0) return this.#wait(millis, call, null)
    const soon = setImmediate(() => {
      this.#soon.delete(soon)
      call()
    })
    this.#soon.add(soon)
    const cancel = () => {
      this.#soon.delete(soon)
      clearImmediate(soon)
    }
    return { cancel }
  }

  every(millis: number, call: () => void): Timer {
    return this.#wait(millis, call, millis)
  }

  pause(millis: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const timer = this.after(millis, resolve)
      signal?.addEventListener('abort', () => {
        timer.cancel()
        resolve()
      })
    })
  }

  /** Something is due at once, and has not happened yet. */
  get isDue(): boolean {
    return this.#soon.size > 0
  }

  /** How many things are waited for. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** How long it is until the next thing is due; null when nothing is waited for. */
  get nextIn(): number | null {
    const next = this.#next()
    return next === null ? null : next.at - this.#steady
  }

  /** So much time goes by. */
  advance(millis: number): void {
    const end = this.#steady + millis
    for (let next = this.#next(); next !== null && next.at <= end; next = this.#next()) this.#call(next)
    this.#steady = end
  }

  /** Time goes by until then. */
  moveTo(moment: number): void {
    this.advance(Math.max(0, moment - this.now()))
  }

  /** Time goes by until the next thing is due; false when nothing is waited for. */
  moveOn(): boolean {
    const next = this.#next()
    if (next !== null) this.#call(next)
    return next !== null
  }

  /** Somebody sets the clock: another time of day, and no time went by. */
  set(now: number): void {
    this.#wall = now - this.#steady
  }

  #call(due: Waiting): void {
    this.#steady = Math.max(this.#steady, due.at)
    if (due.everyMillis === null) this.#waiting.delete(due)
    else due.at = this.#steady + due.everyMillis
    due.call()
  }

  #wait(millis: number, call: () => void, everyMillis: number | null): Timer {
    const waiting = { at: this.#steady + millis, call, everyMillis }
    this.#waiting.add(waiting)
    return { cancel: () => void this.#waiting.delete(waiting) }
  }

  #next(): Waiting | null {
    let first: Waiting | null = null
    for (const waiting of this.#waiting) if (first === null || waiting.at < first.at) first = waiting
    return first
  }
}
