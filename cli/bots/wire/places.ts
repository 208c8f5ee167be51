import type { Counters } from '#cli/bots/wire/counters'
import { type Heard, hear, type Tracked } from '#protocol/fold'
import type { FromPlayer } from '#protocol/player/from-player'
import type { EventsMessage, SnapshotMessage } from '#protocol/player/to-player'

/** A join that brought nothing for so long was lost. */
const OVERDUE_MILLIS = 5_000

/** The tables that a client is at, each followed by its numbers. */
export class Places {
  readonly #send: (messages: readonly FromPlayer[]) => boolean
  readonly #counters: Counters
  readonly #known = new Map<string, Tracked>()
  /** Every table to be at; when it was asked for, or null once it has been heard on this connection. */
  readonly #asked = new Map<string, number | null>()

  constructor(send: (messages: readonly FromPlayer[]) => boolean, counters: Counters) {
    this.#send = send
    this.#counters = counters
  }

  get known(): ReadonlyMap<string, Tracked> {
    return this.#known
  }

  join(tables: readonly string[]): void {
    for (const table of tables) this.#asked.set(table, performance.now())
    this.#send(tables.map((table) => this.#joining(table)))
  }

  /** Asks for tables as if nothing were known of them. */
  afresh(tables: readonly string[]): void {
    this.#send(tables.map((table) => ({ type: 'join', table })))
  }

  leave(table: string): void {
    this.#asked.delete(table)
    this.#known.delete(table)
    this.#send([{ type: 'leave', table }])
  }

  joinAll(): void {
    if (this.#asked.size > 0) this.join([...this.#asked.keys()])
  }

  joinOverdue(): void {
    const now = performance.now()
    const overdue = [...this.#asked].filter(([, at]) => at !== null && now - at > OVERDUE_MILLIS)
    if (overdue.length > 0) this.join(overdue.map(([table]) => table))
  }

  /** Somebody else will be at these tables. */
  forget(): void {
    this.#known.clear()
  }

  /** The table as it is now, or null when nothing new was told. */
  hear(message: SnapshotMessage | EventsMessage): Tracked | null {
    const { table } = message
    if (!this.#asked.has(table)) return null
    const heard = this.#folded(message)
    if (heard === 'gap') {
      this.#counters.gaps++
      if (this.#asked.get(table) === null) this.join([table])
      return null
    }
    if (heard === 'overlap') {
      this.#counters.gaps++
      this.afresh([table])
      return null
    }
    this.#asked.set(table, null)
    if (heard === 'ignored') return null
    this.#known.set(table, heard)
    if (message.type === 'snapshot') this.#counters.snapshots++
    else this.#counters.events += message.events.length
    return heard
  }

  /** What cannot be folded is as good as missed: a snapshot will tell. */
  #folded(message: SnapshotMessage | EventsMessage): Heard {
    try {
      return hear(this.#known.get(message.table) ?? null, message)
    } catch (error) {
      this.#counters.fault(error)
      this.#known.delete(message.table)
      return 'gap'
    }
  }

  #joining(table: string): FromPlayer {
    const since = this.#known.get(table)?.upto
    return since === undefined ? { type: 'join', table } : { type: 'join', table, since }
  }
}
