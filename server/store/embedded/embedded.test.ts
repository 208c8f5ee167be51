import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { guard } from '#server/store/backend'
import { POSTGRES_MAJOR, placesIn } from '#server/store/embedded/folder'
import { checkpointIfDue, vacuumIfDue } from '#server/store/embedded/housekeeping'
import { type EmbeddedBackend, openEmbedded } from '#server/store/embedded/open'
import { failureOf } from '#server/store/failure'
import { openStore } from '#server/store/open'
import { StoreError } from '#server/store/store-error'
import { startChild } from '#tests/child'

const folders: string[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-embedded-'))
  folders.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  const dataFolder = newFolder()
  let backend: EmbeddedBackend

  beforeAll(async () => {
    backend = await openEmbedded(dataFolder)
    guard(backend.pool)
    await backend.pool.query('create table numbers (n bigint primary key, text text)')
  })
  afterAll(async () => {
    await backend.beforeClose()
    await backend.pool.end()
    await backend.afterClose()
  })
  afterEach(() => backend.pool.query('delete from numbers'))

  it('is the PostgreSQL that its folder is marked with, and writes through', async () => {
    const { rows } =
      await backend.pool.query(`select current_setting('server_version_num')::int / 10000 as major,
      current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
      current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages`)
    expect(rows).toEqual([{ major: POSTGRES_MAJOR, fsync: 'on', method: 'fsync', commit: 'on', pages: 'on' }])
  })

  it('has the disk keep every commit: at least one fsync each', async () => {
    const before = backend.fsyncs()
    for (let n = 0; n < 50; n += 1) {
      const soFar = backend.fsyncs()
      await backend.pool.query('insert into numbers values ($1)', [n])
      expect(backend.fsyncs()).toBeGreaterThan(soFar)
    }
    expect(backend.fsyncs() - before).toBeGreaterThanOrEqual(50)
  })

  it('gives a new connection nothing of a transaction whose connection was lost', async () => {
    const client = await backend.pool.connect()
    await client.query('begin')
    await client.query('insert into numbers values (1)')
    const lost = client.query('insert into numbers values (2)')
    client.connection.stream.destroy(new Error('lost'))
    await expect(lost).rejects.toThrow('lost')
    client.release()
    await backend.pool.query('insert into numbers values (3)')
    const { rows } = await backend.pool.query(
      'select n, pg_current_xact_id_if_assigned() as inside from numbers',
    )
    expect(rows).toEqual([{ n: 3, inside: null }])
  })

  it('says why it stopped, rejects what was under way, and goes on when it can', async () => {
    await backend.pool.query('insert into numbers values (1)')
    const { database } = placesIn(dataFolder)
    const journal = join(database, 'pg_wal')
    renameSync(journal, `${journal}-away`)
    const broken = await backend.pool
      .query('select pg_switch_wal()')
      .then(() => backend.pool.query('insert into numbers values (2)'))
      .catch((error: unknown) => error)
    expect(broken).toBeInstanceOf(StoreError)
    expect(broken).toHaveProperty(
      'message',
      expect.stringMatching(/^The embedded database stopped: PANIC: .*pg_wal/),
    )
    expect(failureOf(broken)).toBe('away')

    const still = await backend.pool.query('select 1').catch((error: unknown) => error)
    expect(failureOf(still)).toBe('away')

    // It makes no new one in the place of a database that vanished with its disk.
    renameSync(database, `${database}-away`)
    const nowhere = await backend.pool.query('select 1').catch((error: unknown) => error)
    expect(nowhere).toHaveProperty('message', expect.stringContaining('there is no database in'))
    expect(existsSync(database)).toBe(false)

    renameSync(`${database}-away`, database)
    renameSync(`${journal}-away`, journal)
    const { rows } = await backend.pool.query('select n from numbers')
    expect(rows).toEqual([{ n: 1 }])
  })

  it('keeps its journal short and its tables tidy', async () => {
    await backend.pool.query(
      `insert into numbers select n, repeat('x', 100) from generate_series(1, 20000) n`,
    )
    await backend.pool.query(`update numbers set text = 'y'`)
    expect(await checkpointIfDue(backend.pool, 1_000_000)).toBe(true)
    expect(await checkpointIfDue(backend.pool, 1_000_000)).toBe(false)
    expect(await vacuumIfDue(backend.pool)).toContain('numbers')
    expect(await vacuumIfDue(backend.pool)).not.toContain('numbers')
  })
})

