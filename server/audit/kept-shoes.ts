import type { Kysely } from 'kysely'
import type { TableId } from '#engine/ids'
import type { TableEvent } from '#engine/table/types'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'

type Kept = Pick<Schema['shoes'], 'commitment' | 'cut' | 'cut_by' | 'burned_count' | 'seed'>

const WORDS = {
  commitment: 'commitment',
  cut: 'cut',
  cut_by: 'cutter',
  burned_count: 'number of burned cards',
  seed: 'revealed seed',
} as const satisfies Readonly<Record<keyof Kept, string>>

/** What anybody may ask about a shoe (FA-1, FA-2) is what the log tells of it. */
export class KeptShoes {
  readonly #table: TableId
  readonly #findings: Findings
  readonly #told = new Map<number, Kept>()

  constructor(table: TableId, findings: Findings) {
    this.#table = table
    this.#findings = findings
  }

  next(event: TableEvent): void {
    switch (event.type) {
      case 'shoeCommitted': {
        const { shoe, commitment } = event
        this.#told.set(shoe, { commitment, cut: null, cut_by: null, burned_count: null, seed: null })
        return
      }
      case 'shoeOpened':
        return this.#learn(event.shoe, { cut: event.cut, cut_by: event.by, burned_count: event.burnedCount })
      case 'shoeRevealed':
        return this.#learn(event.shoe, { seed: event.seed })
      default:
    }
  }

  #learn(shoe: number, more: Partial<Kept>): void {
    const known = this.#told.get(shoe)
    if (known !== undefined) this.#told.set(shoe, { ...known, ...more })
  }

  /** Seeds are not said: one that is still played is nobody's business. */
  async end(db: Kysely<Schema>): Promise<void> {
    const rows = await db.selectFrom('shoes').selectAll().where('table_id', '=', this.#table).execute()
    const kept = new Map(rows.map((row) => [row.number, row]))
    for (const [number, told] of this.#told) {
      const row = kept.get(number)
      kept.delete(number)
      this.#findings.must(row !== undefined, () => `${this.#table}, shoe ${number}: its record is missing.`)
      const fields = Object.keys(WORDS) as (keyof Kept)[]
      for (const field of fields.filter((field) => row !== undefined && row[field] !== told[field])) {
        this.#findings.problem(
          `${this.#table}, shoe ${number}: its ${WORDS[field]} is kept other than in the log.`,
        )
      }
    }
    for (const number of kept.keys()) {
      this.#findings.problem(`${this.#table}, shoe ${number}: nobody ever committed to it.`)
    }
  }
}
