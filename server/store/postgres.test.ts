import { tmpdir } from 'node:os'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '#bench/postgres'
import { failureOf } from '#server/store/failure'
import { MIGRATIONS } from '#server/store/migrations/all'
import { openStore, type Store } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'

/** What only a PostgreSQL server does: go away and come back, refuse, and have many at work at once. */
let postgres: TestPostgres
let store: Store
const dataFolder = tmpdir()

beforeAll(async () => {
  postgres = await startPostgres()
  store = await openStore({ databaseUrl: postgres.url, dataFolder })
  for (const id of ['x', 'y']) {
    const account = { id, owner: id, kind: 'cash', currency: 'EUR', may_overdraw: false } as const
    await store.db.insertInto('accounts').values(account).execute()
  }
})
afterAll(async () => {
  await store?.close()
  await postgres?.remove()
})

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error('It succeeded.')
    },
    (error: unknown) => error,
  )
}

function add(trx: Transaction<Schema>, id: string) {
  return trx
    .updateTable('accounts')
    .set(({ eb }) => ({ balance: eb('balance', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Fills all connections, so that idle ones are there when the server goes. */
function pingAll() {
  return Promise.all(Array.from({ length: 10 }, () => store.ping()))
}

describe('a server that goes away', () => {
  it.each(['stop', 'kill'] as const)('by %s and comes back is used again, without a restart', async (how) => {
    await pingAll()
    const waiting = errorOf(sql`select pg_sleep(3600)`.execute(store.db))
    const inside = errorOf(
      store.db.transaction().execute(async (trx) => {
        await add(trx, 'x')
        await postgres[how]()
        await add(trx, 'y')
      }),
    )
    expect(failureOf(await waiting)).toBe('away')
    expect(failureOf(await inside)).toBe('away')
    expect(failureOf(await errorOf(store.ping()))).toBe('away')
    await postgres.start()
    await pingAll()
    const { rows } = await sql`select sum(balance)::bigint as sum from accounts`.execute(store.db)
    expect(rows).toEqual([{ sum: 0 }])
  })

  it('for one connection only is no trouble for the others, nor for the process', async () => {
    await pingAll()
    const holding = errorOf(
      store.db.transaction().execute(async (trx) => {
        await add(trx, 'x')
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and datname = current_database()`.execute(store.db)
        await add(trx, 'x')
      }),
    )
    expect(failureOf(await holding)).toBe('away')
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => store.ping()))
    expect(answers.every((one) => one.status === 'fulfilled' || failureOf(one.reason) === 'away')).toBe(true)
    await pingAll()
  })
})

describe('what may be tried again', () => {
  it('a deadlock', async () => {
    let ready = 0
    const cross = (first: string, second: string) =>
      store.db.transaction().execute(async (trx) => {
        await add(trx, first)
        ready += 1
        while (ready < 2) await new Promise(setImmediate)
        await add(trx, second)
      })
    const results = await Promise.allSettled([cross('x', 'y'), cross('y', 'x')])
    const failures = results.flatMap((one) => (one.status === 'rejected' ? [failureOf(one.reason)] : []))
    expect(failures).toEqual(['retry'])
  })

  it('a conflict between serializable transactions', async () => {
    const error = await errorOf(
      store.db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (trx) => {
          await trx.selectFrom('accounts').selectAll().execute()
          await store.db.transaction().execute((other) => add(other, 'x'))
          await add(trx, 'x')
        }),
    )
    expect(failureOf(error)).toBe('retry')
  })
})

describe('an address', () => {
  async function refused(databaseUrl: string): Promise<StoreError> {
    const error = await errorOf(openStore({ databaseUrl, dataFolder }))
    if (!(error instanceof StoreError)) throw error
    return error
  }
  const changed = (change: (url: URL) => void) => {
    const url = new URL(postgres.url)
    change(url)
    return url
  }

  it('where nobody answers is named without its password', async () => {
    const { message, failure } = await refused('postgres://sabot:secret@127.0.0.1:1/postgres')
    expect(message).toMatch(/^PostgreSQL at 127\.0\.0\.1:1\/postgres does not answer \(.*ECONNREFUSED/)
    expect(message).not.toContain('secret')
    expect(failure).toBe('away')
  })

  it('with a wrong password, or of a database that is not there, is refused', async () => {
    const wrong = changed((one) => {
      one.password = 'guessed'
    })
    const { message, failure } = await refused(wrong.href)
    expect(message).toMatch(
      /refuses: password authentication failed for user "postgres"\. Check DATABASE_URL/,
    )
    expect(message).not.toContain('guessed')
    expect(failure).toBe('other')
    const nowhere = changed((one) => {
      one.pathname = '/nowhere'
    })
    expect((await refused(nowhere.href)).message).toContain('database "nowhere" does not exist')
  })

  it('that is none is shown how one looks', async () => {
    expect((await refused('localhost')).message).toContain('postgres://user:password@host:5432/name')
    expect((await refused('http://localhost/x')).message).toContain(
      'is not an address of a PostgreSQL server',
    )
  })
})

it('is brought to the newest version by one of several that start at once', async () => {
  const databaseUrl = await postgres.createDatabase()
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ databaseUrl, dataFolder })))
  const newest = MIGRATIONS.map(({ name }, index) => ({ number: index + 1, name }))
  const found = stores.map(({ db }) => sql`select number, name from migrations order by number`.execute(db))
  expect((await Promise.all(found)).map(({ rows }) => rows)).toEqual([newest, newest, newest, newest])
  await Promise.all(stores.map((one) => one.close()))
})
