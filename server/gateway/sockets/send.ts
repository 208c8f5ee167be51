import { CLOSE_CODES } from '#protocol/reasons'
import { EMPTY_CHAIN } from '#server/gateway/outbox/chain'
import { encoded } from '#server/gateway/outbox/encode'
import { listFrame } from '#server/gateway/outbox/frame'
import type { Connection } from '#server/gateway/sockets/connection'
import { LIVE, STALE } from '#server/gateway/sockets/freshness'
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

type Drop = (connection: Connection, code: number, text: string) => void

/**
 * Writes what is due to one socket, in one frame. A socket has one frame on its way at a time; until that is out,
 * what happens is queued (and coalesced), and when the queue gets too long it is thrown away: the socket is behind
 * and will be told the state of its tables afresh. So a reader's slowness never costs more than `bufferBytes`.
 */
export function sender({ bufferBytes, lagMillis }: SendLimits, drop: Drop, meter?: SocketMeter) {
  const half = bufferBytes / 2

  return function send(connection: Connection, now: number): 'done' | 'again' {
    if (!connection.open) return connection.rest()
    if (connection.wire.writableLength > 0) return wait(connection, now)
    if (connection.stale) catchUp(connection, half, meter)
    write(connection, meter)
    if (connection.stale) return 'again'
    connection.behindSince = 0
    return connection.rest()
  }

  function wait(connection: Connection, now: number): 'done' | 'again' {
    if (connection.chain.bytes > half) {
      fallBehind(connection, now)
      meter?.fellBehind()
    }
    const { behindSince, falls } = connection
    if (behindSince === 0 || (now - behindSince < lagMillis && falls <= MOST_FALLS)) return 'again'
    drop(
      connection,
      CLOSE_CODES.tooSlow,
      'Too slow: what happens at the tables could not be sent. Connect again.',
    )
    return connection.rest()
  }
}

function fallBehind(connection: Connection, now: number): void {
  connection.falls = now - connection.fellAt < FALLS_MILLIS ? connection.falls + 1 : 1
  connection.fellAt = now
  if (connection.behindSince === 0) connection.behindSince = now
  connection.chain = EMPTY_CHAIN
  connection.stale = true
  for (const subscription of connection.subscriptions) {
    subscription.since = STALE
    if (connection.noticed) subscription.troubled = null
  }
  connection.noticed = false
  if (connection.lobby !== null) connection.lobby.isLive = false
}

/** As many tables as there is room for; the others follow when these are out. */
function catchUp(connection: Connection, room: number, meter: SocketMeter | undefined): void {
  for (const subscription of connection.subscriptions) {
    if (subscription.since === LIVE) continue
    if (connection.chain.bytes >= room) return
    meter?.caughtUp(subscription.since >= 0 ? 'missed' : 'afresh')
    for (const message of subscription.channel.catchUp(subscription)) {
      connection.chain = connection.chain.with(message)
    }
  }
  connection.stale = !showLobby(connection, room)
}

/** False while there is no room for it. */
function showLobby(connection: Connection, room: number): boolean {
  const { lobby, chain } = connection
  if (lobby === null || lobby.isLive) return true
  if (chain.bytes >= room) return false
  connection.chain = chain.with(lobby.audience.picture())
  lobby.isLive = true
  return true
}

function write(connection: Connection, meter: SocketMeter | undefined): void {
  const { chain, wire } = connection
  const own = connection.stale ? null : ownMessages(connection)
  const isShared = own === null
  if (!isShared || chain !== EMPTY_CHAIN) {
    const frame = isShared ? chain.frame() : listFrame([...chain.messages(), ...own])
    wire.write(frame)
    meter?.wrote(frame.length)
  }
  connection.chain = EMPTY_CHAIN
  connection.noticed = false
}

/** An answer goes after the events that it brought about: not before the socket is up to date. */
function ownMessages(connection: Connection): readonly Buffer[] | null {
  const own = connection.takeOwn()
  const { purse } = connection.presence
  if (!connection.purseDue || purse === null) return own
  connection.purseDue = false
  return [encoded({ type: 'purse', ...purse }), ...(own ?? [])]
}
