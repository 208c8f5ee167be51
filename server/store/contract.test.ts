import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { constraintOf, failureOf } from '#server/store/failure'
import { migrate } from '#server/store/migrate'
import { MIGRATIONS } from '#server/store/migrations/all'
import { openStore, type Store, type StoreSettings } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'
import { emptyDatabase } from '#tests/made-postgres'

/** What both kinds of store must do alike. */
interface Place {
  readonly settings: StoreSettings
  remove(): Promise<void>
}

const PLACES: Readonly<Record<Store['kind'], () => Promise<Place>>> = {
  async embedded() {
    const dataFolder = mkdtempSync(join(tmpdir(), 'sabot-store-'))
    return {
      settings: { databaseUrl: null, dataFolder },
      remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
    }
  },
  async postgres() {
    const settings = { databaseUrl: await emptyDatabase(), dataFolder: tmpdir() }
    return { settings, remove: async () => undefined }
  },
}

type Db = Kysely<Schema> | Transaction<Schema>

function player(id: string) {
  return { id, name: id, kind: 'guest' as const, currency: 'EUR', created_at: 1 }
}

function addPlayer(db: Db, id: string) {
  return db.insertInto('players').values(player(id)).execute()
}

async function playersLike(db: Db, pattern: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where('id', 'like', pattern)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function addAccount(db: Db, id: string, balance: number, currency = 'EUR') {
  await db
    .insertInto('accounts')
    .values({ id, owner: id, kind: 'cash', currency, balance, may_overdraw: false })
    .execute()
}

async function addTransfer(db: Db, key: string): Promise<number> {
  const values = { key, kind: 'test', round: null, input_hash: '', at: 1, note: null }
  const { id } = await db.insertInto('transfers').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('It succeeded.')
}

function signal(): readonly [promise: Promise<void>, give: () => void] {
  let give = () => {}
  const promise = new Promise<void>((resolve) => {
    give = resolve
  })
  return [promise, () => give()]
}

describe.each(['embedded', 'postgres'] as const)('the %s store', (kind) => {
  let place: Place
  let store: Store
  let db: Kysely<Schema>

  beforeAll(async () => {
    place = await PLACES[kind]()
    store = await openStore(place.settings)
    db = store.db
  })
  afterAll(async () => {
    await store?.close()
    await place?.remove()
  })

  it('says what it is and answers', async () => {
    expect(store.kind).toBe(kind)
    await store.ping()
  })

  describe('values', () => {
    it('come back as they went in, by typed queries', async () => {
      await db
        .insertInto('players')
        .values({ ...player('typed'), name: `Zoë "x" \\ '` })
        .execute()
      const found = await db.selectFrom('players').selectAll().where('id', '=', 'typed').executeTakeFirst()
      expect(found).toMatchObject({ ...player('typed'), name: `Zoë "x" \\ '` })
      const updated = await db
        .updateTable('players')
        .set({ name: 'B' })
        .where('id', '=', 'typed')
        .executeTakeFirst()
      expect(updated.numUpdatedRows).toBe(1n)
    })

    it('of 64 bits are exact numbers, also in arrays, and an error where they cannot be', async () => {
      const largest = Number.MAX_SAFE_INTEGER
      const { rows } = await sql`select ${largest}::bigint as a, ${-largest}::bigint as b, count(*) as c,
        ${[1, null, largest]}::bigint[] as d, sum(x)::bigint as e from (values (1::bigint), (2)) v (x)`.execute(
        db,
      )
      expect(rows).toEqual([{ a: largest, b: -largest, c: 2, d: [1, null, largest], e: 3 }])
      await expect(sql`select 9007199254740992::bigint as a`.execute(db)).rejects.toThrow('9007199254740992')
      await expect(sql`select array[-9007199254740993]::bigint[] as a`.execute(db)).rejects.toThrow(
        RangeError,
      )
      await store.ping()
    })

    it('may be booleans and nulls', async () => {
      const { rows } = await sql`select ${true}::boolean as a, ${false}::boolean as b, ${null}::text as c,
        ${[true, null, false]}::boolean[] as d`.execute(db)
      expect(rows).toEqual([{ a: true, b: false, c: null, d: [true, null, false] }])
    })

    it('may be lists of texts and numbers with nulls, side by side', async () => {
      const texts = ['a', null, '', 'null', '{},"\\', 'Zoë']
      const numbers = [1, null, 0, -5, Number.MAX_SAFE_INTEGER, 3]
      const { rows } =
        await sql`select t, n from unnest(${texts}::text[], ${numbers}::bigint[]) as u (t, n)`.execute(db)
      expect(rows).toEqual(texts.map((t, index) => ({ t, n: numbers[index] })))
      const { rows: back } = await sql`select ${texts}::text[] as t, ${[]}::text[] as none`.execute(db)
      expect(back).toEqual([{ t: texts, none: [] }])
    })

    it('go in by the thousand in one statement', async () => {
      const ids = Array.from({ length: 5_000 }, (_, index) => `many-${index}`)
      const times = ids.map((_, index) => index)
      const done = await sql`insert into players (id, name, kind, currency, created_at)
        select id, id, 'guest', 'EUR', at from unnest(${ids}::text[], ${times}::bigint[]) as u (id, at)`.execute(
        db,
      )
      expect(done.numAffectedRows).toBe(5_000n)
      const { rows } = await sql`select count(*) as n, sum(created_at)::bigint as s from players
        where id like 'many-%'`.execute(db)
      expect(rows).toEqual([{ n: 5_000, s: (4_999 * 5_000) / 2 }])
      const all = await db.selectFrom('players').selectAll().where('id', 'like', 'many-%').execute()
      expect(all).toHaveLength(5_000)
    })

    it('may be long', async () => {
      const text = 'x'.repeat(3_000_000)
      const { rows } = await sql<{ t: string }>`select ${text}::text as t`.execute(db)
      expect(rows[0]?.t === text).toBe(true)
    })
  })

  describe('rules of the tables', () => {
    it('a balance does not go below zero unless it may', async () => {
      await addAccount(db, 'poor', 100)
      const withdraw = (id: string) =>
        db.updateTable('accounts').set({ balance: -1 }).where('id', '=', id).execute()
      const error = await errorOf(withdraw('poor'))
      expect([failureOf(error), constraintOf(error)]).toEqual(['overdrawn', 'balance_not_below_zero'])
      const house = {
        id: 'bank',
        owner: 'house',
        kind: 'house',
        currency: 'EUR',
        may_overdraw: true,
      } as const
      await db.insertInto('accounts').values(house).execute()
      await withdraw('bank')
    })

    it('a key is used once', async () => {
      await addTransfer(db, 'once')
      const error = await errorOf(addTransfer(db, 'once'))
      expect([failureOf(error), constraintOf(error)]).toEqual(['unique', 'transfers_key_key'])
      const twice = await errorOf(addPlayer(db, 'typed'))
      expect([failureOf(twice), constraintOf(twice)]).toEqual(['unique', 'players_pkey'])
    })

    it('other constraints are other failures, with their name', async () => {
      const error = await errorOf(sql`insert into sign_ins values ('h', 'nobody', 1, 1)`.execute(db))
      expect([failureOf(error), constraintOf(error)]).toEqual(['other', 'sign_ins_player_id_fkey'])
      const kindOf = await errorOf(sql`insert into players values ('k', 'k', 'alien', 'EUR', 1)`.execute(db))
      expect([failureOf(kindOf), constraintOf(kindOf)]).toEqual(['other', 'players_kind_check'])
      const syntax = await errorOf(sql`selec 1`.execute(db))
      expect([failureOf(syntax), constraintOf(syntax)]).toEqual(['other', null])
    })

    it('the log, the answers and the book are only ever added to', async () => {
      for (const name of ['events', 'answers', 'transfers', 'entries']) {
        const words = `Records of ${name} are never changed`
        await expect(sql`delete from ${sql.table(name)}`.execute(db)).rejects.toThrow(words)
        await expect(sql`truncate ${sql.table(name)} cascade`.execute(db)).rejects.toThrow(
          'are never changed',
        )
      }
      await expect(sql`update events set body = ''`.execute(db)).rejects.toThrow('are never changed')
      await expect(sql`update answers set answer = ''`.execute(db)).rejects.toThrow('are never changed')
      await expect(sql`update transfers set note = ''`.execute(db)).rejects.toThrow('are never changed')
      await expect(sql`update entries set amount = 0`.execute(db)).rejects.toThrow('are never changed')
    })

    it('a transfer sums to zero, in each currency', async () => {
      await addAccount(db, 'a', 0)
      await addAccount(db, 'b', 0)
      await addAccount(db, 'c', 0, 'SEK')
      const write = (accounts: readonly string[], amounts: readonly number[]) =>
        db.transaction().execute(async (trx) => {
          const id = await addTransfer(trx, JSON.stringify([accounts, amounts]))
          await sql`insert into entries (transfer_id, line, account_id, amount, balance_after)
            select ${id}, line, account, amount, 0
            from unnest(${accounts}::text[], ${amounts}::bigint[]) with ordinality as u (account, amount, line)
          `.execute(trx)
        })
      await write(['a', 'b'], [5, -5])
      await expect(write(['a', 'b'], [5, -4])).rejects.toThrow('does not sum to zero')
      await expect(write(['a', 'c'], [5, -5])).rejects.toThrow('does not sum to zero')
      const { rows } =
        await sql`select count(*) as n from entries where account_id in ('a', 'b', 'c')`.execute(db)
      expect(rows).toEqual([{ n: 2 }])
    })
  })

  describe('transactions', () => {
    it('leave nothing when they fail, by the store or by us', async () => {
      const ours = db.transaction().execute(async (trx) => {
        await addPlayer(trx, 'back-1')
        throw new Error('no')
      })
      await expect(ours).rejects.toThrow('no')
      const theirs = db.transaction().execute(async (trx) => {
        await addPlayer(trx, 'back-2')
        await addPlayer(trx, 'back-2')
      })
      expect(failureOf(await errorOf(theirs))).toBe('unique')
      expect(await playersLike(db, 'back-%')).toEqual([])
    })

    it('do not let in what others ask in the meantime', async () => {
      const [inside, isInside] = signal()
      const [enough, release] = signal()
      const transaction = db.transaction().execute(async (trx) => {
        await addPlayer(trx, 'inside')
        isInside()
        await enough
        // Where all is one line, this comes behind what was asked outside.
        await addPlayer(trx, 'behind')
        throw new Error('rolled back')
      })
      await inside
      const outside = addPlayer(db, 'outside')
      release()
      await expect(transaction).rejects.toThrow('rolled back')
      await outside
      expect(await playersLike(db, '%side')).toEqual(['outside'])
    })

    it('at the same time add up', async () => {
      await addAccount(db, 'busy', 0)
      const add = () =>
        db.transaction().execute(async (trx) => {
          const { balance } = await trx
            .selectFrom('accounts')
            .select('balance')
            .where('id', '=', 'busy')
            .forUpdate()
            .executeTakeFirstOrThrow()
          await trx
            .updateTable('accounts')
            .set({ balance: balance + 1 })
            .where('id', '=', 'busy')
            .execute()
        })
      await Promise.all(Array.from({ length: 60 }, add))
      const found = await db
        .selectFrom('accounts')
        .select('balance')
        .where('id', '=', 'busy')
        .executeTakeFirst()
      expect(found).toEqual({ balance: 60 })
    })

    it('can spend the last cent once, however many try', async () => {
      await addAccount(db, 'last', 100)
      const spend = () =>
        db
          .updateTable('accounts')
          .set(({ eb }) => ({ balance: eb('balance', '-', 100) }))
          .where('id', '=', 'last')
          .execute()
      const results = await Promise.allSettled(Array.from({ length: 20 }, spend))
      const failures = results.flatMap((one) => (one.status === 'rejected' ? [failureOf(one.reason)] : []))
      expect(failures).toEqual(Array.from({ length: 19 }, () => 'overdrawn'))
    })

    it('undo a part by a savepoint', async () => {
      const trx = await db.startTransaction().execute()
      await addPlayer(trx, 'kept')
      const part = await trx.savepoint('part').execute()
      expect(failureOf(await errorOf(addPlayer(part, 'kept')))).toBe('unique')
      await part.rollbackToSavepoint('part').execute()
      await trx.commit().execute()
      expect(await playersLike(db, 'kept')).toEqual(['kept'])
    })
  })

  describe('migrations', () => {
    const next = { name: 'next', text: 'create table next (id text); create index next_id on next (id);' }

    it('are done once', async () => {
      await migrate(db, MIGRATIONS)
      const { rows } = await sql`select number, name from migrations`.execute(db)
      expect(rows).toEqual(MIGRATIONS.map(({ name }, index) => ({ number: index + 1, name })))
    })

    it('are done whole or not at all', async () => {
      const broken = { name: 'broken', text: 'create table half (id text); create table half (id text);' }
      await expect(migrate(db, [...MIGRATIONS, broken])).rejects.toThrow('already exists')
      const { rows } = await sql`select to_regclass('half') as half`.execute(db)
      expect(rows).toEqual([{ half: null }])
    })

    it('refuse a changed one and a store from the future', async () => {
      const [first, ...others] = MIGRATIONS
      const changed = [{ name: 'floor', text: `${first?.text} ` }, ...others]
      await expect(migrate(db, changed)).rejects.toThrow('a released migration was changed')
      await migrate(db, [...MIGRATIONS, next])
      const error = await errorOf(migrate(db, MIGRATIONS))
      expect(error).toBeInstanceOf(StoreError)
      expect(error).toHaveProperty(
        'message',
        expect.stringContaining(`used by a newer Sabot (migration ${MIGRATIONS.length + 1}, next)`),
      )
      await sql`drop table next`.execute(db)
      await sql`delete from migrations where name = 'next'`.execute(db)
    })

    it('of several who start at once are done by one', async () => {
      await Promise.all(Array.from({ length: 5 }, () => migrate(db, [...MIGRATIONS, next])))
      const { rows } = await sql`select number from migrations where name = 'next'`.execute(db)
      expect(rows).toEqual([{ number: MIGRATIONS.length + 1 }])
      await sql`drop table next`.execute(db)
      await sql`delete from migrations where name = 'next'`.execute(db)
    })
  })

  it('does what was asked before it closes, and keeps it', async () => {
    const asked = Promise.all(Array.from({ length: 40 }, (_, index) => addPlayer(db, `late-${index}`)))
    await Promise.all([store.close(), store.close()])
    await asked
    await expect(store.ping()).rejects.toThrow('already been destroyed')
    store = await openStore(place.settings)
    db = store.db
    expect(await playersLike(db, 'late-%')).toHaveLength(40)
    expect(await playersLike(db, 'many-%')).toHaveLength(5_000)
  })
})
