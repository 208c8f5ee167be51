import type { Audience } from '#engine/round/audience'
import type { KeptRemark } from '#protocol/http/chat'
import type { Clock } from '#server/clock'
import { encoded } from '#server/gateway/outbox/chain'
import { LIVE } from '#server/gateway/sockets/outlet'
import type { StaffConnection, StaffSubscription } from '#server/gateway/staff/connection'
import type { Publication, Replay, TableDoor } from '#server/tables/ports'

/** All staff see the same of a table: everybody's bets, alarms, who did what, and no face-down card (FA-5). */
const STAFF: Audience = { as: 'supervisor' }

/** The staff who look at a table. */
export class StaffChannel {
  readonly door: TableDoor
  readonly subscriptions = new Set<StaffSubscription>()
  /** The room's last remarks; null where nothing was ever said. */
  remarks: () => readonly KeptRemark[] | null = () => null
  /** The version up to which those who are live have heard. */
  #upto = 0
  readonly #clock: Clock

  constructor(door: TableDoor, clock: Clock) {
    this.door = door
    this.#clock = clock
  }

  /** What staff may know of it is more than was published: the table is asked for their view, once for all. */
  published({ upto }: Publication): void {
    if (upto <= this.#upto || !this.#hasListeners()) return
    const message = this.#missed(this.#upto, upto) ?? this.#snapshot()
    this.#tell(message)
  }

  troubled(trouble: string | null): void {
    let message: Buffer | null = null
    for (const subscription of this.subscriptions) {
      if (subscription.since !== LIVE || subscription.trouble === trouble) continue
      message ??= this.#trouble(trouble)
      subscription.trouble = trouble
      subscription.connection.queue(message)
    }
  }

  /** What brings a console up to date; from now on it is live. */
  catchUp(subscription: StaffSubscription): readonly Buffer[] {
    const view = this.#missed(subscription.since, null) ?? this.#snapshot()
    subscription.since = LIVE
    return [view, this.#news(subscription), this.#backlog(subscription.connection)].filter(
      (message) => message !== null,
    )
  }

  said(remark: KeptRemark): void {
    let common: Buffer | null = null
    const message = (viewer: string | null) =>
      encoded({ type: 'chat', room: this.door.config.id, ...staffRemark(viewer, remark) })
    for (const connection of this.#listeners()) {
      if (connection.member.name === remark.staff) connection.queue(message(remark.staff))
      else {
        common ??= message(null)
        connection.queue(common)
      }
    }
  }

  hidden(line: number): void {
    this.#tell(encoded({ type: 'chatHidden', room: this.door.config.id, line }))
  }

  /** Null when only a snapshot can tell: too much was missed, or cards were taken back. */
  #missed(since: number, upto: number | null): Buffer | null {
    const replay = since >= 0 ? this.door.replay(since, STAFF) : null
    if (replay === null || isCorrected(replay) || (upto !== null && replay.upto !== upto)) return null
    const { after, events, at } = replay
    this.#upto = replay.upto
    const { id: table } = this.door.config
    return encoded({ type: 'events', table, after, upto: replay.upto, at, events, whole: true })
  }

  #snapshot(): Buffer {
    const { upto, at, state } = this.door.snapshot(STAFF)
    this.#upto = upto
    return encoded({ type: 'snapshot', table: this.door.config.id, upto, at, now: this.#clock.now(), state })
  }

  #news(subscription: StaffSubscription): Buffer | null {
    const { trouble } = this.door
    if (subscription.trouble === trouble) return null
    subscription.trouble = trouble
    return this.#trouble(trouble)
  }

  #trouble(text: string | null): Buffer {
    return encoded({ type: 'trouble', table: this.door.config.id, text })
  }

  #backlog({ member }: StaffConnection): Buffer | null {
    const remarks = this.remarks()
    if (remarks === null) return null
    const told = remarks.map((remark) => staffRemark(member.name, remark))
    return encoded({ type: 'chatLines', room: this.door.config.id, lines: told })
  }

  #tell(message: Buffer): void {
    for (const connection of this.#listeners()) connection.queue(message)
  }

  #hasListeners(): boolean {
    for (const _one of this.#listeners()) return true
    return false
  }

  *#listeners(): Iterable<StaffConnection> {
    for (const { since, connection } of this.subscriptions) if (since === LIVE) yield connection
  }
}

function isCorrected({ events }: Replay): boolean {
  return events.some(({ type }) => type === 'corrected')
}

/** A remark with who said it, for staff. */
function staffRemark(viewer: string | null, kept: KeptRemark) {
  const { line, name, role, text, at, player, staff } = kept
  return { line, name, role, own: staff !== null && staff === viewer, text, at, player, staff }
}
