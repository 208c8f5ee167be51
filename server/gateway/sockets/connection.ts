import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { ToPlayer } from '#protocol/to-player'
import { type Chain, EMPTY_CHAIN } from '#server/gateway/outbox/chain'
import { encoded } from '#server/gateway/outbox/encode'
import type { Rounds } from '#server/gateway/outbox/rounds'
import type { Place } from '#server/gateway/sockets/doorway'
import type { Presence } from '#server/gateway/sockets/presence'
import type { Subscription } from '#server/gateway/sockets/subscription'
import type { Watch } from '#server/lobby/audience'

/** More answers than this do not wait for a socket that takes none: the client asks again with the same id. */
const MOST_OWN = 256

/**
 * One socket of a player. Frames go straight to the wire below `ws`, which is asked for control frames only; both
 * write whole frames without compression or fragments, so neither can come between the other's bytes.
 */
export class Connection {
  readonly ws: WebSocket
  readonly wire: Duplex
  readonly presence: Presence
  /** What let it in; when that is over, so is the socket. */
  readonly signIn: string
  readonly subscriptions: Subscription[] = []
  readonly #rounds: Rounds<Connection>
  #isDue = false
  /** Answers and the like, which go after all that brought them about. */
  #own: Buffer[] | null = null
  /** False once it is closing: nothing is queued any more. */
  open = true
  chain: Chain = EMPTY_CHAIN
  purseDue = false
  /** Whether it wants to hear what is said at its tables. */
  chatOn = true
  /** What it watches of the lobby. */
  lobby: Watch | null = null
  /** A notice of trouble is in the chain. */
  noticed = false
  /** Some subscription, or its look at the lobby, is not live: it is caught up before anything else is told. */
  stale = false
  /** Since when it has been unable to take what happens; 0 while it keeps up. */
  behindSince = 0
  fellAt = 0
  falls = 0
  missedPongs = 0
  badFrames = 0

  constructor(
    ws: WebSocket,
    wire: Duplex,
    { presence, signIn }: Pick<Place, 'presence' | 'signIn'>,
    rounds: Rounds<Connection>,
  ) {
    this.ws = ws
    this.wire = wire
    this.presence = presence
    this.signIn = signIn
    this.#rounds = rounds
  }

  /** Queues a message that others may be told too. */
  queue(message: Buffer): void {
    this.chain = this.chain.with(message)
    this.wake()
  }

  /** Queues a message for this socket alone. */
  tell(message: ToPlayer): void {
    if (!this.open) return
    this.#own ??= []
    if (this.#own.length < MOST_OWN) this.#own.push(encoded(message))
    this.wake()
  }

  tellPurse(): void {
    this.purseDue = true
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
}
