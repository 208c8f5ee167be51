import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from '#server/store/migrations/all'
import { StoreError } from '#server/store/store-error'

/** Any number, the same in every process. */
const LOCK = 5_341_077

interface Applied {
  readonly number: number
  readonly name: string
  readonly hash: string
}

/** Brings the store to the newest version, each migration in a transaction of its own. */
export async function migrate<T>(db: Kysely<T>, migrations: readonly Migration[]): Promise<void> {
  while (await step(db, migrations)) {
    // Until there is none left.
  }
}

function step<T>(db: Kysely<T>, migrations: readonly Migration[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Of several processes that start at once, the others wait here and then find the work done.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    await sql`create table if not exists migrations (
      number integer primary key, name text not null, hash text not null, at bigint not null)`.execute(trx)
    const { rows } = await sql<Applied>`select number, name, hash from migrations order by number`.execute(
      trx,
    )
    check(rows, migrations)
    const next = migrations[rows.length]
    if (next === undefined) return false
    await sql.raw(next.text).execute(trx)
    await sql`insert into migrations (number, name, hash, at)
      values (${rows.length + 1}, ${next.name}, ${hashOf(next)}, ${Date.now()})`.execute(trx)
    return true
  })
}

/** Changes nothing: a store that is not of this version is refused, with what to do. */
export async function requireNewest<T>(db: Kysely<T>, migrations: readonly Migration[]): Promise<void> {
  const known = await sql<{ there: boolean }>`select to_regclass('migrations') is not null as there`.execute(
    db,
  )
  if (known.rows[0]?.there !== true)
    throw new StoreError('The store is empty: sabot serve fills it at its first start.', 'other')
  const { rows } = await sql<Applied>`select number, name, hash from migrations order by number`.execute(db)
  check(rows, migrations)
  if (rows.length === migrations.length) return
  throw new StoreError(
    `The store is of an older Sabot (migration ${rows.length}, and this one has ${migrations.length}), and only sabot serve ` +
      'brings it forward. Use the Sabot that runs on it, or start this one first.',
    'other',
  )
}

function check(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [index, { number, name, hash }] of applied.entries()) {
    const known = migrations[index]
    if (known === undefined) {
      throw new StoreError(
        `The store was used by a newer Sabot (migration ${number}, ${name}). Use that one, or restore a backup.`,
        'other',
      )
    }
    if (number !== index + 1 || known.name !== name || hashOf(known) !== hash) {
      throw new StoreError(
        `Migration ${number} (${name}) of the store is not the one this Sabot has: a released migration was changed. ` +
          'Start the Sabot that made the store, or restore a backup.',
        'other',
      )
    }
  }
}

export function hashOf({ text }: Migration): string {
  return createHash('sha256').update(text).digest('hex')
}
