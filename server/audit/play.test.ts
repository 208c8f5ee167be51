import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Findings } from '#server/audit/findings'
import { auditPayments } from '#server/audit/payments'
import { auditPlay } from '#server/audit/play'
import { MIGRATIONS } from '#server/store/migrations/all'
import { openStore, openStoreAt, type Store } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import { openAccounts } from '#server/wallet/ledger'
import type { Transfer } from '#server/wallet/transfer'
import { type AccountName, account } from '#tests/account'
import { emptyFolder } from '#tests/floor/house'
import { emptyDatabase } from '#tests/made-postgres'
import { oldTransfer, openOldAccounts } from '#tests/old-book'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 0, 31, 12)
const HOUSE: AccountName = 'house:one'

const folder = emptyFolder()
let store: Store

/** A store from before anybody counted days, with rounds in its book; then brought to the newest version. */
beforeAll(async () => {
  const before = MIGRATIONS.findIndex(({ name }) => name === 'play')
  const settings = { databaseUrl: await emptyDatabase(), dataFolder: folder.path }
  const old = await openStoreAt(settings, MIGRATIONS.slice(0, before))
  await openOldAccounts(old.db, [HOUSE, 'cash:anna', 'cash:bea', 'cashier:EUR'])
  for (const player of ['anna', 'bea']) await move(old.db, player, 'grant', 10_000, NOON - DAY, 'cashier:EUR')
  await move(old.db, 'anna', 'stake', -1000, NOON)
  await move(old.db, 'anna', 'settle', 1950, NOON)
  await move(old.db, 'anna', 'stake', -500, NOON + DAY)
  await move(old.db, 'bea', 'stake', -300, NOON + DAY)
  await move(old.db, 'bea', 'cancel', 300, NOON + DAY)
  await old.close()
  store = await openStore(settings)
})
afterAll(async () => {
  await store.close()
  folder.remove()
})

let count = 0
async function move(
  db: Kysely<Schema>,
  player: string,
  kind: Transfer['kind'],
  amount: number,
  at: number,
  from = HOUSE,
): Promise<void> {
  const round = kind === 'grant' ? null : `round-${++count}`
  const lines = [
    [`cash:${player}`, amount],
    [from, -amount],
  ] as const
  await oldTransfer(db, { key: `move-${++count}`, kind, round }, lines, at)
}

/** What the auditor finds after something was changed, which is undone again. */
async function foundAfter(tamper: (db: Kysely<Schema>) => Promise<unknown>): Promise<readonly string[]> {
  const findings = new Findings()
  const undone = new Error('undone')
  const work = store.db.transaction().execute(async (tx) => {
    await tamper(tx)
    await auditPlay(tx, findings)
    await auditPayments(tx, findings)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
  return findings.problems
}

describe('the days of play', () => {
  it('are filled from the book where it is older than they are', async () => {
    const rows = await store.db
      .selectFrom('play_days')
      .select(['player', 'day', 'staked', 'paid', 'deposited', 'last_stake_at'])
      .orderBy('player')
      .orderBy('day')
      .execute()
    expect(rows).toEqual([
      { player: 'anna', day: '2026-01-31', staked: 1000, paid: 1950, deposited: 0, last_stake_at: NOON },
      { player: 'anna', day: '2026-02-01', staked: 500, paid: 0, deposited: 0, last_stake_at: NOON + DAY },
      { player: 'bea', day: '2026-02-01', staked: 300, paid: 300, deposited: 0, last_stake_at: NOON + DAY },
    ])
    expect(await foundAfter(async () => undefined)).toEqual([])
  })

  it.each([
    ['a day that says less', sql`update play_days set staked = staked - 1 where player = 'anna'`],
    ['a day that is gone', sql`delete from play_days where player = 'bea'`],
    [
      'a day on which nothing was played',
      sql`insert into play_days (player, day, paid) values ('carl', '2026-01-01', 5)`,
    ],
    ['a deposit that nobody made', sql`update play_days set deposited = 700 where player = 'bea'`],
  ])('are found out: %s', async (_what, change) => {
    const problems = await foundAfter((db) => change.execute(db))
    expect(problems[0]).toMatch(/^The day 2026-0\d-\d\d of \w+ is kept as .* and the book says .*\.$/)
  })

  it('are found out where a stake was booked beside them', async () => {
    const problems = await foundAfter(async (db) => {
      await sql`with t as (insert into transfers (key, kind, round, input_hash, at)
          values ('beside', 'stake', 'r', '', ${NOON}) returning id)
        insert into entries select id, n, case n when 1 then 'cash:bea' else ${HOUSE} end,
          case n when 1 then -100 else 100 end, 0 from t, generate_series(1, 2) n`.execute(db)
    })
    expect(problems).toEqual(['The day 2026-01-31 of bea is kept as 0 0 0 0, and the book says 100 0 0 0.'])
  })
})

describe('payments and sessions', () => {
  const payment = (kind: string, state: string) => sql`insert into payments
    (code, player, key, kind, amount, currency, state, asked_at)
    values ('pay-1', 'anna', 'key-1', ${kind}, 500, 'EUR', ${state}, 1)`

  it.each([
    ['deposit', 'done'],
    ['withdrawal', 'asked'],
    ['withdrawal', 'refused'],
    ['refill', 'done'],
  ])('are found out: a %s that is %s without its transfers', async (kind, state) => {
    expect(await foundAfter((db) => payment(kind, state).execute(db))).toEqual([
      `Payment pay-1 (${kind}, ${state}) is not what the book has of it.`,
    ])
  })

  it('are found out: money that came in without a payment, and a session that says what it never got', async () => {
    const problems = await foundAfter(async (db) => {
      await sql`insert into transfers (key, kind, input_hash, at) values ('pay-9/in', 'deposit', '', 1)`.execute(
        db,
      )
      await sql`insert into play_sessions
        (id, participation, player, table_id, currency, regulated, state, opened_at, funded)
        values ('S', 'P', 'anna', 'one', 'EUR', true, 'open', 1, 700)`.execute(db)
    })
    expect(problems).toEqual([
      'Session S says that 700 cents stayed at the table, the book says 0.',
      'Transfer pay-9/in has no payment that it belongs to.',
    ])
  })

  it.each([
    ['of another player', 'bea'],
    ['that nobody opened', null],
  ])('are found out: money taken to a session %s', async (_whose, player) => {
    const problems = await foundAfter(async (db) => {
      await openAccounts(db, [{ account: account('session:S'), currency: 'EUR' }])
      if (player !== null) {
        await sql`insert into play_sessions
          (id, participation, player, table_id, currency, regulated, state, opened_at, funded)
          values ('S', 'P', ${player}, 'one', 'EUR', true, 'open', 1, 700)`.execute(db)
      }
      await sql`with t as (insert into transfers (key, kind, input_hash, at)
          values ('session/S/key', 'session', '', 1) returning id)
        insert into entries select id, n, case n when 1 then 'cash:anna' else 'session:S' end,
          case n when 1 then -700 else 700 end, 0 from t, generate_series(1, 2) n`.execute(db)
    })
    expect(problems).toEqual([
      "Transfer session/S/key is between an account and a session that is not its player's.",
    ])
  })
})
