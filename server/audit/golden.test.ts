import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Findings } from '#server/audit/findings'
import { auditGolden } from '#server/audit/golden'
import { Golden } from '#server/golden/golden'
import { openStore, type Store } from '#server/store/open'
import { transferOnce } from '#server/wallet/book'
import { grantPlayMoney } from '#server/wallet/grants'
import type { Transfer } from '#server/wallet/transfer'
import { account } from '#tests/account'
import { freshDatabase } from '#tests/made-postgres'

let store: Store
let now = 1000

/** Ann has 500 chips that stay; 300 more have expired. */
beforeAll(async () => {
  store = await openStore({ databaseUrl: await freshDatabase(), dataFolder: '' })
  const { db } = store
  await db
    .insertInto('players')
    .values({ id: 'ann', name: 'Ann', kind: 'guest', currency: 'EUR', created_at: 1 })
    .execute()
  await db
    .transaction()
    .execute((tx) => grantPlayMoney(tx, { player: 'ann', currency: 'EUR', amount: 100, at: 1 }))
  const golden = new Golden({ db, now: () => now, moved: () => undefined })
  const grant = { player: 'ann', reason: 'A test', by: 'rosa' }
  await golden.grant({ ...grant, id: 'stays', amount: 500, expiresAt: null })
  await golden.grant({ ...grant, id: 'goes', amount: 300, expiresAt: 2000 })
  now = 2000
  await golden.expire()
})
afterAll(() => store.close())

async function problems(): Promise<readonly string[]> {
  const findings = new Findings()
  await auditGolden(store.db, findings)
  return findings.problems
}

function chips(key: string, kind: Transfer['kind'], amount: number): Transfer {
  const entries = [
    { account: account('golden:ann'), amount },
    { account: account('grants:EUR'), amount: -amount },
  ]
  return { key, kind, round: null, entries }
}

describe('the audit of golden chips (MO-7)', () => {
  it('agrees with what was given and taken back', async () => {
    expect(await problems()).toEqual([])
  })

  it('finds a grant that says another amount than the book', async () => {
    const change = (amount: number) =>
      store.db.updateTable('golden_grants').set({ amount }).where('id', '=', 'stays').execute()
    await change(501)
    expect(await problems()).toEqual(['The grant of transfer golden/stays is not what the book has of it.'])
    await change(500)
  })

  it('finds a grant without a transfer', async () => {
    const forged = {
      id: 'forged',
      player_id: 'ann',
      amount: 100,
      currency: 'EUR',
      reason: 'None',
      granted_by: 'nobody',
      granted_at: 1,
      expires_at: null,
      ended_at: null,
    }
    await store.db.insertInto('golden_grants').values(forged).execute()
    expect(await problems()).toEqual(['The grant of transfer golden/forged is not what the book has of it.'])
    await store.db.deleteFrom('golden_grants').where('id', '=', 'forged').execute()
  })

  it('finds chips that nobody granted, and chips taken that had not expired', async () => {
    await transferOnce(store.db, chips('grant/ann/golden', 'grant', 100), now)
    await transferOnce(store.db, chips('golden/expiry/ann/9', 'expiry', -1), now)
    expect(await problems()).toEqual([
      'Transfer grant/ann/golden gave golden chips that nobody granted.',
      'Transfer golden/expiry/ann/9 took back chips that had not expired.',
    ])
  })
})
