import { Kysely, PostgresDialect, sql } from 'kysely'
import type { StoreMeter } from '#server/operations/meters'
import { guard } from '#server/store/backend'
import { openEmbedded } from '#server/store/embedded/open'
import { queryLog, timeLending } from '#server/store/meter'
import { migrate, requireNewest } from '#server/store/migrate'
import { MIGRATIONS, type Migration } from '#server/store/migrations/all'
import { openPostgres } from '#server/store/postgres'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'

export interface Store {
  readonly db: Kysely<Schema>
  readonly kind: 'embedded' | 'postgres'
  /** Answers if the store does. */
  ping(): Promise<void>
  /** Its connections at this moment, and who waits for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number }
  /** What was asked before is still done. */
  close(): Promise<void>
}

export interface StoreSettings {
  /** A PostgreSQL server; null for the embedded one. */
  readonly databaseUrl: string | null
  readonly dataFolder: string
}

const OLDEST_POSTGRES = 150_000

/** Opens the store of the house and brings it to the newest version. What goes wrong is a StoreError. */
export function openStore(settings: StoreSettings, meter?: StoreMeter): Promise<Store> {
  return openStoreAt(settings, MIGRATIONS, meter)
}

export function openStoreAt(
  settings: StoreSettings,
  migrations: readonly Migration[],
  meter?: StoreMeter,
): Promise<Store> {
  return open(settings, (db) => migrate(db, migrations), meter)
}

/** Opens a store that is of this version already, and refuses another: a server may run on it, or an older Sabot. */
export function openStoreAsItIs(settings: StoreSettings): Promise<Store> {
  return open(settings, (db) => requireNewest(db, MIGRATIONS))
}

async function open(
  { databaseUrl, dataFolder }: StoreSettings,
  prepare: (db: Kysely<Schema>) => Promise<void>,
  meter?: StoreMeter,
): Promise<Store> {
  const backend = databaseUrl === null ? await openEmbedded(dataFolder) : openPostgres(databaseUrl)
  const { drain } = guard(backend.pool)
  const dialect = new PostgresDialect({ pool: backend.pool })
  const db = new Kysely<Schema>(meter === undefined ? { dialect } : { dialect, log: queryLog(meter) })
  if (meter !== undefined) timeLending(backend.pool, meter)
  const closeAll = async () => {
    await backend.beforeClose()
    await drain()
    await db.destroy()
    await backend.afterClose()
  }
  let closing: Promise<void> | null = null
  const close = () => {
    closing ??= closeAll()
    return closing
  }
  try {
    await checkVersion(db)
    await prepare(db)
  } catch (error) {
    await close()
    throw backend.explain(error)
  }
  const ping = async () => {
    await sql`select 1`.execute(db)
  }
  const connections = () => {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = backend.pool
    return { total, idle, waiting }
  }
  return { db, kind: backend.kind, ping, connections, close }
}

async function checkVersion(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ version: number; name: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name
  `.execute(db)
  const [found] = rows
  if (found !== undefined && found.version < OLDEST_POSTGRES) {
    throw new StoreError(`PostgreSQL ${found.name} is too old: 15 or newer is needed.`, 'other')
  }
}
