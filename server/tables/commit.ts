import { type Kysely, sql, type Transaction } from 'kysely'
import { noteStaff } from '#server/people/staff/log'
import type { Schema } from '#server/store/schema'
import type { Batch } from '#server/tables/batch'
import { recordOf, type Sealer, type StoredRecord } from '#server/tables/records'
import { snapshotText } from '#server/tables/snapshot'
import { tillAccounts } from '#server/wallet/accounts'
import { type Balance, openAccounts, post } from '#server/wallet/ledger'
import { tillOf } from '#server/wallet/postings'

/** Another process wrote to this table's log: this one must not. */
export class LostTable extends Error {
  override readonly name = 'LostTable'
}

export interface Stored {
  readonly hash: string
  readonly balances: readonly Balance[]
}

/**
 * What else is stored with a batch that moves money or begins or ends a round, in its transaction and after its
 * postings: the players' accounts are locked. Gives the balances it changed; throwing stores nothing at all.
 */
export type Rider = (tx: Transaction<Schema>, batch: Batch) => Promise<readonly Balance[]>

/** Events, postings, answers, shoes and rounds of a batch: all of it is stored, or nothing. */
export async function commit(
  db: Kysely<Schema>,
  batch: Batch,
  sealer: Sealer,
  riders: readonly Rider[],
): Promise<Stored> {
  const records = recordsOf(batch, sealer)
  const hash = records.at(-1)?.hash ?? batch.base.hash
  if (isPlain(batch)) {
    await journal(db, batch, records, hash)
    return { hash, balances: [] }
  }
  const balances = await db.transaction().execute(async (tx) => {
    await journal(tx, batch, records, hash)
    await keepShoes(tx, batch, sealer)
    await keepRounds(tx, batch)
    await openTills(tx, batch)
    const posted =
      batch.transfers.length === 0 ? [] : await post(tx, [...batch.funding, ...batch.transfers], batch.at)
    const balances = [...posted]
    for (const rider of riders) balances.push(...(await rider(tx, batch)))
    for (const deed of batch.deeds) await noteStaff(tx, deed)
    return balances
  })
  return { hash, balances }
}

const NOT_PLAIN: readonly string[] = ['shoeOpened', 'shoeRevealed', 'purse', 'voided']

/** Chips laid, answers given: one statement is a transaction of its own and saves the round trips of a larger one. */
function isPlain({ transfers, newShoes, begun, ended, events, deeds }: Batch): boolean {
  const kept = transfers.length + newShoes.length + begun.length + ended.length + deeds.length
  return kept === 0 && !events.some(({ type }) => NOT_PLAIN.includes(type))
}

function recordsOf(batch: Batch, sealer: Sealer): readonly StoredRecord[] {
  const { table, at } = batch
  let { version, hash: previousHash } = batch.base
  return batch.events.map((event) => {
    version += 1
    const record = recordOf(event, { table, version, at, previousHash }, sealer)
    previousHash = record.hash
    return record
  })
}

/** Appends at the expected version or not at all: two hosts of one table cannot both write. */
async function journal(
  db: Kysely<Schema>,
  batch: Batch,
  records: readonly StoredRecord[],
  hash: string,
): Promise<void> {
  const answers = batch.answers
  const { rows } = await sql<{ id: string }>`
    with moved as (
      update tables set version = ${batch.version}, hash = ${hash}
      where id = ${batch.table} and version = ${batch.base.version} and hash = ${batch.base.hash}
      returning id
    ), logged as (
      insert into events (table_id, version, at, type, body, sealed, hash)
      select moved.id, e.version, ${batch.at}::bigint, e.type, e.body, e.sealed, e.hash from moved, unnest(
        ${records.map(({ version }) => version)}::bigint[],
        ${records.map(({ type }) => type)}::text[],
        ${records.map(({ body }) => body)}::text[],
        ${records.map(({ sealed }) => sealed)}::text[],
        ${records.map((record) => record.hash)}::text[]) as e (version, type, body, sealed, hash)
    ), answered as (
      insert into answers (player_id, command_id, table_id, input_hash, answer, at)
      select a.player, a.id, moved.id, a.input, a.answer, ${batch.at}::bigint from moved, unnest(
        ${answers.map(({ sender }) => sender)}::text[],
        ${answers.map(({ id }) => id)}::text[],
        ${answers.map((answered) => answered.hash)}::text[],
        ${answers.map(({ answer }) => JSON.stringify(answer))}::text[]) as a (player, id, input, answer)
    )
    select id from moved`.execute(db)
  if (rows.length === 0) {
    throw new LostTable(
      `Table ${batch.table} is not at version ${batch.base.version} any more: another server runs it.`,
    )
  }
}

async function keepShoes(tx: Transaction<Schema>, batch: Batch, sealer: Sealer): Promise<void> {
  for (const { number, commitment, seed } of batch.newShoes) {
    const sealed_seed = seed === '' ? '' : sealer.seal(seed, shoeContext(batch.table, number))
    await tx.insertInto('shoes').values({ table_id: batch.table, number, commitment, sealed_seed }).execute()
  }
  for (const event of batch.events) {
    if (event.type !== 'shoeOpened' && event.type !== 'shoeRevealed') continue
    const known =
      event.type === 'shoeRevealed'
        ? { seed: event.seed }
        : { cut: event.cut, cut_by: event.by, burned_count: event.burnedCount }
    await tx
      .updateTable('shoes')
      .set(known)
      .where('table_id', '=', batch.table)
      .where('number', '=', event.shoe)
      .execute()
  }
}

/** MO-6: a currency that comes to a table for the first time gets accounts there. */
async function openTills(tx: Transaction<Schema>, { table, state, events }: Batch): Promise<void> {
  const currencies = new Set(events.flatMap((event) => (event.type === 'purse' ? [event.currency] : [])))
  const openings = [...currencies].flatMap((currency) =>
    tillAccounts(tillOf({ table, state }, currency)).map((account) => ({ account, currency })),
  )
  if (openings.length > 0) await openAccounts(tx, openings)
}

export function shoeContext(table: string, number: number): string {
  return `${table}/shoe/${number}`
}

async function keepRounds(tx: Transaction<Schema>, batch: Batch): Promise<void> {
  const { table, at, snapshot } = batch
  for (const { code, number, shoe, shoeRound, firstVersion } of batch.begun) {
    await tx
      .insertInto('rounds')
      .values({
        code,
        table_id: table,
        number,
        shoe,
        shoe_round: shoeRound,
        began_at: at,
        ended_at: null,
        outcome: null,
        first_version: firstVersion,
        last_version: null,
        voided_version: null,
      })
      .execute()
  }
  for (const { code, outcome, lastVersion } of batch.ended) {
    await tx
      .updateTable('rounds')
      .set({ ended_at: at, outcome, last_version: lastVersion })
      .where('code', '=', code)
      .execute()
  }
  for (const [index, event] of batch.events.entries()) {
    if (event.type !== 'voided') continue
    await tx
      .updateTable('rounds')
      .set({ outcome: 'voided', voided_version: batch.base.version + index + 1 })
      .where('code', '=', event.code)
      .execute()
  }
  if (snapshot === null) return
  const { version } = snapshot
  await tx
    .updateTable('tables')
    .set({ snapshot: snapshotText(snapshot), snapshot_version: version })
    .where('id', '=', table)
    .execute()
}
