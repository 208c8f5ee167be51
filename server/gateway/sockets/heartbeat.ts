import type { Outlet } from '#server/gateway/sockets/outlet'

const MOST_MISSED = 2

/** Asks every socket for a sign of life once in `everyMillis`, spread evenly over that time. */
export class Heartbeat {
  readonly #slots: readonly Set<Outlet>[]
  readonly #timer: NodeJS.Timeout
  #position = 0
  #next = 0

  constructor(everyMillis: number, beat: () => void) {
    const slots = Math.max(1, Math.round(everyMillis / 1_000))
    this.#slots = Array.from({ length: slots }, () => new Set())
    this.#timer = setInterval(() => {
      this.#beat()
      beat()
    }, everyMillis / slots)
    this.#timer.unref()
  }

  /** Returns how to take the socket off again. */
  add(outlet: Outlet): () => void {
    const slot = this.#slots[this.#next++ % this.#slots.length]
    slot?.add(outlet)
    return () => slot?.delete(outlet)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #beat(): void {
    for (const outlet of this.#slots[this.#position++ % this.#slots.length] ?? []) {
      if (outlet.missedPongs >= MOST_MISSED) {
        outlet.ws.terminate()
      } else {
        outlet.missedPongs++
        outlet.ws.ping()
      }
    }
  }
}
