import type { Logger } from 'pino'
import type { FloorTable } from '#protocol/staff/to-supervisor'
import type { Clock, Timer } from '#server/clock'
import { encoded } from '#server/gateway/outbox/chain'
import type { StaffConnection } from '#server/gateway/staff/connection'

const EVERY_MILLIS = 1_000

/** One table at a glance. */
type Look = () => FloorTable

/**
 * All tables at a glance, for the supervisors who watch: looked at once a second, told once for all of them, and only
 * what changed. Nobody watching, nothing is looked at.
 */
export class FloorPicture {
  readonly #looks: ReadonlyMap<string, Look>
  readonly #clock: Clock
  readonly #log: Logger
  readonly #watching = new Set<StaffConnection>()
  #seen = new Map<string, { readonly table: FloorTable; readonly text: string }>()
  #whole: Buffer | null = null
  #timer: Timer | null = null

  constructor(looks: ReadonlyMap<string, Look>, clock: Clock, log: Logger) {
    this.#looks = looks
    this.#clock = clock
    this.#log = log
  }

  watch(connection: StaffConnection): void {
    this.#watching.add(connection)
    connection.floor = { picture: this, isLive: false }
    connection.stale = true
    if (this.#timer === null) this.#begin()
    connection.wake()
  }

  leave(connection: StaffConnection): void {
    connection.floor = null
    this.#watching.delete(connection)
    if (this.#watching.size === 0) this.stop()
  }

  stop(): void {
    this.#timer?.cancel()
    this.#timer = null
  }

  /** As it was at the last look. */
  whole(): Buffer {
    const tables = [...this.#seen.values()].map(({ table }) => table)
    this.#whole ??= encoded({ type: 'floor', now: this.#clock.now(), tables })
    return this.#whole
  }

  #begin(): void {
    this.#seen = new Map()
    this.#look()
    this.#timer = this.#clock.every(EVERY_MILLIS, () => this.#tell(this.#look()))
  }

  #tell(tables: readonly FloorTable[]): void {
    if (tables.length === 0) return
    const message = encoded({ type: 'floorChange', now: this.#clock.now(), tables })
    for (const connection of this.#watching) if (connection.floor?.isLive === true) connection.queue(message)
  }

  /** Those that changed. One table's trouble stays its own: it is shown as it was. */
  #look(): readonly FloorTable[] {
    this.#whole = null
    return [...this.#looks].flatMap(([id, look]) => {
      try {
        const table = look()
        const text = JSON.stringify(table)
        if (this.#seen.get(id)?.text === text) return []
        this.#seen.set(id, { table, text })
        return [table]
      } catch (error) {
        this.#log.error({ err: error, table: id }, 'the floor cannot see this table')
        return []
      }
    })
  }
}
