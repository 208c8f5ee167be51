import type { Clock, Timer } from '#server/clock'
import type { Outlet } from '#server/gateway/sockets/outlet'

const MOST_MISSED = 2
/** So many groups are asked one after the other, each about a second after the last, unless there is more time. */
const MOST_SLOTS = 60

/** Asks every socket for a sign of life once in `everyMillis`, spread evenly over that time. */
export class Heartbeat {
  readonly #slots: readonly Set<Outlet>[]
  readonly #timer: Timer
  #position = 0
  #next = 0

  constructor(clock: Clock, everyMillis: number, beat: () => void) {
    const slots = Math.min(MOST_SLOTS, Math.max(1, Math.round(everyMillis / 1_000)))
    this.#slots = Array.from({ length: slots }, () => new Set())
    this.#timer = clock.every(everyMillis / slots, () => {
      this.#beat()
      beat()
    })
  }

  /** Returns how to take the socket off again. */
  add(outlet: Outlet): () => void {
    const slot = this.#slots[this.#next++ % this.#slots.length]
    slot?.add(outlet)
    return () => slot?.delete(outlet)
  }

  stop(): void {
    this.#timer.cancel()
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
