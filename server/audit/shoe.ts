import type { Kysely } from 'kysely'
import { type Card, isCard } from '#engine/cards/card'
import { openShoe, SHOES } from '#engine/cards/shoe'
import { commitment, parseSeed, type Seed } from '#engine/cards/shuffle'
import type { TableEvent, TableState } from '#engine/table/types'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'
import { shoeContext } from '#server/tables/commit'
import type { Sealer } from '#server/tables/records'

/** Every card came from the committed shoe, in its order, none skipped (FA-1, SH-7). */
export class ShoeAudit {
  readonly #db: Kysely<Schema>
  readonly #table: string
  readonly #sealer: Sealer
  readonly #findings: Findings
  /** Null where the seed cannot be read. */
  #cards: readonly Card[] | null = []
  /** The cards of a shoe that is still played are not said, not even here (FA-5). */
  #isRevealed = false

  constructor(db: Kysely<Schema>, table: string, sealer: Sealer, findings: Findings) {
    this.#db = db
    this.#table = table
    this.#sealer = sealer
    this.#findings = findings
  }

  async next(event: TableEvent, before: TableState | null): Promise<void> {
    if (event.type === 'shoeOpened' && before !== null) await this.#open(event, before)
    if (event.type === 'dealt') this.#dealt(event.card, before?.shoe?.dealt ?? 0)
  }

  async #open(event: Extract<TableEvent, { type: 'shoeOpened' }>, before: TableState): Promise<void> {
    const { shoe: number, cut, burnedCount, burned } = event
    const row = await this.#db
      .selectFrom('shoes')
      .selectAll()
      .where('table_id', '=', this.#table)
      .where('number', '=', number)
      .executeTakeFirst()
    const name = `${this.#table}, shoe ${number}`
    const seed = row === undefined ? null : this.#seedIn(row.sealed_seed, number)
    this.#cards = null
    if (row === undefined || seed === null) {
      this.#findings.problem(`${name}: its seed is missing, or does not open.`)
      return
    }
    this.#findings.must(
      commitment(seed) === before.coming?.commitment && row.commitment === before.coming.commitment,
      () => `${name}: it was not dealt from the seed that was committed to.`,
    )
    const shoe = openShoe({ ...SHOES[before.id], burn: burnedCount > 0 }, { seed, number, cut })
    this.#findings.must(
      shoe.burned.length === burnedCount && (shoe.burned[0] ?? null) === burned,
      () => `${name}: other cards were burned than the shoe has.`,
    )
    this.#cards = shoe.order.slice(burnedCount)
    this.#isRevealed = row.seed !== null
    this.#findings.count('shoes')
  }

  #seedIn(sealed: string, number: number): Seed | null {
    try {
      return parseSeed(this.#sealer.unseal(sealed, shoeContext(this.#table, number)))
    } catch (error) {
      if (error instanceof StoreError) return null
      throw error
    }
  }

  #dealt(card: Card | null, place: number): void {
    this.#findings.count('cards')
    if (this.#cards === null) return
    const expected = this.#cards[place]
    this.#findings.must(isCard(card) && expected === card, () => {
      if (!this.#isRevealed) return `${this.#table}: card ${place + 1} was not dealt as it lay in the shoe.`
      return `${this.#table}: card ${place + 1} of the shoe is ${expected}, but ${card} was dealt.`
    })
  }
}
