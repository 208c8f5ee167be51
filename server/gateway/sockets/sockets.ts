import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket, WebSocketServer } from 'ws'
import type { Purse } from '#engine/round/posting'
import { CLOSE_CODES } from '#protocol/reasons'
import { PROTOCOL } from '#protocol/version'
import type { ChatBook } from '#server/chat/book/port'
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
import { Talk } from '#server/gateway/sockets/talk'
import { Lobby } from '#server/lobby/lobby'
import type { SocketMeter } from '#server/operations/meters'
import type { Tracer } from '#server/operations/tracer'
import type { Person } from '#server/people/person'
import type { TableDoor } from '#server/tables/ports'

const SIGNED_OUT = 'You are signed out, or did nothing for a while: sign in again.'

interface Settings {
  readonly limits: Limits
  readonly tickMillis: number
  readonly lobbyMillis: number
  readonly pace: Pace
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly chat: { readonly book: ChatBook; readonly guestChat: boolean }
  readonly log: Logger
  /** A sign-in was used for something. */
  readonly used: (signIn: string, person: Person) => void
  readonly meter: SocketMeter | undefined
  readonly tracer: Tracer | undefined
}

/** All sockets of all players, from the handshake to the end. */
export class Sockets {
  readonly floor: Floor
  readonly lobby: Lobby
  readonly talk: Talk
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
  readonly #meter: SocketMeter | undefined

  constructor({ limits, tickMillis, lobbyMillis, pace, doors, chat, log, meter, tracer, used }: Settings) {
    const flow = { perSecond: limits.messagesPerSecond, burst: limits.messagesBurst }
    this.#log = log
    this.#meter = meter
    this.#closeMillis = pace.closeMillis
    this.#presences = new Presences(flow)
    this.floor = new Floor(doors, this.#presences)
    this.lobby = new Lobby(this.floor.channels, lobbyMillis, log)
    this.talk = new Talk({ floor: this.floor, ...chat, log })
    this.doorway = new Doorway(this.#presences, limits)
    const { bufferBytes } = limits
    this.#send = sender({ bufferBytes, lagMillis: pace.lagMillis }, this.#drop, meter)
    this.#rounds = new Rounds(tickMillis, (connection, now) => this.#sendSafely(connection, now))
    this.#heartbeat = new Heartbeat(pace.heartbeatMillis, () => this.#presences.forget(performance.now()))
    const { frameBytes, tablesPerSocket } = limits
    this.#receiver = new Receiver({
      floor: this.floor,
      lobby: this.lobby,
      talk: this.talk,
      flow,
      frameBytes,
      tablesPerSocket,
      drop: this.#drop,
      used,
      log,
      meter,
      tracer,
    })
    this.#server = handshakes(frameBytes, pace.closeMillis)
  }

  get counts(): { readonly sockets: number; readonly players: number } {
    return { sockets: this.#connections.size, players: this.#presences.count }
  }

  /** Whose sign-ins the open sockets came with. */
  get signIns(): ReadonlyMap<string, Person> {
    return new Map([...this.#connections].map(({ signIn, presence }) => [signIn, presence.person]))
  }

  /** Rounds go on without them: what was bet is played. */
  endSignIns(signIns: readonly string[]): void {
    const over = new Set(signIns)
    for (const connection of this.#connections) {
      if (over.has(connection.signIn)) this.#drop(connection, CLOSE_CODES.signInGone, SIGNED_OUT)
    }
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
    this.lobby.stop()
    this.#heartbeat.stop()
  }

  #begin(ws: WebSocket, wire: Duplex, place: Place, purse: Purse): void {
    const { presence } = place
    const connection = new Connection(ws, wire, place, this.#rounds)
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
    this.#meter?.dropped(code)
    connection.ws.close(code, text)
  }

  #detach(connection: Connection): void {
    connection.open = false
    this.floor.leaveAll(connection)
    this.lobby.leave(connection)
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
