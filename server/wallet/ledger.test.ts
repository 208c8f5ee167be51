import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditBook } from '#server/audit/book'
import { Findings } from '#server/audit/findings'
import { openStore, type Store } from '#server/store/open'
import { purseAccount } from '#server/wallet/accounts'
import { reverse, transferOnce } from '#server/wallet/book'
import { grantPlayMoney } from '#server/wallet/grants'
import { Overdrawn, openAccounts, post } from '#server/wallet/ledger'
import { sessionTransfer } from '#server/wallet/sessions'
import type { Transfer } from '#server/wallet/transfer'
import { account } from '#tests/account'
import { Dice } from '#tests/dice'
import { onBothStores } from '#tests/stores'

const HOUSE = account('house:t1')

function pays(key: string, player: string, amount: number): Transfer {
  const entries = [
    { account: purseAccount(player, 'cash'), amount: -amount },
    { account: HOUSE, amount },
  ]
  return { key, kind: 'stake', round: null, entries }
}

onBothStores('the ledger', ({ fresh }) => {
  let store: Store
  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    store = await openStore({ databaseUrl, dataFolder: folder })
    await openAccounts(store.db, [{ account: HOUSE, currency: 'EUR' }])
  })
  afterAll(async () => {
    const findings = new Findings()
    await auditBook(store.db, findings)
    expect(findings.problems).toEqual([])
    await store.close()
  })

  async function admit(player: string, amount: number): Promise<void> {
    await store.db
      .transaction()
      .execute((tx) => grantPlayMoney(tx, { player, currency: 'EUR', amount, at: 1 }))
  }

  async function cashOf(player: string): Promise<number> {
    const row = await store.db
      .selectFrom('accounts')
      .select('balance')
      .where('id', '=', purseAccount(player, 'cash').id)
      .executeTakeFirstOrThrow()
    return row.balance
  }

  it('moves money between accounts and says what they hold', async () => {
    await admit('ann', 1000)
    const balances = await transferOnce(store.db, pays('a1', 'ann', 300), 2)
    expect(balances?.find(({ account }) => account.id === 'cash:ann')).toMatchObject({ balance: 700 })
    expect(await cashOf('ann')).toBe(700)
  })

  it('does the same key once, and refuses it for anything else', async () => {
    await admit('bob', 1000)
    expect(await transferOnce(store.db, pays('b1', 'bob', 300), 2)).not.toBeNull()
    expect(await transferOnce(store.db, pays('b1', 'bob', 300), 3)).toBeNull()
    await expect(transferOnce(store.db, pays('b1', 'bob', 301), 3)).rejects.toThrow(/used for another/)
    expect(await cashOf('bob')).toBe(700)
  })

  it('does the same key once when it is asked for from many sides at once', async () => {
    await admit('cleo', 1000)
    const all = await Promise.all(
      Array.from({ length: 12 }, () => transferOnce(store.db, pays('c1', 'cleo', 300), 2)),
    )
    expect(all.filter((done) => done !== null)).toHaveLength(1)
    expect(await cashOf('cleo')).toBe(700)
  })

  it('never goes below zero, however many take at once (MO-4)', async () => {
    await admit('dora', 1000)
    const tries = Array.from({ length: 20 }, (_, index) =>
      transferOnce(store.db, pays(`d${index}`, 'dora', 300), 2).catch((error: unknown) => error),
    )
    const results = await Promise.all(tries)
    expect(results.filter((result) => result instanceof Overdrawn)).toHaveLength(17)
    expect(await cashOf('dora')).toBe(100)
  })

  it('is all or nothing', async () => {
    await admit('emil', 1000)
    const both = store.db
      .transaction()
      .execute((tx) => post(tx, [pays('e1', 'emil', 600), pays('e2', 'emil', 600)], 2))
    await expect(both).rejects.toThrow(Overdrawn)
    expect(await cashOf('emil')).toBe(1000)
  })

  it('refuses what does not sum to zero, and mixes no golden chips with cash (MO-7)', async () => {
    await admit('fay', 1000)
    const lost = { ...pays('f1', 'fay', 300), entries: [{ account: account('cash:fay'), amount: -300 }] }
    await expect(transferOnce(store.db, lost, 2)).rejects.toThrow(/sum to zero/)
    const mixed = [
      { account: account('cash:fay'), amount: -300 },
      { account: account('golden:fay'), amount: 300 },
    ]
    await expect(transferOnce(store.db, { ...lost, key: 'f2', entries: mixed }, 2)).rejects.toThrow(
      /sum to zero/,
    )
    const half = [
      { account: account('cash:fay'), amount: -0.5 },
      { account: HOUSE, amount: 0.5 },
    ]
    await expect(transferOnce(store.db, { ...lost, key: 'f3', entries: half }, 2)).rejects.toThrow(
      /whole number/,
    )
    await expect(transferOnce(store.db, pays('f4', 'nobody', 1), 2)).rejects.toThrow(/no account cash:nobody/)
  })

  it('reverses instead of editing, and only once', async () => {
    await admit('gil', 1000)
    await transferOnce(store.db, pays('g1', 'gil', 300), 2)
    await reverse(store.db, 'g1', { at: 3, note: 'a fault' })
    expect(await reverse(store.db, 'g1', { at: 4, note: 'a fault' })).toBeNull()
    expect(await cashOf('gil')).toBe(1000)
    await expect(reverse(store.db, 'unheard-of', { at: 3, note: '' })).rejects.toThrow(/no transfer/)
    await expect(store.db.deleteFrom('transfers').where('key', '=', 'g1').execute()).rejects.toThrow(
      /never changed/,
    )
  })

  it('takes back what is there and lets the house bear the rest (FL-2)', async () => {
    await admit('hal', 200)
    const entries = [
      { account: account('cash:hal'), amount: -500, shortfallTo: HOUSE },
      { account: HOUSE, amount: 500 },
    ]
    await transferOnce(store.db, { key: 'h1', kind: 'cancel', round: null, entries }, 2)
    expect(await cashOf('hal')).toBe(0)
  })

  it('moves money to a table session and back (TP-18)', async () => {
    await admit('ida', 1000)
    const move = (key: string, amount: number) =>
      transferOnce(store.db, sessionTransfer({ id: 's1', player: 'ida' }, key, amount), 2)
    await openAccounts(store.db, [{ account: account('session:s1'), currency: 'EUR' }])
    await move('first', 400)
    expect(await move('first', 400)).toBeNull()
    expect(await cashOf('ida')).toBe(600)
    await expect(move('second', 700)).rejects.toThrow(Overdrawn)
    await move('end', -400)
    expect(await cashOf('ida')).toBe(1000)
  })

  it('stays balanced under random transfers from many sides, without a deadlock', async () => {
    const dice = new Dice(7)
    const players = ['kit', 'liv', 'moe', 'nan', 'oto']
    for (const player of players) await admit(player, 500)
    const pick = () => players[dice.below(players.length)] ?? 'kit'
    const tries = Array.from({ length: 150 }, (_, index) => {
      const [from, to, amount] = [pick(), pick(), 1 + dice.below(300)]
      const entries = [
        { account: purseAccount(from, 'cash'), amount: -amount },
        { account: purseAccount(to, 'cash'), amount },
      ]
      const transfer: Transfer = { key: `r${index}`, kind: 'stake', round: null, entries }
      return transferOnce(store.db, transfer, 2).then(
        () => 'done',
        (error: unknown) => (error instanceof Overdrawn ? 'overdrawn' : Promise.reject(error)),
      )
    })
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['done', 'overdrawn']))
    const cash = await Promise.all(players.map(cashOf))
    expect(cash.reduce((sum, balance) => sum + balance, 0)).toBe(2500)
    expect(Math.min(...cash)).toBeGreaterThanOrEqual(0)
  })
})
