import type { Logger } from 'pino'
import type { TableId } from '#engine/ids'
import { isRefusal } from '#engine/round/refusal'
import { type FromChatter, SUPPORT_ROOM } from '#protocol/chat'
import type { KeptRemark } from '#protocol/http/chat'
import { Audiences } from '#server/chat/audience'
import type { ChatBook } from '#server/chat/book/port'
import { Chat } from '#server/chat/chat'
import { Rooms } from '#server/chat/rooms'
import { ChatStaff } from '#server/chat/staff'
import type { Clock } from '#server/clock'
import { Chatter, toldTo } from '#server/gateway/sockets/chatter'
import type { Connection } from '#server/gateway/sockets/connection'
import type { Floor } from '#server/gateway/sockets/floor'

/** Remarks and questions of one player that may wait for the store. */
const MOST_UNDERWAY = 16

interface Settings {
  readonly clock: Clock
  readonly floor: Floor
  readonly book: ChatBook
  readonly guestChat: boolean
  readonly log: Logger
}

type Say = FromChatter & { readonly type: 'say' }

/** The rooms of all tables and the support rooms, as sockets and staff come to them. */
export class Talk {
  readonly staff: ChatStaff
  readonly audiences = new Audiences()
  readonly #rooms = new Rooms()
  readonly #chat: Chat
  readonly #log: Logger

  constructor({ clock, floor, book, guestChat, log }: Settings) {
    const rooms = this.#rooms
    const chatter = new Chatter(floor, rooms)
    this.audiences.add(chatter)
    const roundAt = (table: TableId): string | null =>
      floor.channels.get(table)?.door.snapshot({ as: 'bystander' }).state.round?.code ?? null
    const common = { book, rooms, audience: this.audiences, roundAt, now: clock.now }
    this.#log = log
    this.#chat = new Chat({ ...common, tables: [...floor.channels.keys()], guestChat, log })
    this.staff = new ChatStaff(common)
    for (const channel of floor.channels.values()) {
      channel.backlog = (connection) => chatter.backlog(channel, connection)
    }
  }

  /** A room's last remarks; null where nothing was ever said. */
  remarksAt(table: TableId): readonly KeptRemark[] | null {
    return this.#rooms.isUsed(table) ? this.#rooms.remarks(table) : null
  }

  open(): Promise<void> {
    return this.#chat.open()
  }

  hear(connection: Connection, message: FromChatter): void {
    switch (message.type) {
      case 'say':
        void this.#underway(connection, () => this.#say(connection, message), message.id)
        return
      case 'support':
        void this.#underway(connection, () => this.#support(connection, message.read))
        return
      case 'chat':
        connection.chatOn = message.on
        return
      default:
        message satisfies never
    }
  }

  async #say(connection: Connection, { id, room, text }: Say): Promise<void> {
    const { presence, subscriptions } = connection
    const isHere = subscriptions.some(({ channel }) => channel.door.config.id === room)
    const said = await this.#chat.say(presence.person, { id, room, text }, isHere)
    connection.tell(isRefusal(said) ? { type: 'notSaid', id, ...said } : { type: 'said', id, ...said })
  }

  async #support(connection: Connection, read: boolean): Promise<void> {
    const { id } = connection.presence.person
    const { unread, remarks } = await this.#chat.openSupport(id, read)
    const told = remarks.map((remark) => toldTo(id, remark))
    connection.tell({ type: 'chatLines', room: SUPPORT_ROOM, unread, lines: told })
  }

  async #underway(connection: Connection, does: () => Promise<void>, id?: string): Promise<void> {
    const { presence } = connection
    if (presence.underway >= MOST_UNDERWAY) return busy(connection, id)
    presence.underway++
    try {
      await does()
    } catch (error) {
      this.#log.warn({ err: error, player: presence.person.id }, 'a support room was not opened')
      busy(connection, id)
    } finally {
      presence.underway--
    }
  }
}

function busy(connection: Connection, id: string | undefined): void {
  const text = 'The chat is busy or its store away: send it again later.'
  connection.tell({ type: 'error', code: 'too-fast', text, ...(id === undefined ? {} : { id }) })
}
