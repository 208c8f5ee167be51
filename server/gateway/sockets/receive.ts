import type { Logger } from 'pino'
import { type FromPlayer, isFrameProblem, parseFrame } from '#protocol/from-player'
import { CLOSE_CODES, type ErrorCode } from '#protocol/reasons'
import { type Flow, take } from '#server/gateway/bucket'
import type { Channel } from '#server/gateway/sockets/channel'
import type { Connection } from '#server/gateway/sockets/connection'
import type { Floor } from '#server/gateway/sockets/floor'
import type { Talk } from '#server/gateway/sockets/talk'
import type { Lobby } from '#server/lobby/lobby'
import type { SocketMeter } from '#server/operations/meters'
import { rounded, wordOf } from '#server/operations/noting'
import type { Tracer } from '#server/operations/tracer'
import type { Person } from '#server/people/person'

/** A frame that says nothing costs as much as several that do. */
const BAD_FRAME_COST = 4
/** More bad frames than good ones by so many, and the client is broken or hostile. */
const MOST_BAD_FRAMES = 12
/** Commands of one player that may wait for their tables. */
const MOST_UNDERWAY = 64

export interface Receiving {
  readonly floor: Floor
  readonly lobby: Lobby
  readonly talk: Talk
  readonly flow: Flow
  readonly frameBytes: number
  readonly tablesPerSocket: number
  readonly drop: (connection: Connection, code: number, text: string) => void
  readonly used: (signIn: string, person: Person) => void
  readonly log: Logger
  readonly meter: SocketMeter | undefined
  readonly tracer: Tracer | undefined
}

/** What becomes of the frames that players send. */
export class Receiver {
  readonly #with: Receiving

  constructor(receiving: Receiving) {
    this.#with = receiving
  }

  frame(connection: Connection, content: Buffer, isBinary: boolean): void {
    connection.missedPongs = 0
    if (!connection.open) return
    if (isBinary) return this.#bad(connection, 'bad-frame', 'Frames are text, not binary.')
    const parsed = parseFrame(content.toString(), this.#with.frameBytes)
    if (isFrameProblem(parsed)) return this.#bad(connection, parsed.code, parsed.text, parsed.id)
    this.#with.meter?.heard(content.length, parsed.length)
    if (connection.badFrames > 0) connection.badFrames--
    for (const message of parsed) {
      if (!connection.open) return
      if (this.#afford(connection, 1, 'id' in message ? message.id : undefined))
        this.#take(connection, message)
    }
  }

  /** A control frame's ping; its pong is not queued for somebody who does not read. */
  ping(connection: Connection, content: Buffer): void {
    connection.missedPongs = 0
    if (!connection.open || !this.#afford(connection, 1)) return
    if (connection.wire.writableLength === 0) connection.ws.pong(content)
  }

  /** Whatever a player sends keeps them signed in; a program's ping does not. */
  #take(connection: Connection, message: FromPlayer): void {
    if (message.type !== 'ping') this.#with.used(connection.signIn, connection.presence.person)
    this.#obey(connection, message)
  }

  #obey(connection: Connection, message: FromPlayer): void {
    switch (message.type) {
      case 'ping':
        connection.tell({ type: 'pong', at: message.at, now: Date.now() })
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
    if (floor.join(connection, channel, since, tablesPerSocket)) return
    this.#error(
      connection,
      'bad-message',
      `One socket hears ${tablesPerSocket} tables at most: leave one first.`,
    )
  }

  /** Its answer is stored with the table: whoever is gone by then asks again with the same id. */
  async #do(connection: Connection, { door }: Channel, message: FromPlayer & { type: 'do' }): Promise<void> {
    const { presence } = connection
    const { id, command } = message
    if (presence.underway >= MOST_UNDERWAY) {
      return this.#error(
        connection,
        'too-fast',
        'Too many commands wait for an answer: send it again later.',
        id,
      )
    }
    presence.underway++
    const from = performance.now()
    const { meter, tracer } = this.#with
    try {
      const { id: player, name, house, currency } = presence.person
      tracer?.step('received', door.config.id, id, { player, do: command.do })
      const answer = await door.submit({ player, name, house, currency, id, command })
      connection.tell({ type: 'answer', id, ...answer })
      const millis = performance.now() - from
      meter?.answered(wordOf(answer), millis)
      tracer?.step('answered', door.config.id, id, { answer: wordOf(answer), millis: rounded(millis) })
    } catch (error) {
      this.#with.log.error({ err: error, table: door.config.id, command: id }, 'a command was not answered')
    } finally {
      presence.underway--
    }
  }

  #channel(connection: Connection, table: string, id?: string): Channel | undefined {
    const channel = this.#with.floor.channels.get(table)
    if (channel === undefined) this.#unknownTable(connection, table, id)
    return channel
  }

  #unknownTable(connection: Connection, table: string, id?: string): void {
    this.#error(connection, 'unknown-table', `There is no table '${table}'.`, id)
  }

  #afford(connection: Connection, cost: number, id?: string): boolean {
    const { flow, drop } = this.#with
    const taken = take(connection.presence.bucket, flow, performance.now(), cost)
    if (taken === 'ok') return true
    const text = `More than ${flow.perSecond} messages a second: wait, then send it again.`
    if (taken === 'over') this.#error(connection, 'too-fast', text, id)
    else
      drop(
        connection,
        CLOSE_CODES.tooFast,
        'Too many messages, and still more after being told. Wait a minute.',
      )
    return false
  }

  #bad(connection: Connection, code: ErrorCode, text: string, id?: string): void {
    connection.badFrames++
    if (connection.badFrames > MOST_BAD_FRAMES) {
      this.#with.drop(connection, CLOSE_CODES.badFrames, `Bad frames again and again. The last: ${code}.`)
    } else if (this.#afford(connection, BAD_FRAME_COST, id)) {
      this.#error(connection, code, text, id)
    }
  }

  #error(connection: Connection, code: ErrorCode, text: string, id?: string): void {
    this.#with.meter?.complained(code)
    connection.tell({ type: 'error', code, text, ...(id === undefined ? {} : { id }) })
  }
}
