import { listFrame } from '#server/gateway/outbox/frame'

/**
 * Messages that wait for the next tick, oldest first. Chains never change, they grow by new links; whoever is
 * told the same after the same gets the same link. So a socket's queue is one reference, and all onlookers of a
 * table share one queue, one encoding and one ready-made frame without anybody comparing them.
 */
export class Chain {
  readonly bytes: number
  readonly #before: Chain | null
  readonly #message: Buffer | null
  /** The newest link after this one: an audience is told one message in one go, so remembering one is enough. */
  #next: Chain | null = null
  #frame: Buffer | null = null

  constructor(before: Chain | null, message: Buffer | null) {
    this.#before = before
    this.#message = message
    this.bytes = (before?.bytes ?? 0) + (message === null ? 0 : message.length + 1)
  }

  with(message: Buffer): Chain {
    const next = this.#next
    if (next !== null && next.#message === message) return next
    this.#next = new Chain(this, message)
    return this.#next
  }

  messages(): Buffer[] {
    const messages: Buffer[] = []
    for (let link: Chain | null = this; link !== null; link = link.#before) {
      if (link.#message !== null) messages.push(link.#message)
    }
    return messages.reverse()
  }

  /** Built by the first socket that needs it. */
  frame(): Buffer {
    this.#frame ??= listFrame(this.messages())
    return this.#frame
  }
}

/** Nothing waits. */
export const EMPTY_CHAIN = new Chain(null, null)
