import type { PlayerId, TableId } from '#engine/ids'
import type { ToPlayer } from '#protocol/player/to-player'
import type { Clock } from '#server/clock'
import { Channel } from '#server/gateway/sockets/channel'
import type { Connection, Subscription } from '#server/gateway/sockets/connection'
import { STALE } from '#server/gateway/sockets/outlet'
import type { Presences } from '#server/gateway/sockets/presence'
import type { FloorListener, Publication, TableDoor } from '#server/tables/ports'

/** Who hears what: which sockets are at which tables. */
export class Floor implements FloorListener {
  readonly channels: ReadonlyMap<string, Channel>
  readonly #presences: Presences

  constructor(doors: ReadonlyMap<string, TableDoor>, presences: Presences, clock: Clock) {
    this.channels = new Map([...doors].map(([id, door]) => [id, new Channel(door, clock)]))
    this.#presences = presences
  }

  published(publication: Publication): void {
    this.channels.get(publication.table)?.publish(publication)
  }

  purseChanged(player: PlayerId, cash: number, golden: number): void {
    const presence = this.#presences.find(player)
    if (presence === undefined) return
    presence.purse = { cash, golden }
    for (const connection of presence.connections) connection.tellPurse()
  }

  sessionChanged(player: PlayerId, table: TableId, cash: number): void {
    for (const connection of this.#presences.find(player)?.connections ?? []) {
      connection.tell({ type: 'tablePurse', table, cash })
    }
  }

  isAt(player: PlayerId, table: TableId): boolean {
    const connections = this.#presences.find(player)?.connections ?? []
    return connections.some(({ subscriptions }) =>
      subscriptions.some(({ channel }) => channel.door.config.id === table),
    )
  }

  tell(player: PlayerId, message: ToPlayer): void {
    for (const connection of this.#presences.find(player)?.connections ?? []) connection.tell(message)
  }

  troubled(table: TableId, trouble: string | null): void {
    this.channels.get(table)?.troubled(trouble)
  }

  /** Joining again is a resync. False when the socket hears `most` tables already. */
  join(connection: Connection, channel: Channel, since: number | undefined, most: number): boolean {
    const known = find(connection, channel)
    if (known === undefined && connection.subscriptions.length >= most) return false
    const subscription = known ?? this.#subscribe(connection, channel)
    this.#leaveElsewhere(connection, channel)
    subscription.since = since ?? STALE
    connection.stale = true
    connection.wake()
    return true
  }

  leave(connection: Connection, channel: Channel): void {
    const subscription = find(connection, channel)
    if (subscription === undefined) return
    connection.subscriptions.splice(connection.subscriptions.indexOf(subscription), 1)
    this.#unsubscribe(subscription)
  }

  leaveAll(connection: Connection): void {
    for (const subscription of connection.subscriptions.splice(0)) this.#unsubscribe(subscription)
  }

  /** A player has a table open in one place (MP-9): the newest. Seats and bets do not notice. */
  #leaveElsewhere(here: Connection, channel: Channel): void {
    for (const connection of here.presence.connections) {
      if (connection === here || find(connection, channel) === undefined) continue
      this.leave(connection, channel)
      connection.tell({ type: 'left', table: channel.door.config.id, why: 'elsewhere' })
    }
  }

  #subscribe(connection: Connection, channel: Channel): Subscription {
    const isFirst = !isAt(connection, channel)
    const subscription: Subscription = { connection, channel, since: STALE, troubled: false }
    connection.subscriptions.push(subscription)
    channel.subscriptions.add(subscription)
    if (isFirst) {
      channel.players++
      channel.door.arrive(connection.presence.person.id)
    }
    return subscription
  }

  #unsubscribe(subscription: Subscription): void {
    const { connection, channel } = subscription
    channel.subscriptions.delete(subscription)
    if (isAt(connection, channel)) return
    channel.players--
    channel.door.depart(connection.presence.person.id)
  }
}

function find(connection: Connection, channel: Channel): Subscription | undefined {
  return connection.subscriptions.find((subscription) => subscription.channel === channel)
}

/** Whether the player has any socket at the table. */
function isAt(connection: Connection, channel: Channel): boolean {
  return connection.presence.connections.some((other) => find(other, channel) !== undefined)
}
