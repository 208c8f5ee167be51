import type { Kysely } from 'kysely'
import type { RoundCode, TableId } from '#engine/ids'
import { isRoundEnd } from '#engine/table/events'
import type { TableEvent, TableState } from '#engine/table/types'
import type { Findings } from '#server/audit/findings'
import { KeptVoids } from '#server/audit/voids'
import type { Schema } from '#server/store/schema'
import type { StoredRecord } from '#server/tables/records'

type Row = Schema['rounds']

/** The list of rounds that the history reads (TP-7) is the one that the log tells. */
export class KeptRounds {
  readonly #db: Kysely<Schema>
  readonly #table: TableId
  readonly #findings: Findings
  readonly #voids: KeptVoids
  readonly #rows = new Map<string, Row>()
  #open: Row | null = null

  constructor(db: Kysely<Schema>, table: TableId, findings: Findings) {
    this.#db = db
    this.#table = table
    this.#findings = findings
    this.#voids = new KeptVoids(table, findings)
  }

  /** Reads what is kept of rounds that began in a part of the log. */
  async read(after: number, upto: number): Promise<void> {
    const rows = await this.#db
      .selectFrom('rounds')
      .selectAll()
      .where('table_id', '=', this.#table)
      .where('first_version', '>', after)
      .where('first_version', '<=', upto)
      .execute()
    for (const row of rows) this.#rows.set(row.code, this.#voids.before(row))
  }

  /** Whether a round that was read is kept as one that does not count (FL-2). */
  isVoided(code: RoundCode): boolean {
    return this.#voids.isKept(code)
  }

  next(event: TableEvent, { round, shoe }: TableState, { version, at }: StoredRecord): void {
    if (event.type === 'roundBegan') {
      this.#close()
      const { code, number } = event
      const began = { table_id: this.#table, code, number, began_at: event.at, first_version: version }
      const where = { shoe: shoe?.shoe ?? 0, shoe_round: shoe?.rounds ?? 0 }
      this.#open = {
        ...began,
        ...where,
        ended_at: null,
        outcome: null,
        last_version: null,
        voided_version: null,
      }
    }
    if (event.type === 'voided') this.#voids.next(event.code, version)
    if (isRoundEnd(event) && this.#open?.code === round?.code && this.#open !== null) {
      this.#open = { ...this.#open, ended_at: at, outcome: event.type, last_version: version }
    }
  }

  #close(): void {
    const told = this.#open
    if (told === null) return
    const kept = this.#rows.get(told.code)
    this.#rows.delete(told.code)
    this.#findings.must(kept !== undefined, () => `Round ${told.code} is not in the list of rounds.`)
    if (kept === undefined) return
    const fields = Object.keys(told) as (keyof Row)[]
    const wrong = fields.find((field) => told[field] !== kept[field])
    this.#findings.must(
      wrong === undefined,
      () =>
        `Round ${told.code} is kept with ${wrong} ${wrong && kept[wrong]}, the log says ${wrong && told[wrong]}.`,
    )
  }

  /** What is left was never played. */
  async end(version: number): Promise<void> {
    this.#close()
    await this.read(version, Number.MAX_SAFE_INTEGER)
    await this.read(Number.MIN_SAFE_INTEGER, 0)
    this.#voids.end()
    for (const code of this.#rows.keys()) this.#findings.problem(`Round ${code} is kept, but not in the log.`)
  }
}
