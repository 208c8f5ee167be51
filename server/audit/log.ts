import { type Kysely, sql } from 'kysely'
import type { TableId } from '#engine/ids'
import { canonical } from '#engine/record/canonical'
import { GENESIS } from '#engine/record/chain'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import { viewTable } from '#engine/table/view'
import type { Findings } from '#server/audit/findings'
import { KeptRounds } from '#server/audit/kept-rounds'
import { KeptShoes } from '#server/audit/kept-shoes'
import { moneyProblem } from '#server/audit/money'
import { type Booked, bookedFor, CHUNK, recordsBetween, transferKey } from '#server/audit/reading'
import { ResultsReading } from '#server/audit/results/reading'
import { RoundAudit, sameStakes, stakesText } from '#server/audit/round'
import { ShoeAudit } from '#server/audit/shoe'
import { voidMoneyProblem } from '#server/audit/voids'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'
import { eventOf, recordHash, type Sealer, type StoredRecord } from '#server/tables/records'
import { keptIn, snapshotText } from '#server/tables/snapshot'
import { transferOf } from '#server/wallet/postings'
import { NO_STAKES, NOTHING, type Stakes, type Sum, stakesAfter } from '#server/wallet/stakes'

type TableRow = Omit<Schema['tables'], 'config'>

const SUPERVISOR = { as: 'supervisor' } as const

/** Replays a table's whole log: hashes, cards, state, and every cent against the book. */
export async function auditTable(
  db: Kysely<Schema>,
  table: TableRow,
  sealer: Sealer,
  findings: Findings,
): Promise<void> {
  const replay = new Replay(db, table.id, sealer, findings)
  for (let from = 0; from < table.version; from += CHUNK) {
    const records = await recordsBetween(db, table.id, from, Math.min(from + CHUNK, table.version))
    const booked = await bookedBetween(db, table.id, from, from + CHUNK)
    await replay.rounds.read(from, Math.min(from + CHUNK, table.version))
    for (const record of records) {
      await replay.next(record, booked)
      if (record.version === table.snapshot_version) replay.compare(table.snapshot)
    }
  }
  findings.must(
    table.snapshot === null || (table.snapshot_version > 0 && table.snapshot_version <= table.version),
    () => `${table.id}: it is kept as of version ${table.snapshot_version}, which its log does not have.`,
  )
  replay.end(table, await stakesOf(db, table.id))
  await replay.rounds.end(table.version)
  await replay.shoes.end(db)
  findings.count('tables')
}

/** Invariant 3: what the book says lies in the table's round. */
async function stakesOf(db: Kysely<Schema>, table: TableId): Promise<Stakes> {
  const { rows } = await sql<{ kind: string; currency: string; balance: number }>`
    select kind, replace(currency, '-golden', '') as currency, balance from accounts
    where kind in ('stakes', 'stakes-golden') and table_id = ${table}`.execute(db)
  const stakes: Record<string, Sum> = {}
  for (const { kind, currency, balance } of rows) {
    const purse = kind === 'stakes' ? 'cash' : 'golden'
    stakes[currency] = { ...NOTHING, ...stakes[currency], [purse]: balance }
  }
  return stakes
}

type ByKey = Map<string, Booked>

async function bookedBetween(
  db: Kysely<Schema>,
  table: TableId,
  after: number,
  upto: number,
): Promise<ByKey> {
  const keys = Array.from({ length: upto - after }, (_, index) => transferKey(table, after + index + 1))
  const booked = await bookedFor(db, { keys })
  return new Map(booked.map((transfer) => [transfer.key, transfer]))
}

class Replay {
  readonly rounds: KeptRounds
  readonly shoes: KeptShoes
  readonly #db: Kysely<Schema>
  readonly #table: TableId
  readonly #sealer: Sealer
  readonly #findings: Findings
  readonly #cards: ShoeAudit
  readonly #results: RoundAudit
  readonly #reading: ResultsReading
  #state: TableState | null = null
  #stakes: Stakes = NO_STAKES
  #version = 0
  #hash = GENESIS

