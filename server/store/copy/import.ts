import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { sql, type Transaction } from 'kysely'
import { BATCH, type Ending, type Heading, type Line, PARTS, type Row } from '#server/store/copy/parts'
import { hashOf, migrate } from '#server/store/migrate'
import { MIGRATIONS, type Migration } from '#server/store/migrations/all'
import { openStoreAt, type StoreSettings } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'

/** Fills a new store from an exported file and brings it to the newest version; the number of rows. All or nothing. */
export async function importStore(settings: StoreSettings, path: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  const texts = lines[Symbol.asyncIterator]()
  const migrations = migrationsOf(await texts.next(), path)
  const store = await openStoreAt(settings, migrations)
  try {
    const count = await store.db.transaction().execute(async (trx) => {
      await mustBeEmpty(trx)
      const rows = await fill(trx, texts)
      for (const table of await numberedTables(trx)) {
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1), max(id) is not null)
          from ${sql.table(table)}`.execute(trx)
      }
      return rows
    })
    await migrate(store.db, MIGRATIONS)
    return count
  } finally {
    lines.close()
    await store.close()
  }
}

/** Those that had been applied where the file comes from: the tables must be as they were there. */
function migrationsOf(first: IteratorResult<string, undefined>, path: string): readonly Migration[] {
  const hashes = first.done === true ? null : hashesIn(first.value)
  const known = hashes === null ? [] : MIGRATIONS.slice(0, hashes.length)
  if (hashes === null || hashes.join() !== known.map(hashOf).join()) {
    throw new StoreError(`${path} is not an export of a store that this version of Sabot knows.`, 'other')
  }
  return known
}

function hashesIn(text: string): readonly string[] | null {
  try {
    const { store } = JSON.parse(text) as Heading
    return Array.isArray(store) && store.length > 0 ? store : null
  } catch {
    return null
  }
}

async function fill(trx: Transaction<Schema>, texts: AsyncIterableIterator<string>): Promise<number> {
  let pending: Line[] = []
  let count = 0
  const flush = async () => {
    const [first] = pending
    if (first === undefined) return
    await insert(
      trx,
      first[0],
      pending.map(([, row]) => row),
    )
    count += pending.length
    pending = []
  }
  let ending: Ending | null = null
  for await (const text of texts) {
    const line = JSON.parse(text) as Line | Ending
    if ('rows' in line) {
      ending = line
      break
    }
    if (isNextBatch(pending, line)) await flush()
    pending.push(line)
  }
  await flush()
  if (ending?.rows !== count)
    throw new StoreError('The exported file is not complete. Export it again.', 'other')
  return count
}

function isNextBatch(pending: readonly Line[], [table, row]: Line): boolean {
  const last = pending.at(-1)
  if (last === undefined) return false
  if (last[0] !== table) return true
  const { together, batch = BATCH } = PARTS.find((part) => part.table === table) ?? {}
  return pending.length >= batch && (together === undefined || last[1][together] !== row[together])
}

async function insert(trx: Transaction<Schema>, table: string, rows: readonly Row[]): Promise<void> {
  const name = sql.table(table)
  await sql`insert into ${name} overriding system value
    select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`.execute(trx)
}

/** Those that number their own rows: they go on after the last one that came. */
async function numberedTables(trx: Transaction<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attname = 'id' and attidentity <> ''`.execute(
    trx,
  )
  return rows.map(({ name }) => name)
}

async function mustBeEmpty(trx: Transaction<Schema>): Promise<void> {
  for (const { table } of PARTS) {
    const found = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(
      trx,
    )
    if (found.rows[0]?.there !== true) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)
    if (rows.length === 0) continue
    throw new StoreError(
      `The store is not empty (${table}). Import into a new data folder or database.`,
      'other',
    )
  }
}
