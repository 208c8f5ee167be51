import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditBook } from '#server/audit/book'
import { Findings } from '#server/audit/findings'
import { auditOperators } from '#server/audit/operators'
import { auditPayments } from '#server/audit/payments'
import { reserveTransfer } from '#server/cashier/payment'
import { MIGRATIONS } from '#server/store/migrations/all'
import { openStore, openStoreAt, type Store } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import { post } from '#server/wallet/ledger'
import type { AccountName } from '#tests/account'
import { oldTransfer, openOldAccounts } from '#tests/old-book'
import { onBothStores } from '#tests/stores'

const HERE: readonly AccountName[] = [
  'cash:ann',
  'payout:ann',
  'cash:gino',
  'cashier:EUR',
  'house:one-2',
  'stakes:one-2',
  'cash:bill',
  'operator:acme/EUR',
  'operator:acme/one-2/EUR',
]

onBothStores('a store in which names alone said of whom an account is', ({ fresh }) => {
  let store: Store
  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh(false)
    const settings = { databaseUrl, dataFolder: folder }
    const before = MIGRATIONS.findIndex(({ name }) => name === 'columns')
    const old = await openStoreAt(settings, MIGRATIONS.slice(0, before))
    await fill(old.db)
    await old.close()
    store = await openStore(settings)
  })
  afterAll(() => store.close())

  async function problems(db: Kysely<Schema> = store.db): Promise<readonly string[]> {
    const findings = new Findings()
    for (const part of [auditBook, auditPayments, auditOperators]) await part(db, findings)
    return findings.problems
  }

  it('says it in columns once it is brought forward', async () => {
    const { rows } = await sql<{ id: string; table: string | null; operator: string | null }>`
      select id, table_id as table, operator from accounts
      where table_id is not null or operator is not null order by id collate "C"`.execute(store.db)
    expect(rows).toEqual([
      { id: 'house:one-2', table: 'one-2', operator: null },
      { id: 'house:one-2.USD', table: 'one-2', operator: null },
      { id: 'operator:acme/EUR', table: null, operator: 'acme' },
      { id: 'operator:acme/one-2/EUR', table: 'one-2', operator: 'acme' },
      { id: 'promotions:one-2', table: 'one-2', operator: null },
      { id: 'stakes:one-2', table: 'one-2', operator: null },
    ])
    const { rows: moves } = await sql`
      select key, payment, step, operator from transfers where payment is not null or operator is not null order by id`.execute(
      store.db,
    )
    expect(moves).toEqual([
      { key: 'pay-1/in', payment: 'pay-1', step: 'in', operator: null },
      { key: 'pay-2/reserve', payment: 'pay-2', step: 'reserve', operator: null },
      { key: 'pay-3/refill', payment: 'pay-3', step: 'refill', operator: null },
      { key: 'operator/acme/refill', payment: null, step: null, operator: 'acme' },
    ])
  })

  it('audits clean, also after it went on, and shows what is changed in a column', async () => {
    expect(await problems()).toEqual([])
    const money = { code: 'pay-4', player: 'ann', amount: 50, currency: 'EUR' }
    await store.db.transaction().execute(async (tx) => {
      await payment(tx, 'pay-4', 'withdrawal', 'asked', 50)
      await post(tx, [reserveTransfer(money)], 9)
    })
    expect(await problems()).toEqual([])
    const strange = async (change: (db: Kysely<Schema>) => Promise<unknown>): Promise<string> => {
      let found: readonly string[] = []
      const undo = new Error('undone')
      const tried = store.db.transaction().execute(async (tx) => {
        await change(tx)
        found = await problems(tx)
        throw undo
      })
      await expect(tried).rejects.toBe(undo)
      return found.join('\n')
    }
    const columns = [
      ["table_id = 'two'", 'stakes:one-2'],
      ['table_id = null', 'house:one-2.USD'],
      ["operator = 'other'", 'operator:acme/one-2/EUR'],
      ["table_id = 'one-2'", 'operator:acme/EUR'],
      ["operator = 'acme'", 'cash:ann'],
    ] as const
    for (const [column, id] of columns) {
      const changed = strange((db) =>
        sql`update accounts set ${sql.raw(column)} where id = ${id}`.execute(db),
      )
      expect(await changed).toContain(`Account ${id} is kept as one of another kind`)
    }
    for (const [column, key, words] of [
      ["step = 'out'", 'pay-2/reserve', /pay-2/],
      ["payment = 'pay-2'", 'pay-1/in', /pay-1\/in has no payment/],
      ["payment = 'pay-1'", 'operator/acme/refill', /has no payment/],
      ["operator = 'other'", 'operator/acme/refill', /no operator's transfer moves/],
    ] as const) {
      const changed = strange(async (db) => {
        await sql`alter table transfers disable trigger transfers_stay`.execute(db)
        await sql`update transfers set ${sql.raw(column)} where key = ${key}`.execute(db)
      })
      expect(await changed).toMatch(words)
    }
  })
})

async function fill(db: Kysely<Schema>): Promise<void> {
  await openOldAccounts(db, HERE)
  await openOldAccounts(db, ['house:one-2.USD', 'promotions:one-2'], 'USD')
  await sql`insert into players (id, name, kind, currency, created_at, operator, external_id)
    values ('bill', 'Bill', 'operator', 'EUR', 1, 'acme', 'b-1')`.execute(db)
  await payment(db, 'pay-1', 'deposit', 'done', 500)
  await payment(db, 'pay-2', 'withdrawal', 'asked', 200)
  await payment(db, 'pay-3', 'refill', 'done', 300, 'gino')
  const moves: readonly (readonly [string, string, AccountName, AccountName, number])[] = [
    ['pay-1/in', 'deposit', 'cashier:EUR', 'cash:ann', 500],
    ['pay-2/reserve', 'withdrawal', 'cash:ann', 'payout:ann', 200],
    ['pay-3/refill', 'grant', 'cashier:EUR', 'cash:gino', 300],
    // A grant that is called as a step of a payment would be is none.
    ['grant/refill', 'grant', 'cashier:EUR', 'cash:gino', 7],
    ['operator/acme/refill', 'operator', 'operator:acme/EUR', 'cash:bill', 90],
  ]
  for (const [key, kind, from, to, amount] of moves) {
    const lines = [
      [from, -amount],
      [to, amount],
    ] as const
    await oldTransfer(db, { key, kind }, lines, 1)
  }
}

async function payment(
  db: Kysely<Schema>,
  code: string,
  kind: 'deposit' | 'withdrawal' | 'refill',
  state: 'asked' | 'done',
  amount: number,
  player = 'ann',
): Promise<void> {
  const ended_at = state === 'done' ? 1 : null
  await db
    .insertInto('payments')
    .values({
      code,
      player,
      key: code,
      kind,
      amount,
      currency: 'EUR',
      state,
      reference: null,
      reason: null,
      asked_at: 1,
      ended_at,
    })
    .execute()
}
