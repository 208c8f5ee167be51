import type { PlayerId, TableId } from '#engine/ids'
import { SUPPORT_ROOM } from '#protocol/chat'
import type { KeptRemark } from '#protocol/http/chat'
import type { ChatAudience } from '#server/chat/audience'
import type { Rooms } from '#server/chat/rooms'
import { mutedText } from '#server/chat/text'
import { encoded } from '#server/gateway/outbox/chain'
import type { Channel } from '#server/gateway/sockets/channel'
import type { Connection } from '#server/gateway/sockets/connection'
import type { Floor } from '#server/gateway/sockets/floor'
import { LIVE } from '#server/gateway/sockets/outlet'

/** Carries what was said to the sockets: one encoding for the room, one for whoever said it. */
export class Chatter implements ChatAudience {
  readonly #floor: Floor
  readonly #rooms: Rooms
  /** The last remarks of a room as anybody sees them who said none of them. */
  readonly #backlogs = new Map<string, Buffer>()

  constructor(floor: Floor, rooms: Rooms) {
    this.#floor = floor
    this.#rooms = rooms
  }

  said(remark: KeptRemark): void {
    const { table, player } = remark
    if (table === null) {
      if (player !== null)
        this.#floor.tell(player, { type: 'chat', room: SUPPORT_ROOM, ...toldTo(player, remark) })
      return
    }
    this.#backlogs.delete(table)
    const message = (viewer: string | null) =>
      encoded({ type: 'chat', room: table, ...toldTo(viewer, remark) })
    let common: Buffer | null = null
    for (const connection of this.#listeners(table)) {
      const viewer = connection.presence.person.id
      if (viewer === player) {
        connection.queue(message(viewer))
      } else {
        common ??= message(null)
        connection.queue(common)
      }
    }
  }

  hidden(table: TableId, line: number): void {
    this.#backlogs.delete(table)
    const message = encoded({ type: 'chatHidden', room: table, line })
    for (const connection of this.#listeners(table)) connection.queue(message)
  }

  muted(player: PlayerId, mute: { readonly until: number | null } | null): void {
    const until = mute?.until ?? null
    const text = mute === null ? 'You may write at the tables again.' : mutedText(until)
    this.#floor.tell(player, { type: 'muted', on: mute !== null, until, text })
  }

  /** What a socket that comes to a table, or fell behind there, has missed. */
  backlog({ door }: Channel, connection: Connection): Buffer | null {
    const room = door.config.id
    const remarks = this.#rooms.remarks(room)
    if (!connection.chatOn || !this.#rooms.isUsed(room)) return null
    const viewer = connection.presence.person.id
    if (remarks.some(({ player }) => player === viewer)) return backlogFor(viewer, room, remarks)
    const backlog = this.#backlogs.get(room) ?? backlogFor(null, room, remarks)
    this.#backlogs.set(room, backlog)
    return backlog
  }

  /** Those who are not live hear of it when they are caught up. */
  *#listeners(table: TableId): Iterable<Connection> {
    for (const { since, connection } of this.#floor.channels.get(table)?.subscriptions ?? []) {
      if (since === LIVE && connection.chatOn) yield connection
    }
  }
}

function backlogFor(viewer: string | null, room: string, remarks: readonly KeptRemark[]): Buffer {
  return encoded({
    type: 'chatLines',
    room,
    unread: 0,
    lines: remarks.map((remark) => toldTo(viewer, remark)),
  })
}

/** A remark as players are told of it: nobody's id, and whether it is their own. */
export function toldTo(viewer: string | null, { line, name, role, player, staff, text, at }: KeptRemark) {
  return { line, name, role, own: staff === null && player === viewer, text, at }
}
