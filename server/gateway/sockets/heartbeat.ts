import type { Connection } from '#server/gateway/sockets/connection'

const MOST_MISSED = 2

/** Asks every socket for a sign of life once in `everyMillis`, spread evenly over that time. */
export class Heartbeat {
  readonly #slots: readonly Set<Connection>[]
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
  add(connection: Connection): () => void {
    const slot = this.#slots[this.#next++ % this.#slots.length]
    slot?.add(connection)
    return () => slot?.delete(connection)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #beat(): void {
    for (const connection of this.#slots[this.#position++ % this.#slots.length] ?? []) {
      if (connection.missedPongs >= MOST_MISSED) {
        connection.ws.terminate()
      } else {
        connection.missedPongs++
        connection.ws.ping()
      }
    }
  }
}
