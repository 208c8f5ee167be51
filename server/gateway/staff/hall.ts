import type { TableId } from '#engine/ids'
import type { KeptRemark } from '#protocol/http/chat'
import type { ChatAudience } from '#server/chat/audience'
import type { Clock } from '#server/clock'
import { STALE } from '#server/gateway/sockets/outlet'
import { StaffChannel } from '#server/gateway/staff/channel'
import type { StaffConnection } from '#server/gateway/staff/connection'
import type { Publication, TableDoor } from '#server/tables/ports'

/** Which staff look at which tables, and hear their rooms. */
export class Hall implements ChatAudience {
  readonly channels: ReadonlyMap<string, StaffChannel>

  constructor(
    doors: ReadonlyMap<string, TableDoor>,
    remarks: (table: TableId) => readonly KeptRemark[] | null,
    clock: Clock,
  ) {
    this.channels = new Map([...doors].map(([id, door]) => [id, new StaffChannel(door, clock)]))
    for (const [id, channel] of this.channels) channel.remarks = () => remarks(id)
  }

  published(publication: Publication): void {
    this.channels.get(publication.table)?.published(publication)
  }

  troubled(table: TableId, trouble: string | null): void {
    this.channels.get(table)?.troubled(trouble)
  }

  said(remark: KeptRemark): void {
    if (remark.table !== null) this.channels.get(remark.table)?.said(remark)
  }

  hidden(table: TableId, line: number): void {
    this.channels.get(table)?.hidden(line)
  }

  /** Told to the player alone. */
  muted(): void {}

  /** Joining again is a resync. False when the socket hears `most` tables already. */
  join(connection: StaffConnection, channel: StaffChannel, since: number | undefined, most: number): boolean {
    const known = connection.subscriptions.find((subscription) => subscription.channel === channel)
    if (known === undefined && connection.subscriptions.length >= most) return false
    const subscription = known ?? { connection, channel, since: STALE, trouble: null }
    if (known === undefined) {
      connection.subscriptions.push(subscription)
      channel.subscriptions.add(subscription)
    }
    subscription.since = since ?? STALE
    connection.stale = true
    connection.wake()
    return true
  }

  leave(connection: StaffConnection, channel: StaffChannel): void {
    const { subscriptions } = connection
    const index = subscriptions.findIndex((subscription) => subscription.channel === channel)
    for (const subscription of index < 0 ? [] : subscriptions.splice(index, 1)) {
      channel.subscriptions.delete(subscription)
    }
  }

  leaveAll(connection: StaffConnection): void {
    for (const subscription of connection.subscriptions.splice(0)) {
      subscription.channel.subscriptions.delete(subscription)
    }
  }
}
