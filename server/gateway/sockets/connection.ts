import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { ToPlayer } from '#protocol/player/to-player'
import type { Bucket } from '#server/gateway/bucket'
import { encoded } from '#server/gateway/outbox/chain'
import type { Rounds } from '#server/gateway/outbox/rounds'
import type { Channel } from '#server/gateway/sockets/channel'
import type { Place } from '#server/gateway/sockets/doorway'
import { LIVE, Outlet, STALE } from '#server/gateway/sockets/outlet'
import type { Presence } from '#server/gateway/sockets/presence'
import type { Watch } from '#server/lobby/audience'
import type { SocketMeter } from '#server/operations/meters'

/** One socket's place at one table. */
export interface Subscription {
  readonly connection: Connection
  readonly channel: Channel
  since: number
  /** Was told of the table's trouble and not yet of its end; null when nobody knows what arrived. */
  troubled: boolean | null
}

/** One socket of a player. */
export class Connection extends Outlet {
  readonly presence: Presence
  readonly subscriptions: Subscription[] = []
  purseDue = false
  /** Whether it wants to hear what is said at its tables. */
  chatOn = true
  /** What it watches of the lobby. */
  lobby: Watch | null = null
  /** A notice of trouble is in the chain. */
  noticed = false

  constructor(
    ws: WebSocket,
    wire: Duplex,
    { presence, signIn }: Pick<Place, 'presence' | 'signIn'>,
    rounds: Rounds<Outlet>,
  ) {
    super(ws, wire, signIn, rounds)
    this.presence = presence
  }

  get bucket(): Bucket {
    return this.presence.bucket
  }

  get whose(): string {
    return this.presence.person.id
  }

  /** Queues a message for this socket alone. */
  tell(message: ToPlayer): void {
    this.keepOwn(() => encoded(message))
  }

  tellPurse(): void {
    this.purseDue = true
    this.wake()
  }

  fallBehind(): void {
    for (const subscription of this.subscriptions) {
      subscription.since = STALE
      if (this.noticed) subscription.troubled = null
    }
    this.noticed = false
    if (this.lobby !== null) this.lobby.isLive = false
  }

  catchUp(room: number, meter: SocketMeter | undefined): void {
    for (const subscription of this.subscriptions) {
      if (subscription.since === LIVE) continue
      if (this.chain.bytes >= room) return
      meter?.caughtUp(subscription.since >= 0 ? 'missed' : 'afresh')
      for (const message of subscription.channel.catchUp(subscription)) this.chain = this.chain.with(message)
    }
    this.stale = !this.#showLobby(room)
  }

  written(): void {
    this.noticed = false
  }

  /** An answer goes after the events that it brought about: not before the socket is up to date. */
  override takeOwn(): readonly Buffer[] | null {
    const own = super.takeOwn()
    const { purse } = this.presence
    if (!this.purseDue || purse === null) return own
    this.purseDue = false
    return [encoded({ type: 'purse', ...purse }), ...(own ?? [])]
  }

  /** False while there is no room for it. */
  #showLobby(room: number): boolean {
    const { lobby, chain } = this
    if (lobby === null || lobby.isLive) return true
    if (chain.bytes >= room) return false
    this.chain = chain.with(lobby.audience.picture())
    lobby.isLive = true
    return true
  }
}