describe('the folder', () => {
  const dataFolder = newFolder()
  const settings = { databaseUrl: null, dataFolder }
  const { database, marker, lock } = placesIn(dataFolder)

  it('that was not finished is thrown away and made again', async () => {
    const first = await openStore(settings)
    await sql`create table old (id text)`.execute(first.db)
    await first.close()
    rmSync(marker)
    const second = await openStore(settings)
    const { rows } = await sql`select to_regclass('old') as old`.execute(second.db)
    await second.close()
    expect(rows).toEqual([{ old: null }])
    expect(existsSync(marker)).toBe(true)
    expect(existsSync(lock)).toBe(false)
  })

  it('of another PostgreSQL is not touched, and the message says what to do', async () => {
    const made = readFileSync(marker, 'utf8')
    writeFileSync(marker, '{"postgres":17}\n')
    const error = await openStore(settings).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(/made by PostgreSQL 17.*PostgreSQL 18.*sabot store export.*sabot store import/),
    )
    writeFileSync(marker, made)
    expect(existsSync(join(database, 'PG_VERSION'))).toBe(true)
  })

  it('belongs to one: the second is told who has it', async () => {
    const child = startChild(OPEN, [dataFolder])
    await child.says(/open/)
    const other = await openStore(settings).catch((thrown: unknown) => thrown)
    expect(other).toBeInstanceOf(StoreError)
    expect(other).toHaveProperty('message', expect.stringContaining(`in use by process ${child.pid} `))
    await child.kill()
    const store = await openStore(settings)
    await expect(openStore(settings)).rejects.toThrow('open already in this process')
    await store.close()
  })

  it('that cannot be made says so', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    await expect(openStore({ databaseUrl: null, dataFolder: file })).rejects.toThrow(
      'The data folder cannot be used',
    )
  })

  it('loses nothing that was acknowledged when its process is killed, again and again', async () => {
    let last = -1
    for (const after of [1, 40, 7, 120, 25]) {
      const child = startChild(COMMIT, [dataFolder, String(last + 1)])
      await child.says(new RegExp(`^${last + after}$`, 'm'))
      await child.kill()
      last = Number(child.output().trim().split('\n').at(-1))
      const store = await openStore(settings)
      const { rows } = await sql<{ count: number; max: number }>`
        select count(*) as count, max(created_at) as max from players`.execute(store.db)
      await store.close()
      const [found] = rows
      // The one commit under way may be there or not; there is no hole before it.
      expect(found?.count).toBe((found?.max ?? Number.NaN) + 1)
      expect([last, last + 1]).toContain(found?.max)
      last = found?.max ?? last
    }
  })
})

const OPEN = `
  const { openStore } = await import('#server/store/open')
  await openStore({ databaseUrl: null, dataFolder: process.argv[1] })
  console.log('open')
`
const COMMIT = `
  const { writeSync } = await import('node:fs')
  const { openStore } = await import('#server/store/open')
  const { db } = await openStore({ databaseUrl: null, dataFolder: process.argv[1] })
  for (let n = Number(process.argv[2]); ; n += 1) {
    const player = { id: String(n), name: 'x', kind: 'guest', currency: 'EUR', created_at: n }
    await db.transaction().execute((trx) => trx.insertInto('players').values(player).execute())
    writeSync(1, n + '\\n')
  }
`
