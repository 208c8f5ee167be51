/** Held before the reader a moment too long, a card is read twice. */
const TWICE_MILLIS = 1_000

/**
 * Codes go to the table one at a time, in the order in which they were read. After one that was not taken those behind
 * it are thrown away: they would be dealt in its place.
 */
export class ScanQueue {
  readonly #send: (code: string) => Promise<boolean>
  readonly #dropped: (codes: number) => void
  #waiting: string[] = []
  #isBusy = false
  #last = { code: '', at: Number.NEGATIVE_INFINITY }

  constructor(send: (code: string) => Promise<boolean>, dropped: (codes: number) => void) {
    this.#send = send
    this.#dropped = dropped
  }

  /** False when it was only the same card again. */
  read(code: string, at: number): boolean {
    const isAgain = code === this.#last.code && at - this.#last.at < TWICE_MILLIS
    this.#last = { code, at }
    if (isAgain) return false
    this.#waiting.push(code)
    if (!this.#isBusy) void this.#work()
    return true
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    for (let code = this.#waiting.shift(); code !== undefined; code = this.#waiting.shift()) {
      if (await this.#send(code)) continue
      const left = this.#waiting.length
      this.#waiting = []
      if (left > 0) this.#dropped(left)
    }
    this.#isBusy = false
  }
}
