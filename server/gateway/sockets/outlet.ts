import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { CLOSE_CODES } from '#protocol/wire/reasons'
import { type Chain, EMPTY_CHAIN, listFrame } from '#server/gateway/outbox/chain'
import type { Rounds } from '#server/gateway/outbox/rounds'
import type { SocketMeter } from '#server/operations/meters'

/** How far somebody has heard: of everything that is published. */
export const LIVE = -1
/** Of nothing that still counts: a snapshot is needed. Any version from 0 on needs what came since. */
export const STALE = -2

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

export interface SendLimits {
  /** Bytes that may wait for one socket: half of it in the frame on its way, half behind that. */
  readonly bufferBytes: number
  /** A socket that is behind for longer is dropped. */
  readonly lagMillis: number
}

/** Falling behind this often, each time less than a minute after the last, is too slow as well. */
const MOST_FALLS = 3
const FALLS_MILLIS = 60_000

type Drop = (outlet: Outlet, code: number, text: string) => void

/**
 * Writes what is due to one socket, in one frame. A socket has one frame on its way at a time; until that is out,
 * what happens is queued (and coalesced), and when the queue gets too long it is thrown away: the socket is behind
 * and will be told the state of its tables afresh. So a reader's slowness never costs more than `bufferBytes`.
 */
export function sender({ bufferBytes, lagMillis }: SendLimits, drop: Drop, meter?: SocketMeter) {
  const half = bufferBytes / 2

  return function send(outlet: Outlet, now: number): 'done' | 'again' {
    if (!outlet.open) return outlet.rest()
    if (outlet.wire.writableLength > 0) return wait(outlet, now)
    if (outlet.stale) outlet.catchUp(half, meter)
    write(outlet, meter)
    if (outlet.stale) return 'again'
    outlet.behindSince = null
    return outlet.rest()
  }

  function wait(outlet: Outlet, now: number): 'done' | 'again' {
    if (outlet.chain.bytes > half) {
      fallBehind(outlet, now)
      meter?.fellBehind()
    }
    const { behindSince, falls } = outlet
    if (behindSince === null || (now - behindSince < lagMillis && falls <= MOST_FALLS)) return 'again'
    drop(
      outlet,
      CLOSE_CODES.tooSlow,
      'Too slow: what happens at the tables could not be sent. Connect again.',
    )
    return outlet.rest()
  }
}

function fallBehind(outlet: Outlet, now: number): void {
  outlet.falls = now - outlet.fellAt < FALLS_MILLIS ? outlet.falls + 1 : 1
  outlet.fellAt = now
  outlet.behindSince ??= now
  outlet.chain = EMPTY_CHAIN
  outlet.stale = true
  outlet.fallBehind()
}

function write(outlet: Outlet, meter: SocketMeter | undefined): void {
  const { chain, wire } = outlet
  const own = outlet.stale ? null : outlet.takeOwn()
  const isShared = own === null
  if (!isShared || chain !== EMPTY_CHAIN) {
    const frame = isShared ? chain.frame() : listFrame([...chain.messages(), ...own])
    wire.write(frame)
    meter?.wrote(frame.length)
  }
  outlet.chain = EMPTY_CHAIN
  outlet.written()
}
