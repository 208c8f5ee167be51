import { type Kysely, sql } from 'kysely'
import { GENESIS } from '#engine/record/chain'
import { evolveTable } from '#engine/table/evolve'
import type { TableState } from '#engine/table/types'
import type { Findings } from '#server/audit/findings'
import { RoundAudit } from '#server/audit/round'
import { ShoeAudit } from '#server/audit/shoe'
import type { Schema } from '#server/store/schema'
import { eventOf, recordHash, type Sealer, type StoredRecord } from '#server/tables/records'
import { transferOf } from '#server/wallet/postings'
import { NO_STAKES, type Stakes, stakesAfter } from '#server/wallet/stakes'
import { merged, type Transfer } from '#server/wallet/transfer'

const CHUNK = 5000

type TableRow = Pick<Schema['tables'], 'id' | 'version' | 'hash'>

/** Replays a table's whole log: hashes, cards, state, and every cent against the book. */
export async function auditTable(
  db: Kysely<Schema>,
  table: TableRow,
  sealer: Sealer,
  findings: Findings,
): Promise<void> {
  const replay = new Replay(table.id, sealer, findings, new ShoeAudit(db, table.id, sealer, findings))
  for (let from = 0; from < table.version; from += CHUNK) {
    const records = await db
      .selectFrom('events')
      .select(['version', 'at', 'type', 'body', 'sealed', 'hash'])
      .where('table_id', '=', table.id)
      .where('version', '>', from)
      .where('version', '<=', Math.min(from + CHUNK, table.version))
      .orderBy('version')
      .execute()
    const booked = await bookedFor(db, table.id, from, from + CHUNK)
    for (const record of records) await replay.next(record, booked)
    for (const key of booked.keys()) findings.problem(`Transfer ${key} has no event that it belongs to.`)
  }
  replay.end(table)
  findings.count('tables')
}

type Booked = Map<string, ReadonlyMap<string, number>>

async function bookedFor(db: Kysely<Schema>, table: string, after: number, upto: number): Promise<Booked> {
  const keys = Array.from({ length: upto - after }, (_, index) => `${table}/${after + index + 1}`)
  const rows = await db
    .selectFrom('transfers')
    .innerJoin('entries', 'entries.transfer_id', 'transfers.id')
    .select(['key', 'account_id', 'amount'])
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute()
  const booked = new Map<string, Map<string, number>>()
  for (const { key, account_id, amount } of rows) {
    const entries = booked.get(key) ?? new Map<string, number>()
    booked.set(key, entries.set(account_id, amount))
  }
  return booked
}

class Replay {
  readonly #table: string
  readonly #sealer: Sealer
  readonly #findings: Findings
  readonly #shoes: ShoeAudit
  readonly #rounds: RoundAudit
  #state: TableState | null = null
  #stakes: Stakes = NO_STAKES
  #version = 0
  #hash = GENESIS

  constructor(table: string, sealer: Sealer, findings: Findings, shoes: ShoeAudit) {
    this.#table = table
    this.#sealer = sealer
    this.#findings = findings
    this.#shoes = shoes
    this.#rounds = new RoundAudit(findings)
  }

  async next(record: StoredRecord, booked: Booked): Promise<void> {
    const { version } = record
    this.#findings.must(
      version === this.#version + 1,
      () => `${this.#table}: record ${this.#version + 1} is missing.`,
    )
    this.#findings.must(
      recordHash(record, this.#hash) === record.hash,
      () => `${this.#table}: record ${version} was changed, its hash does not fit.`,
    )
    const event = eventOf(record, this.#table, this.#sealer)
    const before = this.#state
    this.#state = evolveTable(before, event)
    await this.#shoes.next(event, before)
    this.#money(version, event, booked)
    this.#rounds.next(event, this.#state, this.#stakes)
    this.#stakes = stakesAfter(this.#stakes, this.#state.id, event)
    this.#version = version
    this.#hash = record.hash
    this.#findings.count('events')
  }

  #money(version: number, event: Parameters<typeof transferOf>[2], booked: Booked): void {
    if (this.#state === null) return
    const place = { table: this.#table, game: this.#state.id, round: this.#state.round?.code ?? '' }
    const due = transferOf(place, version, event, this.#stakes)
    const key = `${this.#table}/${version}`
    const found = booked.get(key)
    booked.delete(key)
    if (due === null) {
      this.#findings.must(found === undefined, () => `${key}: money moved without a reason in the log.`)
      return
    }
    const wrong = found === undefined ? 'nothing was booked' : difference(due, found)
    this.#findings.must(wrong === null, () => `${key}, round ${place.round}: ${wrong}.`)
  }

  end({ version, hash }: TableRow): void {
    this.#findings.must(
      this.#version === version && this.#hash === hash,
      () => `${this.#table}: the log ends at ${this.#version}, its head says ${version}.`,
    )
  }
}

/** A shortfall that the house bore may make single lines differ; otherwise every line is as the event says. */
function difference(due: Transfer, found: ReadonlyMap<string, number>): string | null {
  const entries = merged(due.entries)
  if (entries.some(({ shortfallTo }) => shortfallTo !== undefined)) return null
  const wrong = entries.find(({ account, amount }) => found.get(account) !== amount)
  if (wrong !== undefined) {
    return `${wrong.account} should move by ${wrong.amount} cents and moved by ${found.get(wrong.account) ?? 0}`
  }
  return found.size === entries.length ? null : 'the book has lines that the event does not explain'
}
