import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { WebSocket } from 'ws'
import type { PlayerId, TableId } from '#engine/ids'
import type { Purse } from '#engine/round/posting'
import { PROTOCOL } from '#protocol/version'
import { CLOSE_CODES } from '#protocol/wire/reasons'
import type { ChatBook } from '#server/chat/book/port'
import type { Clock } from '#server/clock'
import type { Limits } from '#server/config/config'
import type { Pace } from '#server/gateway/gateway'
import { encoded } from '#server/gateway/outbox/chain'
import { Connection } from '#server/gateway/sockets/connection'
import { Doorway, type Place } from '#server/gateway/sockets/doorway'
import { Floor } from '#server/gateway/sockets/floor'
import { Presences } from '#server/gateway/sockets/presence'
import { Receiver } from '#server/gateway/sockets/receive'
import { Talk } from '#server/gateway/sockets/talk'
import { type Begun, Wires } from '#server/gateway/sockets/wires'
import { Lobby } from '#server/lobby/lobby'
import type { SocketMeter } from '#server/operations/meters'
import type { Tracer } from '#server/operations/tracer'
import type { Person } from '#server/people/person'
import type { TableDoor } from '#server/tables/ports'

const SIGNED_OUT = 'You are signed out, or did nothing for a while: sign in again.'

interface Settings {
  readonly clock: Clock
  readonly limits: Limits
  readonly tickMillis: number
  readonly lobbyMillis: number
  readonly pace: Pace
  readonly doors: ReadonlyMap<string, TableDoor>
  readonly chat: { readonly book: ChatBook; readonly guestChat: boolean }
  readonly log: Logger
  /** A sign-in was used for something. */
  readonly used: (signIn: string, person: Person) => void
  /** What a player is told whose play staff has closed. */
  readonly barred: (player: PlayerId) => string | null
  /** A player has come to a table, or has come back. */
  readonly joined: (player: PlayerId, table: TableId) => void
  readonly meter: SocketMeter | undefined
  readonly tracer: Tracer | undefined
}

/** All sockets of all players. */
export class Sockets {
  readonly floor: Floor
  readonly lobby: Lobby
  readonly talk: Talk
  readonly doorway: Doorway
  readonly wires: Wires
  readonly #connections = new Set<Connection>()
  readonly #receiver: Receiver
  readonly #presences: Presences
  readonly #barred: Settings['barred']
  readonly #clock: Clock

  constructor(settings: Settings) {
    const { clock, limits, tickMillis, lobbyMillis, pace, doors, chat, log, meter, tracer, used } = settings
    this.#clock = clock
    this.#barred = settings.barred
    const flow = { perSecond: limits.messagesPerSecond, burst: limits.messagesBurst }
    this.#presences = new Presences(flow)
    this.floor = new Floor(doors, this.#presences, clock)
    this.lobby = new Lobby(this.floor.channels, { clock, everyMillis: lobbyMillis, log })
    this.talk = new Talk({ clock, floor: this.floor, ...chat, log })
    this.doorway = new Doorway(this.#presences, limits, clock)
    const beat = () => this.#presences.forget(clock.steady())
    this.wires = new Wires({ clock, limits, tickMillis, pace, beat, log, meter })
    const { frameBytes, tablesPerSocket } = limits
    this.#receiver = new Receiver({
      clock,
      floor: this.floor,
      lobby: this.lobby,
      talk: this.talk,
      flow,
      frameBytes,
      tablesPerSocket,
      drop: this.wires.drop,
      used,
      joined: settings.joined,
      log,
      meter,
      tracer,
    })
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
      if (over.has(connection.signIn)) this.wires.drop(connection, CLOSE_CODES.signInGone, SIGNED_OUT)
    }
  }

  open(request: IncomingMessage, wire: Duplex, head: Buffer, place: Place, purse: Purse): void {
    const { leave } = place
    this.wires.open(request, wire, head, { begin: (ws) => this.#begin(ws, wire, place, purse), leave })
  }

  /** Tells everybody, and waits a little for them to hang up. */
  async close(text: string): Promise<void> {
    this.doorway.close(text)
    await this.wires.close(encoded({ type: 'notice', table: null, kind: 'closing', text }), text)
    this.lobby.stop()
  }

  #begin(ws: WebSocket, wire: Duplex, place: Place, purse: Purse): Begun {
    const { presence } = place
    const { intake } = this.#receiver
    const connection = new Connection(ws, wire, place, this.wires.rounds)
    this.#connections.add(connection)
    presence.connections.push(connection)
    const { id, name, house, currency } = presence.person
    const who = { player: id, name, house, currency }
    connection.queue(
      encoded({ type: 'welcome', protocol: PROTOCOL, ...who, ...purse, now: this.#clock.now() }),
    )
    const barred = this.#barred(id)
    if (barred !== null)
      connection.queue(encoded({ type: 'notice', table: null, kind: 'barred', text: barred }))
    return {
      outlet: connection,
      frame: (content, isBinary) => intake.frame(connection, content, isBinary),
      ping: (content) => intake.ping(connection, content),
      detach: () => {
        this.floor.leaveAll(connection)
        this.lobby.leave(connection)
      },
      closed: () => {
        this.#connections.delete(connection)
        presence.connections.splice(presence.connections.indexOf(connection), 1)
        place.leave()
      },
    }
  }
}
