import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportStore } from '#server/store/copy/export'
import { importStore } from '#server/store/copy/import'
import { PARTS } from '#server/store/copy/parts'
import { openStore, type Store } from '#server/store/open'
import { emptyDatabase, freshDatabase } from '#tests/made-postgres'

let databaseUrl: string
let store: Store
const folder = mkdtempSync(join(tmpdir(), 'sabot-copy-'))
const file = join(folder, 'export')

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  store = await openStore({ databaseUrl, dataFolder: folder })
  await sql`insert into players select 'p' || n, 'Zoë "' || n, 'guest', 'EUR', n from generate_series(1, 4500) n`.execute(
    store.db,
  )
  await sql`insert into sign_ins values ('hash', 'p1', 1, 2)`.execute(store.db)
  await sql`insert into tables values ('t', '{}', 3, 'h', null, 0)`.execute(store.db)
  await sql`insert into events select 't', n, n, 'dealt', '{"n":' || n || '}', case n % 2 when 0 then 'sealed' end, 'h'
    from generate_series(1, 100) n`.execute(store.db)
  await sql`insert into accounts select 'a' || n, 'p' || n, 'cash', 'EUR', 0, 0, true from generate_series(1, 3) n`.execute(
    store.db,
  )
  await sql`insert into staff_events (at, actor, action, subject) values (1, 'rosa', 'signed-in', 'rosa')`.execute(
    store.db,
  )
  for (const size of [3_000, 2, 2]) {
    await sql`with one as (insert into transfers (key, kind, input_hash, at) values (${`k${Math.random()}`}, 'x', '', 1) returning id)
      insert into entries select id, n, 'a' || (1 + n % 3), case n % 2 when 0 then 5 else -5 end, 0
      from one, generate_series(1, ${size}::int) n`.execute(store.db)
  }
})
afterAll(async () => {
  await store?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function contents({ db }: Store): Promise<unknown> {
  const parts = PARTS.map(async ({ table, order }) => {
    const { rows } = await sql`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db)
    return [table, rows]
  })
  return Object.fromEntries(await Promise.all(parts))
}

it('knows every table of the store', async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations' order by 1`.execute(
    store.db,
  )
  expect(PARTS.map(({ table }) => table).sort()).toEqual(rows.map(({ name }) => name))
})

it('moves everything from a server into an embedded store', async () => {
  const count = await exportStore(store.db, file)
  const settings = { databaseUrl: null, dataFolder: join(folder, 'embedded') }
  expect(await importStore(settings, file)).toBe(count)
  const copy = await openStore(settings)
  try {
    expect(await contents(copy)).toEqual(await contents(store))
    const { rows } = await sql<{ id: number }>`insert into transfers (key, kind, input_hash, at)
      values ('new', 'x', '', 1) returning id`.execute(copy.db)
    expect(rows).toEqual([{ id: 4 }])
    const noted = await sql<{ id: number }>`insert into staff_events (at, actor, action, subject)
      values (2, 'rosa', 'signed-out', 'rosa') returning id`.execute(copy.db)
    expect(noted.rows).toEqual([{ id: 2 }])
  } finally {
    await copy.close()
  }
})

it('takes no more at once than memory is for, however large the kept states are', async () => {
  const letters = 50_000
  await sql`insert into round_starts select 'r' || n, repeat('x', ${letters}::int) from generate_series(1, 250) n`.execute(
    store.db,
  )
  const pieces: number[] = []
  await exportStore(store.db, join(folder, 'large'), (text) => void pieces.push(text.length))
  expect(pieces.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(250 * letters)
  expect(Math.max(...pieces)).toBeLessThan(110 * letters)
  const settings = { databaseUrl: await emptyDatabase(), dataFolder: folder }
  expect(await importStore(settings, join(folder, 'large'))).toBeGreaterThan(250)
})

it('neither overwrites a file nor a store', async () => {
  writeFileSync(join(folder, 'there'), 'x')
  await expect(exportStore(store.db, join(folder, 'there'))).rejects.toThrow('EEXIST')
  expect(readFileSync(join(folder, 'there'), 'utf8')).toBe('x')
  await expect(importStore({ databaseUrl, dataFolder: folder }, file)).rejects.toThrow('is not empty')
})

it('imports all or nothing, and only what it knows', async () => {
  const settings = { databaseUrl: await emptyDatabase(), dataFolder: folder }
  await expect(importStore(settings, join(folder, 'there'))).rejects.toThrow('is not an export of a store')
  const cut = join(folder, 'cut')
  writeFileSync(cut, readFileSync(file, 'utf8').split('\n').slice(0, -4).join('\n'))
  await expect(importStore(settings, cut)).rejects.toThrow('not complete')
  writeFileSync(cut, readFileSync(file, 'utf8').slice(0, -500))
  await expect(importStore(settings, cut)).rejects.toThrow('JSON')
  const half = await openStore(settings)
  try {
    expect(await half.db.selectFrom('players').select('id').execute()).toEqual([])
  } finally {
    await half.close()
  }
})
