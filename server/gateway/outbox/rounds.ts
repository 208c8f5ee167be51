import type { Clock, Timer } from '#server/clock'

/** So many sockets are written to before the event loop sees to everybody else again. */
const SLICE = 256

/**
 * When to write to whom. After a quiet time what is due goes out at once (with all that the same turn of the
 * event loop brings); while there is more, in one round every `tickMillis`. `send` says whether to come again:
 * whoever could not take all is asked in the next round.
 */
export class Rounds<Receiver> {
  readonly #clock: Clock
  readonly #tickMillis: number
  readonly #send: (receiver: Receiver, now: number) => 'done' | 'again'
  #due: Receiver[] = []
  #round: readonly Receiver[] = []
  #position = 0
  #lastAt = Number.NEGATIVE_INFINITY
  #timer: Timer | null = null
  #immediate: NodeJS.Immediate | null = null

  constructor(clock: Clock, tickMillis: number, send: (receiver: Receiver, now: number) => 'done' | 'again') {
    this.#clock = clock
    this.#tickMillis = tickMillis
    this.#send = send
  }

  /** The caller sees to it that nobody is added twice before `send` was called. */
  add(receiver: Receiver): void {
    this.#due.push(receiver)
    if (this.#timer === null && this.#immediate === null) this.#schedule()
  }

  stop(): void {
    this.#timer?.cancel()
    if (this.#immediate !== null) clearImmediate(this.#immediate)
    this.#timer = null
    this.#immediate = null
  }

  #schedule(): void {
    const wait = this.#lastAt + this.#tickMillis - this.#clock.steady()
    if (wait <= 0) this.#immediate = setImmediate(this.#begin)
    else this.#timer = this.#clock.after(Math.ceil(wait), this.#begin)
  }

  readonly #begin = (): void => {
    this.#timer = null
    this.#lastAt = this.#clock.steady()
    this.#round = this.#due
    this.#due = []
    this.#position = 0
    this.#slice()
  }

  readonly #slice = (): void => {
    this.#immediate = null
    const now = this.#clock.steady()
    const end = Math.min(this.#position + SLICE, this.#round.length)
    while (this.#position < end) {
      const receiver = this.#round[this.#position++]
      if (receiver !== undefined && this.#send(receiver, now) === 'again') this.#due.push(receiver)
    }
    if (this.#position < this.#round.length) {
      this.#immediate = setImmediate(this.#slice)
      return
    }
    this.#round = []
    if (this.#due.length > 0) this.#schedule()
  }
}
