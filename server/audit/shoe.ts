import type { Kysely } from 'kysely'
import { type Card, isCard } from '#engine/cards/card'
import { openShoe } from '#engine/cards/shoe'
import { commitment, parseSeed, type Seed } from '#engine/cards/shuffle'
import { GAMES } from '#engine/games'
import type { TableId } from '#engine/ids'
import type { TableEvent, TableState } from '#engine/table/types'
import type { Findings } from '#server/audit/findings'
import { ScannedCards } from '#server/audit/scanned-cards'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'
import { shoeContext } from '#server/tables/commit'
import type { Sealer } from '#server/tables/records'

/** Every card came from the committed shoe, in its order, none skipped (FA-1, SH-7). */
export class ShoeAudit {
  readonly #db: Kysely<Schema>
  readonly #table: TableId
  readonly #sealer: Sealer
  readonly #findings: Findings
  /** Null where the seed cannot be read. */
  #cards: readonly Card[] | null = []
  /** The cards of a shoe that is still played are not said, not even here (FA-5). */
  #isRevealed = false
  readonly #scanned = new ScannedCards()

  constructor(db: Kysely<Schema>, table: TableId, sealer: Sealer, findings: Findings) {
    this.#db = db
    this.#table = table
    this.#sealer = sealer
    this.#findings = findings
  }

  async next(event: TableEvent, before: TableState | null): Promise<void> {
    if (before?.live !== undefined) return this.#live(event, before)
    if (event.type === 'shoeOpened' && before !== null) await this.#open(event, before)
    if (event.type === 'dealt') this.#dealt(event.card, before?.shoe?.dealt ?? 0)
  }

  async #live(event: TableEvent, before: TableState): Promise<void> {
    if (event.type === 'shoeOpened') await this.#openLive(event.shoe, before)
    if (event.type === 'dealt') this.#findings.count('cards')
    const problem = this.#scanned.next(event)
    this.#findings.must(problem === null, () => `${this.#table}, shoe ${before.shoe?.shoe}: ${problem}.`)
  }

  /** Where something is drawn beside the cards, that comes from a committed seed (MF-16). */
  async #openLive(number: number, { coming }: TableState): Promise<void> {
    const name = `${this.#table}, shoe ${number}`
    this.#findings.count('shoes')
    if (coming?.commitment === '') return
    const row = await this.#row(number)
    const seed = row === undefined ? null : this.#seedIn(row.sealed_seed, number)
    this.#findings.must(
      seed !== null && commitment(seed) === coming?.commitment,
      () => `${name}: the seed that was committed to is missing, or is another.`,
    )
  }

  #row(number: number): Promise<Schema['shoes'] | undefined> {
    return this.#db
      .selectFrom('shoes')
      .selectAll()
      .where('table_id', '=', this.#table)
      .where('number', '=', number)
      .executeTakeFirst()
  }

  async #open(event: Extract<TableEvent, { type: 'shoeOpened' }>, before: TableState): Promise<void> {
    const { shoe: number, cut, burnedCount, burned } = event
    const row = await this.#row(number)
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
    const shoe = openShoe({ ...GAMES[before.id].shoe, burn: burnedCount > 0 }, { seed, number, cut })
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
