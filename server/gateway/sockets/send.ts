import { CLOSE_CODES } from '#protocol/wire/reasons'
import { EMPTY_CHAIN } from '#server/gateway/outbox/chain'
import { listFrame } from '#server/gateway/outbox/frame'
import type { Outlet } from '#server/gateway/sockets/outlet'
import type { SocketMeter } from '#server/operations/meters'

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
