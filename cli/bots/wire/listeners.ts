import type { Counters } from '#cli/bots/wire/counters'
import type { Answered } from '#cli/bots/wire/orders'
import type { TableEvent } from '#engine/table/types'
import type { Tracked } from '#protocol/fold'

/** Whatever a listener throws is counted as a fault and goes no further. */
export interface ClientListener {
  /** Every text frame, as it came. */
  onFrame?(text: string): void
  onSnapshot?(table: string, tracked: Tracked): void
  onEvents?(table: string, events: readonly TableEvent[], tracked: Tracked): void
  /** After either of them. */
  onChange?(table: string, tracked: Tracked): void
  onAnswer?(answered: Answered): void
  onConnection?(isOpen: boolean): void
}

export class Listeners {
  readonly #all = new Set<ClientListener>()
  readonly #counters: Counters

  constructor(counters: Counters) {
    this.#counters = counters
  }

  /** Returns how to stop listening. */
  add(listener: ClientListener): () => void {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(what: (listener: ClientListener) => void): void {
    for (const listener of [...this.#all]) {
      try {
        what(listener)
      } catch (error) {
        this.#counters.fault(error)
      }
    }
  }
}
