import type { Kysely } from 'kysely'
import { GENESIS } from '#engine/record/chain'
import { evolveTable } from '#engine/table/evolve'
import type { TableState } from '#engine/table/types'
import type { Findings } from '#server/audit/findings'
import { moneyProblem } from '#server/audit/money'
import { type Booked, bookedFor, CHUNK, recordsBetween, transferKey } from '#server/audit/reading'
import { RoundAudit } from '#server/audit/round'
import { ShoeAudit } from '#server/audit/shoe'
import type { Schema } from '#server/store/schema'
import { eventOf, recordHash, type Sealer, type StoredRecord } from '#server/tables/records'
import { transferOf } from '#server/wallet/postings'
import { NO_STAKES, type Stakes, stakesAfter } from '#server/wallet/stakes'

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
    const records = await recordsBetween(db, table.id, from, Math.min(from + CHUNK, table.version))
    const booked = await bookedBetween(db, table.id, from, from + CHUNK)
    for (const record of records) await replay.next(record, booked)
    for (const key of booked.keys()) findings.problem(`Transfer ${key} has no event that it belongs to.`)
  }
  replay.end(table)
  findings.count('tables')
}

type ByKey = Map<string, Booked>

async function bookedBetween(db: Kysely<Schema>, table: string, after: number, upto: number): Promise<ByKey> {
  const keys = Array.from({ length: upto - after }, (_, index) => transferKey(table, after + index + 1))
  const booked = await bookedFor(db, { keys })
  return new Map(booked.map((transfer) => [transfer.key, transfer]))
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

  #money(version: number, event: Parameters<typeof transferOf>[2], booked: ByKey): void {
    if (this.#state === null) return
    const place = { table: this.#table, game: this.#state.id, round: this.#state.round?.code ?? '' }
    const due = transferOf(place, version, event, this.#stakes)
    const key = transferKey(this.#table, version)
    const problem = moneyProblem(due, booked.get(key))
    booked.delete(key)
    this.#findings.must(problem === null, () => `${key}, round ${place.round}: ${problem}.`)
  }

  end({ version, hash }: TableRow): void {
    this.#findings.must(
      this.#version === version && this.#hash === hash,
      () => `${this.#table}: the log ends at ${this.#version}, its head says ${version}.`,
    )
  }
}
