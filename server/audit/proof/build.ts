import type { Kysely } from 'kysely'
import type { RoundCode, TableId } from '#engine/ids'
import { GENESIS } from '#engine/record/chain'
import { evolveTable } from '#engine/table/evolve'
import type { LiveShoe } from '#engine/table/live'
import type { TableEvent, TableState } from '#engine/table/types'
import { written } from '#server/audit/proof/booked'
import { type ProofRecord, proofOf, type ShoeProof } from '#server/audit/proof/document'
import { bookedFor, CHUNK, recordsBetween, transferKey } from '#server/audit/reading'
import { isLiveIn } from '#server/history/game-in'
import type { Schema } from '#server/store/schema'
import type { StoredRecord } from '#server/tables/records'

/** Why there is no proof: there is no such shoe, it cannot be told yet, it never can, or the log has no such thing. */
export type NoProof = { readonly why: 'unknown' | 'not-over' | 'lost' | 'broken'; readonly text: string }

export type Built = { readonly proof: ShoeProof } | NoProof

/** Everything that is needed to check a shoe that is over, from the log and the book (FA-2). */
export async function buildProof(db: Kysely<Schema>, table: TableId, number: number): Promise<Built> {
  const row = await db
    .selectFrom('shoes')
    .innerJoin('tables', 'tables.id', 'shoes.table_id')
    .select(['config', 'version', 'commitment', 'cut', 'cut_by', 'burned_count', 'seed'])
    .where('table_id', '=', table)
    .where('number', '=', number)
    .executeTakeFirst()
  if (row === undefined) return { why: 'unknown', text: `Table ${table} has no shoe ${number}.` }
  const { seed, commitment, cut, cut_by: by, burned_count: burnedCount } = row
  const isLive = isLiveIn(row.config)
  if ((seed === null && !isLive) || cut === null || burnedCount === null)
    return notRevealed(db, table, number)
  const part = await shoeInLog(db, table, number, row.version)
  if ('why' in part) return isLive ? notRevealed(db, table, number) : part
  const { start, records, burned, rounds, live } = part
  const keys = records.map(({ version }) => transferKey(table, version))
  const transfers = await bookedFor(db, { keys, rounds })
  const shoe = { number, commitment, cut, by, burned, burnedCount, seed }
  const published =
    live === undefined ? shoe : { ...shoe, live: { burns: live.burns, decks: [...live.decks] } }
  const { id: game } = start.state
  return { proof: proofOf({ table, game, published, start, records, transfers: transfers.map(written) }) }
}

/** A seed that is not there is still secret, or its record was lost (FL-1). */
async function notRevealed(db: Kysely<Schema>, table: TableId, number: number): Promise<NoProof> {
  const reveals = await db
    .selectFrom('events')
    .select('body')
    .where('table_id', '=', table)
    .where('type', '=', 'shoeRevealed')
    .execute()
  const isOver = reveals.some(({ body }) => (JSON.parse(body) as { readonly shoe: number }).shoe === number)
  return isOver
    ? {
        why: 'lost',
        text: `The seed of shoe ${number} of table ${table} was lost: its last round was refunded, and nobody can check it.`,
      }
    : {
        why: 'not-over',
        text: `Shoe ${number} of table ${table} is not over yet: its seed is told when it is, and then it can be checked.`,
      }
}

interface ShoeInLog {
  readonly start: ShoeProof['start']
  readonly records: ProofRecord[]
  readonly burned: ShoeProof['published']['burned']
  readonly rounds: readonly RoundCode[]
  readonly live: LiveShoe | undefined
}

/** Folds the log up to the shoe, as any onlooker would: what lies face down is not needed to know the table after it. */
async function shoeInLog(
  db: Kysely<Schema>,
  table: TableId,
  number: number,
  upto: number,
): Promise<ShoeInLog | NoProof> {
  const search = new Search(number)
  for (let from = 0; from < upto; from += CHUNK) {
    for (const record of await recordsBetween(db, table, from, Math.min(from + CHUNK, upto))) {
      try {
        const found = search.next(record)
        if (found !== null) return found
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error)
        return {
          why: 'broken',
          text: `Record ${record.version} of table ${table} cannot be replayed: ${words}`,
        }
      }
    }
  }
  return { why: 'broken', text: `The log of table ${table} does not hold the whole of shoe ${number}.` }
}

class Search {
  readonly #number: number
  readonly #records: ProofRecord[] = []
  readonly #rounds: string[] = []
  #state: TableState | null = null
  #hash = GENESIS
  #start: ShoeProof['start'] | null = null
  #burned: ShoeInLog['burned'] = null
  #live: ShoeInLog['live']

  constructor(number: number) {
    this.#number = number
  }

  /** The whole shoe, once its last record is there. */
  next({ version, at, body, sealed, hash }: StoredRecord): ShoeInLog | null {
    const event = JSON.parse(body) as TableEvent
    if (event.type === 'shoeOpened' && event.shoe === this.#number && this.#state !== null) {
      this.#start = { version: version - 1, hash: this.#hash, state: this.#state }
      this.#burned = event.burned
      this.#live = event.live
    }
    this.#hash = hash
    if (this.#start === null) {
      this.#state = evolveTable(this.#state, event)
      return null
    }
    this.#records.push({ version, at, body, sealed, hash })
    if (event.type === 'roundBegan') this.#rounds.push(event.code)
    if (event.type !== 'shoeRevealed') return null
    return {
      start: this.#start,
      records: this.#records,
      burned: this.#burned,
      rounds: this.#rounds,
      live: this.#live,
    }
  }
}
