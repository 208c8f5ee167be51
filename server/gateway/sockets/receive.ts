import type { Logger } from 'pino'
import type { PlayerId, TableId } from '#engine/ids'
import { type FromPlayer, parseFrame } from '#protocol/player/from-player'
import type { Clock } from '#server/clock'
import type { Flow } from '#server/gateway/bucket'
import type { Channel } from '#server/gateway/sockets/channel'
import type { Connection } from '#server/gateway/sockets/connection'
import type { Floor } from '#server/gateway/sockets/floor'
import { Intake } from '#server/gateway/sockets/intake'
import type { Talk } from '#server/gateway/sockets/talk'
import type { Lobby } from '#server/lobby/lobby'
import type { SocketMeter } from '#server/operations/meters'
import { rounded, wordOf } from '#server/operations/noting'
import type { Tracer } from '#server/operations/tracer'
import type { Person } from '#server/people/person'

/** Commands of one player that may wait for their tables. */
const MOST_UNDERWAY = 64

export interface Receiving {
  readonly clock: Clock
  readonly floor: Floor
  readonly lobby: Lobby
  readonly talk: Talk
  readonly flow: Flow
  readonly frameBytes: number
  readonly tablesPerSocket: number
  readonly drop: (connection: Connection, code: number, text: string) => void
  readonly used: (signIn: string, person: Person) => void
  readonly joined: (player: PlayerId, table: TableId) => void
  readonly log: Logger
  readonly meter: SocketMeter | undefined
  readonly tracer: Tracer | undefined
}

/** What becomes of the frames that players send. */
export class Receiver {
  readonly intake: Intake<FromPlayer, Connection>
  readonly #with: Receiving

  constructor(receiving: Receiving) {
    this.#with = receiving
    const { clock, flow, frameBytes, drop, meter } = receiving
    const obey = (connection: Connection, message: FromPlayer) => this.#take(connection, message)
    this.intake = new Intake({ clock, flow, frameBytes, drop, meter, parse: () => parseFrame, obey })
  }

  /** Whatever a player sends keeps them signed in; a program's ping does not. */
  #take(connection: Connection, message: FromPlayer): void {
    if (message.type !== 'ping') this.#with.used(connection.signIn, connection.presence.person)
    this.#obey(connection, message)
  }

  #obey(connection: Connection, message: FromPlayer): void {
    switch (message.type) {
      case 'ping':
        connection.tell({ type: 'pong', at: message.at, now: this.#with.clock.now() })
        return
      case 'join': {
        const channel = this.#channel(connection, message.table)
        if (channel !== undefined) this.#join(connection, channel, message.since)
        return
      }
      case 'leave': {
        const channel = this.#channel(connection, message.table)
        if (channel !== undefined) this.#with.floor.leave(connection, channel)
        return
      }
      case 'lobby': {
        const unknown = this.#with.lobby.watch(connection, message)
        if (unknown !== null) this.#unknownTable(connection, unknown)
        return
      }
      case 'do': {
        const channel = this.#channel(connection, message.table, message.id)
        if (channel !== undefined) void this.#do(connection, channel, message)
        return
      }
      case 'say':
      case 'chat':
      case 'support':
        this.#with.talk.hear(connection, message)
        return
      default:
        message satisfies never
    }
  }

  #join(connection: Connection, channel: Channel, since: number | undefined): void {
    const { floor, tablesPerSocket } = this.#with
    if (floor.join(connection, channel, since, tablesPerSocket)) {
      this.#with.joined(connection.presence.person.id, channel.door.config.id)
      return
    }
    this.intake.error(
      connection,
      'bad-message',
      `One socket hears ${tablesPerSocket} tables at most: leave one first.`,
    )
  }

  /** Its answer is stored with the table: whoever is gone by then asks again with the same id. */
  async #do(connection: Connection, { door }: Channel, message: FromPlayer & { type: 'do' }): Promise<void> {
    const { presence } = connection
    const { id, command, round } = message
    if (presence.underway >= MOST_UNDERWAY) {
      return this.intake.error(
        connection,
        'too-fast',
        'Too many commands wait for an answer: send it again later.',
        id,
      )
    }
    presence.underway++
    const { clock, meter, tracer } = this.#with
    const from = clock.steady()
    try {
      const { id: player, name, house, currency } = presence.person
      tracer?.step('received', door.config.id, id, { player, do: command.do })
      const answer = await door.submit({
        player,
        name,
        house,
        currency,
        id,
        command,
        ...(round === undefined ? {} : { round }),
      })
      connection.tell({ type: 'answer', id, ...answer })
      const millis = clock.steady() - from
      meter?.answered(wordOf(answer), millis)
      tracer?.step('answered', door.config.id, id, { answer: wordOf(answer), millis: rounded(millis) })
    } catch (error) {
      this.#with.log.error({ err: error, table: door.config.id, command: id }, 'a command was not answered')
    } finally {
      presence.underway--
    }
  }

  #channel(connection: Connection, table: TableId, id?: string): Channel | undefined {
    const channel = this.#with.floor.channels.get(table)
    if (channel === undefined) this.#unknownTable(connection, table, id)
    return channel
  }

  #unknownTable(connection: Connection, table: TableId, id?: string): void {
    this.intake.error(connection, 'unknown-table', `There is no table '${table}'.`, id)
  }
}
