import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { type Chain, EMPTY_CHAIN } from '#server/gateway/outbox/chain'
import type { Rounds } from '#server/gateway/outbox/rounds'
import type { SocketMeter } from '#server/operations/meters'

/** More answers than this do not wait for a socket that takes none: the client asks again with the same id. */
const MOST_OWN = 256

/**
 * One socket's way out. Frames go straight to the wire below `ws`, which is asked for control frames only; both
 * write whole frames without compression or fragments, so neither can come between the other's bytes.
 */
export abstract class Outlet {
  readonly ws: WebSocket
  readonly wire: Duplex
  /** What let it in; when that is over, so is the socket. */
  readonly signIn: string
  readonly #rounds: Rounds<Outlet>
  #isDue = false
  /** Answers and the like, which go after all that brought them about. */
  #own: Buffer[] | null = null
  /** False once it is closing: nothing is queued any more. */
  open = true
  chain: Chain = EMPTY_CHAIN
  /** Something that it hears is not live: it is caught up before anything else is told. */
  stale = false
  /** Since when it has been unable to take what happens; null while it keeps up. */
  behindSince: number | null = null
  fellAt = 0
  falls = 0
  missedPongs = 0
  badFrames = 0

  constructor(ws: WebSocket, wire: Duplex, signIn: string, rounds: Rounds<Outlet>) {
    this.ws = ws
    this.wire = wire
    this.signIn = signIn
    this.#rounds = rounds
  }

  /** Who it is of, for the log. */
  abstract readonly whose: string
  /** What waited for it was thrown away: all that it hears has to be told afresh. */
  abstract fallBehind(): void
  /** Adds what it missed to its chain, up to so many bytes; the rest follows when these are out. */
  abstract catchUp(room: number, meter: SocketMeter | undefined): void
  /** What waits is on its way. */
  abstract written(): void

  /** Queues a message that others may be told too. */
  queue(message: Buffer): void {
    this.chain = this.chain.with(message)
    this.wake()
  }

  wake(): void {
    if (this.#isDue || !this.open) return
    this.#isDue = true
    this.#rounds.add(this)
  }

  /** Its round came and it wants no other. */
  rest(): 'done' {
    this.#isDue = false
    return 'done'
  }

  takeOwn(): readonly Buffer[] | null {
    const own = this.#own
    this.#own = null
    return own
  }

  /** Queues a message for this socket alone. */
  protected keepOwn(message: () => Buffer): void {
    if (!this.open) return
    this.#own ??= []
    if (this.#own.length < MOST_OWN) this.#own.push(message())
    this.wake()
  }
}
