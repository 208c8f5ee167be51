import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket, WebSocketServer } from 'ws'
import type { Purse } from '#engine/round/posting'
import { CLOSE_CODES } from '#protocol/reasons'
import { PROTOCOL } from '#protocol/version'
import type { Limits } from '#server/config/config'
import type { Pace } from '#server/gateway/gateway'
import { encoded } from '#server/gateway/outbox/encode'
import { Rounds } from '#server/gateway/outbox/rounds'
import { Connection } from '#server/gateway/sockets/connection'
import { Doorway, type Place } from '#server/gateway/sockets/doorway'
import { Floor } from '#server/gateway/sockets/floor'
import { handshakes } from '#server/gateway/sockets/handshake'
import { Heartbeat } from '#server/gateway/sockets/heartbeat'
import { Presences } from '#server/gateway/sockets/presence'
import { Receiver } from '#server/gateway/sockets/receive'
import { sender } from '#server/gateway/sockets/send'
import type { TableDoor } from '#server/tables/ports'

interface Settings {
  readonly limits: Limits
  readonly tickMillis: number
  readonly pace: Pace
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly log: Logger
}

/** All sockets of all players, from the handshake to the end. */
export class Sockets {
  readonly floor: Floor
  readonly doorway: Doorway
  readonly #server: WebSocketServer
  readonly #connections = new Set<Connection>()
  readonly #rounds: Rounds<Connection>
  readonly #heartbeat: Heartbeat
  readonly #receiver: Receiver
  readonly #presences: Presences
  readonly #send: (connection: Connection, now: number) => 'done' | 'again'
  readonly #closeMillis: number
  readonly #log: Logger

  constructor({ limits, tickMillis, pace, doors, log }: Settings) {
    const flow = { perSecond: limits.messagesPerSecond, burst: limits.messagesBurst }
    this.#log = log
    this.#closeMillis = pace.closeMillis
    this.#presences = new Presences(flow)
    this.floor = new Floor(doors, this.#presences)
    this.doorway = new Doorway(this.#presences, limits)
    this.#send = sender({ bufferBytes: limits.bufferBytes, lagMillis: pace.lagMillis }, this.#drop)
    this.#rounds = new Rounds(tickMillis, (connection, now) => this.#sendSafely(connection, now))
    this.#heartbeat = new Heartbeat(pace.heartbeatMillis, () => this.#presences.forget(performance.now()))
    const { frameBytes, tablesPerSocket } = limits
    this.#receiver = new Receiver({
      floor: this.floor,
      flow,
      frameBytes,
      tablesPerSocket,
      drop: this.#drop,
      log,
    })
    this.#server = handshakes(frameBytes, pace.closeMillis)
  }

  get counts(): { readonly sockets: number; readonly players: number } {
    return { sockets: this.#connections.size, players: this.#presences.count }
  }

  /** Handshakes that `ws` refuses. */
  onBadHandshake(refuse: (text: string, wire: Duplex) => void): void {
    this.#server.on('wsClientError', (error, wire) => refuse(error.message, wire))
  }

  open(request: IncomingMessage, wire: Duplex, head: Buffer, place: Place, purse: Purse): void {
    if (this.doorway.isClosed) {
      place.leave()
      wire.destroy()
      return
    }
    let isOpen = false
    this.#server.handleUpgrade(request, wire, head, (ws) => {
      isOpen = true
      this.#begin(ws, wire, place, purse)
    })
    if (!isOpen) place.leave()
  }

  /** Tells everybody, and waits a little for them to hang up. */
  async close(text: string): Promise<void> {
    this.doorway.close(text)
    const notice = encoded({ type: 'notice', table: null, kind: 'closing', text })
    for (const connection of this.#connections) {
      connection.queue(notice)
      this.#drop(connection, CLOSE_CODES.restarting, text)
    }
    const deadline = performance.now() + this.#closeMillis
    while (this.#connections.size > 0 && performance.now() < deadline) await pause()
    for (const connection of this.#connections) connection.ws.terminate()
    this.#rounds.stop()
    this.#heartbeat.stop()
  }

  #begin(ws: WebSocket, wire: Duplex, place: Place, purse: Purse): void {
    const { presence } = place
    const connection = new Connection(ws, wire, presence, this.#rounds)
    this.#connections.add(connection)
    presence.connections.push(connection)
    const forget = this.#heartbeat.add(connection)
    ws.on('message', (content, isBinary) => {
      if (Buffer.isBuffer(content)) this.#receive(connection, content, isBinary)
    })
    ws.on('ping', (content) => this.#receiver.ping(connection, content))
    ws.on('pong', () => {
      connection.missedPongs = 0
    })
    ws.on('error', (error) => {
      this.#log.debug({ err: error, player: presence.person.id }, 'a socket failed')
      this.#detach(connection)
    })
    ws.on('close', () => {
      this.#detach(connection)
      this.#connections.delete(connection)
      presence.connections.splice(presence.connections.indexOf(connection), 1)
      forget()
      place.leave()
    })
    const { id, name, house, currency } = presence.person
    const who = { player: id, name, house, currency }
    connection.queue(encoded({ type: 'welcome', protocol: PROTOCOL, ...who, ...purse, now: Date.now() }))
  }

  #receive(connection: Connection, content: Buffer, isBinary: boolean): void {
    try {
      this.#receiver.frame(connection, content, isBinary)
    } catch (error) {
      this.#fail(connection, error)
    }
  }

  #sendSafely(connection: Connection, now: number): 'done' | 'again' {
    try {
      return this.#send(connection, now)
    } catch (error) {
      this.#fail(connection, error)
      return connection.rest()
    }
  }

  /** One socket's trouble stays its own. */
  #fail(connection: Connection, error: unknown): void {
    this.#log.error({ err: error, player: connection.presence.person.id }, 'a socket was given up')
    connection.ws.terminate()
  }

  /** Sends what it can take, then closes. */
  readonly #drop = (connection: Connection, code: number, text: string): void => {
    if (!connection.open) return
    if (connection.wire.writableLength === 0) this.#sendSafely(connection, performance.now())
    this.#detach(connection)
    connection.ws.close(code, text)
  }

  #detach(connection: Connection): void {
    connection.open = false
    this.floor.leaveAll(connection)
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
