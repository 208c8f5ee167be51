import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { ToSupervisor } from '#protocol/staff/to-supervisor'
import type { Bucket } from '#server/gateway/bucket'
import { encoded } from '#server/gateway/outbox/chain'
import type { Rounds } from '#server/gateway/outbox/rounds'
import type { Place } from '#server/gateway/sockets/doorway'
import { LIVE, Outlet, STALE } from '#server/gateway/sockets/outlet'
import type { Presence } from '#server/gateway/sockets/presence'
import type { StaffChannel } from '#server/gateway/staff/channel'
import type { FloorPicture } from '#server/gateway/staff/floor-picture'
import type { SocketMeter } from '#server/operations/meters'
import type { StaffMember } from '#server/people/staff/member'

export type StaffPresence = Presence<StaffMember, StaffConnection>

/** A console's place at one table. */
export interface StaffSubscription {
  readonly connection: StaffConnection
  readonly channel: StaffChannel
  since: number
  /** What was told last of the table's trouble; undefined when nobody knows what arrived. */
  trouble: string | null | undefined
}

/** One socket of somebody who works here. */
export class StaffConnection extends Outlet {
  readonly presence: StaffPresence
  readonly subscriptions: StaffSubscription[] = []
  /** Who watches all tables. */
  floor: { readonly picture: FloorPicture; isLive: boolean } | null = null
  /** Orders are looked at one after the other, as they came. */
  turn: Promise<unknown> = Promise.resolve()
  /** What is said is said in the order in which it came, however long the store takes for a remark. */
  said: Promise<unknown> = Promise.resolve()
  /** Remarks that wait: apart from orders, so that they never keep one out. */
  readonly remarks = { underway: 0 }
  /** When the sign-in was last said to be used. */
  usedAt = 0

  constructor(
    ws: WebSocket,
    wire: Duplex,
    { presence, signIn }: Pick<Place<StaffMember, StaffConnection>, 'presence' | 'signIn'>,
    rounds: Rounds<Outlet>,
  ) {
    super(ws, wire, signIn, rounds)
    this.presence = presence
  }

  get member(): StaffMember {
    return this.presence.person
  }

  get bucket(): Bucket {
    return this.presence.bucket
  }

  get whose(): string {
    return this.member.name
  }

  /** Queues a message for this socket alone. */
  tell(message: ToSupervisor): void {
    this.keepOwn(() => encoded(message))
  }

  fallBehind(): void {
    for (const subscription of this.subscriptions) {
      subscription.since = STALE
      subscription.trouble = undefined
    }
    if (this.floor !== null) this.floor.isLive = false
  }

  catchUp(room: number, meter: SocketMeter | undefined): void {
    for (const subscription of this.subscriptions) {
      if (subscription.since === LIVE) continue
      if (this.chain.bytes >= room) return
      meter?.caughtUp(subscription.since >= 0 ? 'missed' : 'afresh')
      for (const message of subscription.channel.catchUp(subscription)) this.chain = this.chain.with(message)
    }
    this.stale = !this.#showFloor(room)
  }

  written(): void {}

  /** False while there is no room for it. */
  #showFloor(room: number): boolean {
    if (this.floor === null || this.floor.isLive) return true
    if (this.chain.bytes >= room) return false
    this.chain = this.chain.with(this.floor.picture.whole())
    this.floor.isLive = true
    return true
  }
}
