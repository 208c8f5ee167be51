import type { TableEvent } from '#engine/table/types'
import type { Clock } from '#server/clock'
import { encoded } from '#server/gateway/outbox/chain'
import type { Connection, Subscription } from '#server/gateway/sockets/connection'
import { LIVE } from '#server/gateway/sockets/outlet'
import type { Publication, TableDoor } from '#server/tables/ports'

/** A table's audience. */
export class Channel {
  readonly door: TableDoor
  readonly subscriptions = new Set<Subscription>()
  /** How many players are at the table, each counted once. */
  players = 0
  /** The room's last remarks, for a socket that has not heard them. */
  backlog: (connection: Connection) => Buffer | null = () => null

  readonly #clock: Clock

  constructor(door: TableDoor, clock: Clock) {
    this.door = door
    this.#clock = clock
  }

  /** One encoding for everyone, one for each player who is told something of their own. */
  publish(publication: Publication): void {
    const { everyone, own } = publication
    let common: Buffer | null = null
    const owned = new Map<string, Buffer>()
    for (const subscription of this.subscriptions) {
      if (subscription.since !== LIVE) continue
      const { connection } = subscription
      const player = own.size === 0 ? null : connection.presence.person.id
      const events = player === null ? undefined : own.get(player)
      if (player === null || events === undefined) {
        if (everyone.length === 0) continue
        common ??= this.#events(publication, everyone)
        connection.queue(common)
      } else if (events.length > 0) {
        const message = owned.get(player) ?? this.#events(publication, events)
        owned.set(player, message)
        connection.queue(message)
      }
    }
  }

  /** What brings a subscription up to date; from now on it is live. */
  catchUp(subscription: Subscription): readonly Buffer[] {
    const view = this.#view(subscription)
    subscription.since = LIVE
    const notice = this.#noticeFor(subscription)
    return [view, notice, this.backlog(subscription.connection)].filter((message) => message !== null)
  }

  troubled(trouble: string | null): void {
    let message: Buffer | null = null
    for (const subscription of this.subscriptions) {
      if (subscription.since !== LIVE || subscription.troubled === (trouble !== null)) continue
      message ??= this.#notice(trouble)
      subscription.troubled = trouble !== null
      subscription.connection.noticed = true
      subscription.connection.queue(message)
    }
  }

  #view({ since, connection }: Subscription): Buffer {
    const audience = { as: 'player', player: connection.presence.person.id } as const
    const replay = since >= 0 ? this.door.replay(since, audience) : null
    if (replay !== null) return this.#events(replay, replay.events, { whole: true })
    const { upto, at, state } = this.door.snapshot(audience)
    return encoded({ type: 'snapshot', table: this.door.config.id, upto, at, now: this.#clock.now(), state })
  }

  #noticeFor(subscription: Subscription): Buffer | null {
    const { trouble } = this.door
    if (subscription.troubled === (trouble !== null)) return null
    subscription.troubled = trouble !== null
    return this.#notice(trouble)
  }

  #notice(trouble: string | null): Buffer {
    const { id, name } = this.door.config
    return trouble === null
      ? encoded({ type: 'notice', table: id, kind: 'resumed', text: `${name} goes on.` })
      : encoded({ type: 'notice', table: id, kind: 'paused', text: trouble })
  }

  #events(
    { after, upto, at }: { readonly after: number; readonly upto: number; readonly at: number },
    events: readonly TableEvent[],
    extent: { readonly whole?: true } = {},
  ): Buffer {
    return encoded({ type: 'events', table: this.door.config.id, after, upto, at, events, ...extent })
  }
}