  constructor(db: Kysely<Schema>, table: TableId, sealer: Sealer, findings: Findings) {
    this.rounds = new KeptRounds(db, table, findings)
    this.shoes = new KeptShoes(table, findings)
    this.#db = db
    this.#table = table
    this.#sealer = sealer
    this.#findings = findings
    this.#cards = new ShoeAudit(db, table, sealer, findings)
    this.#results = new RoundAudit(findings)
    this.#reading = new ResultsReading((round) => this.rounds.isVoided(round))
  }

  async next(record: StoredRecord, booked: ByKey): Promise<void> {
    const { version } = record
    this.#findings.must(
      version === this.#version + 1,
      () => `${this.#table}: record ${this.#version + 1} is missing.`,
    )
    this.#findings.must(
      recordHash(record, this.#hash) === record.hash,
      () => `${this.#table}: record ${version} was changed, its hash does not fit.`,
    )
    const event = this.#eventIn(record)
    this.#findings.must(
      event.type === record.type,
      () => `${this.#table}: record ${version} is filed as '${record.type}', but is '${event.type}'.`,
    )
    const before = this.#state
    this.#state = evolveTable(before, event)
    await this.#cards.next(event, before)
    this.#read(version, event, booked)
    if (event.type === 'voided') await this.#voidMoney(version, event.code, booked)
    else this.#money(version, event, booked)
    this.#results.next(event, this.#state, this.#stakes)
    this.rounds.next(event, this.#state, record)
    this.shoes.next(event)
    this.#stakes = stakesAfter(this.#stakes, this.#state, event)
    this.#version = version
    this.#hash = record.hash
    this.#findings.count('events')
  }

  #eventIn(record: StoredRecord): TableEvent {
    try {
      return eventOf(record, this.#table, this.#sealer)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      this.#findings.problem(`${this.#table}: the card in record ${record.version} does not open.`)
      return eventOf({ ...record, sealed: null }, this.#table, this.#sealer)
    }
  }

  /** Invariant 4: a restart begins with what is kept here, and it is the fold of the log. */
  compare(kept: string | null): void {
    if (this.#state === null || (kept !== null && keptIn(kept) === null)) return
    const folded = snapshotText({ state: viewTable(this.#state, SUPERVISOR), stakes: this.#stakes })
    const same = kept !== null && canonical(JSON.parse(kept)) === canonical(JSON.parse(folded))
    this.#findings.must(
      same,
      () => `${this.#table}: what is kept of version ${this.#version} is not what the log says.`,
    )
  }

  #money(version: number, event: TableEvent, booked: ByKey): void {
    if (this.#state === null) return
    const due = transferOf({ table: this.#table, state: this.#state }, version, event, this.#stakes)
    const key = transferKey(this.#table, version)
    const problem = moneyProblem(due, booked.get(key))
    booked.delete(key)
    this.#findings.must(
      problem === null,
      () => `${key}, round ${this.#state?.round?.code ?? ''}: ${problem}.`,
    )
  }

  /** What the cards and the rulebooks say, whatever code decided it. */
  #read(version: number, event: TableEvent, booked: ByKey): void {
    const { entries = [] } = booked.get(transferKey(this.#table, version)) ?? {}
    const { problems, bets } = this.#reading.next(event, entries)
    for (const problem of problems) this.#findings.problem(problem)
    if (bets > 0) this.#findings.count('bets', bets)
  }

  async #voidMoney(version: number, code: string, booked: ByKey): Promise<void> {
    const problem = await voidMoneyProblem(this.#db, { table: this.#table, version, code }, booked)
    this.#findings.must(problem === null, () => `${transferKey(this.#table, version)}: ${problem}.`)
  }

  end({ version, hash }: TableRow, stakes: Stakes): void {
    this.#findings.must(
      sameStakes(stakes, this.#stakes),
      () => `${this.#table}: ${stakesText(stakes)} lie in its round, not what the log says.`,
    )
    this.#findings.must(
      this.#version === version && this.#hash === hash,
      () => `${this.#table}: the log ends at ${this.#version}, its head says ${version}.`,
    )
  }
}
