/** So many sockets are written to before the event loop sees to everybody else again. */
const SLICE = 256

/**
 * When to write to whom. After a quiet time what is due goes out at once (with all that the same turn of the
 * event loop brings); while there is more, in one round every `tickMillis`. `send` says whether to come again:
 * whoever could not take all is asked in the next round.
 */
export class Rounds<Receiver> {
  readonly #tickMillis: number
  readonly #send: (receiver: Receiver, now: number) => 'done' | 'again'
  #due: Receiver[] = []
  #round: readonly Receiver[] = []
  #position = 0
  #lastAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | null = null
  #immediate: NodeJS.Immediate | null = null

  constructor(tickMillis: number, send: (receiver: Receiver, now: number) => 'done' | 'again') {
    this.#tickMillis = tickMillis
    this.#send = send
  }

  /** The caller sees to it that nobody is added twice before `send` was called. */
  add(receiver: Receiver): void {
    this.#due.push(receiver)
    if (this.#timer === null && this.#immediate === null) this.#schedule()
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    if (this.#immediate !== null) clearImmediate(this.#immediate)
    this.#timer = null
    this.#immediate = null
  }

  #schedule(): void {
    const wait = this.#lastAt + this.#tickMillis - performance.now()
    if (wait <= 0) this.#immediate = setImmediate(this.#begin)
    else this.#timer = setTimeout(this.#begin, Math.ceil(wait))
  }

  readonly #begin = (): void => {
    this.#timer = null
    this.#lastAt = performance.now()
    this.#round = this.#due
    this.#due = []
    this.#position = 0
    this.#slice()
  }

  readonly #slice = (): void => {
    this.#immediate = null
    const now = performance.now()
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
