import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRefusal } from '#engine/round/refusal'
import { auditBook } from '#server/audit/book'
import { Findings } from '#server/audit/findings'
import { auditPayments } from '#server/audit/payments'
import { auditPlay } from '#server/audit/play'
import { auditReasons } from '#server/audit/reasons'
import { Cashier } from '#server/cashier/cashier'
import { localPayments } from '#server/cashier/local'
import type { PaymentPort } from '#server/cashier/port'
import { type Person, type PersonKind, personIn } from '#server/people/person'
import { Allowances } from '#server/play/allowances'
import { LimitsService } from '#server/play/limits-service'
import { openStore, type Store } from '#server/store/open'
import { purseAccount } from '#server/wallet/accounts'
import type { Balance } from '#server/wallet/ledger'
import { HandClock } from '#tests/clock'
import { onBothStores } from '#tests/stores'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 3, 1, 12)
const SETTINGS = { depositLeast: 500, depositMost: 100_000, withdrawalMost: 50_000, guestCash: 20_000 }

onBothStores('the cashier (TP-10)', ({ fresh }) => {
  let store: Store
  let clock = new HandClock(NOW)
  let count = 0
  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    store = await openStore({ databaseUrl, dataFolder: folder })
  })
  afterAll(async () => {
    const findings = new Findings()
    const parts = [auditBook, auditReasons, auditPlay, auditPayments]
    for (const part of parts) await part(store.db, findings)
    expect(findings.problems).toEqual([])
    expect(findings.checked.payments).toBeGreaterThan(10)
    await store.close()
  })

  function person(kind: PersonKind = 'account'): Person {
    const operator = kind === 'operator' ? 'acme' : null
    return personIn({ id: `p_${++count}`, name: 'Anna', kind, currency: 'EUR', operator })
  }

  function house(change: (port: PaymentPort) => Partial<PaymentPort> = () => ({})) {
    const { db } = store
    const allowances = new Allowances(db, clock)
    const service = new LimitsService({ db, allowances, delayMillis: 24 * HOUR, now: clock.now })
    const port = localPayments(db, clock.now)
    const told: Balance[] = []
    const cashier = new Cashier({
      db,
      port: { ...port, ...change(port) },
      settings: SETTINGS,
      facts: (player) => service.facts(player),
      rulesOf: (facts) => allowances.rulesOf(facts),
      moved: (balances) => void told.push(...balances),
      clock,
      log: pino({ level: 'silent' }),
    })
    return { cashier, service, told }
  }

  async function balance(account: string): Promise<number> {
    const row = await store.db
      .selectFrom('accounts')
      .select('balance')
      .where('id', '=', account)
      .executeTakeFirst()
    return row?.balance ?? 0
  }

  const days = (player: string) =>
    store.db.selectFrom('play_days').select(['deposited', 'withdrawn']).where('player', '=', player).execute()

  it('pays in and out, once for each key, and tells what there is', async () => {
    const { cashier, told } = house()
    const anna = person()
    const wish = { key: 'key-00000001', amount: 5000 }
    const payment = await cashier.deposit(anna, wish)
    expect(payment).toMatchObject({
      kind: 'deposit',
      state: 'done',
      amount: 5000,
      reference: expect.stringMatching(/^LOCAL-/),
    })
    expect(await cashier.deposit(anna, wish)).toEqual(payment)
    expect(await balance(`cash:${anna.id}`)).toBe(5000)
    expect(told).toContainEqual(
      expect.objectContaining({ account: purseAccount(anna.id, 'cash'), balance: 5000 }),
    )
    const out = await cashier.withdraw(anna, { key: 'key-00000002', amount: 2000 })
    expect(out).toMatchObject({ kind: 'withdrawal', state: 'done' })
    expect([await balance(`cash:${anna.id}`), await balance(`payout:${anna.id}`)]).toEqual([3000, 0])
    expect(await days(anna.id)).toEqual([{ deposited: 5000, withdrawn: 2000 }])
    expect(await cashier.withdraw(anna, wish)).toMatchObject({ reason: 'id-reused' })
    expect(await cashier.deposit(anna, { ...wish, amount: 5001 })).toMatchObject({ reason: 'id-reused' })
  })

  it('makes one payment of many requests with one key at once', async () => {
    const { cashier } = house()
    const anna = person()
    const all = await Promise.all(
      Array.from({ length: 12 }, () => cashier.deposit(anna, { key: 'key-same', amount: 1000 })),
    )
    expect(new Set(all.map((one) => ('code' in one ? one.code : one.reason))).size).toBe(1)
    expect(await balance(`cash:${anna.id}`)).toBe(1000)
    const outs = Array.from({ length: 12 }, (_, index) =>
      cashier.withdraw(anna, { key: `key-out-${index}`, amount: 300 }),
    )
    const states = (await Promise.all(outs)).map((one) => ('state' in one ? one.state : one.reason))
    expect([...states].sort()).toEqual([...new Array(9).fill('balance'), ...new Array(3).fill('done')])
    expect(await balance(`cash:${anna.id}`)).toBe(100)
  })

  it('keeps to its bounds, and knows whose money is here', async () => {
    const { cashier } = house()
    for (const amount of [1, 499, 100_001]) {
      expect(await cashier.deposit(person(), { key: 'key-bounds', amount })).toMatchObject({
        reason: 'limit',
      })
    }
    expect(await cashier.withdraw(person(), { key: 'key-poor-1', amount: 50_001 })).toMatchObject({
      reason: 'limit',
    })
    expect(await cashier.withdraw(person(), { key: 'key-poor-1', amount: 1 })).toMatchObject({
      reason: 'balance',
    })
    const wish = { key: 'key-foreign', amount: 1000 }
    expect(await cashier.deposit(person('guest'), wish)).toMatchObject({ status: 403, reason: 'play-money' })
    expect(await cashier.withdraw(person('operator'), wish)).toMatchObject({
      status: 403,
      reason: 'not-here',
    })
    expect(await cashier.refill(person(), 'key-refill')).toMatchObject({ status: 403, reason: 'no-guest' })
  })

  it('TP-11: a deposit limit holds for many deposits at once, those under way counted', async () => {
    const { cashier, service } = house()
    const anna = person()
    await service.setLimit(anna.id, { kind: 'deposit', period: 'day', amount: 3500 })
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        cashier.deposit(anna, { key: `key-many-${index}`, amount: 1000 }),
      ),
    )
    expect(all.filter((one) => 'state' in one && one.state === 'done')).toHaveLength(3)
    expect(all.filter((one) => isRefusal(one) && one.reason === 'own-limit')).toHaveLength(5)
    expect(await cashier.offer(anna)).toMatchObject({ deposits: { left: 500 } })
    const silent = house(() => ({ deposit: () => Promise.reject(new Error('no answer')) }))
    const open = await silent.cashier.deposit(anna, { key: 'key-open-1', amount: 500 })
    expect(open).toMatchObject({ state: 'asked', endedAt: null })
    const more = await silent.cashier.deposit(anna, { key: 'key-open-2', amount: 500 })
    expect(more).toMatchObject({ reason: 'own-limit' })
    expect(await balance(`cash:${anna.id}`)).toBe(3000)
  })

  it('TP-18: who is excluded pays nothing in, and withdraws as always', async () => {
    const { cashier, service } = house()
    const anna = person()
    await cashier.deposit(anna, { key: 'key-before', amount: 4000 })
    await service.exclude(anna.id, 'endless')
    expect(await cashier.deposit(anna, { key: 'key-after', amount: 4000 })).toMatchObject({
      status: 409,
      reason: 'own-limit',
    })
    expect(await cashier.withdraw(anna, { key: 'key-all', amount: 4000 })).toMatchObject({ state: 'done' })
    const guest = person('guest')
    await service.exclude(guest.id, '24h')
    expect(await cashier.refill(guest, 'key-refill')).toMatchObject({ reason: 'own-limit' })
  })

  it('gives money back that could not be paid out', async () => {
    const refused = { ok: false, text: 'The account at the bank is closed.' } as const
    const { cashier } = house(() => ({ payOut: async () => refused }))
    const anna = person()
    await cashier.deposit(anna, { key: 'key-in-1', amount: 4000 })
    const out = await cashier.withdraw(anna, { key: 'key-out-1', amount: 3000 })
    expect(out).toMatchObject({ state: 'refused', reason: refused.text })
    expect([await balance(`cash:${anna.id}`), await balance(`payout:${anna.id}`)]).toEqual([4000, 0])
    expect(await days(anna.id)).toEqual([{ deposited: 4000, withdrawn: 0 }])
  })

  it('takes up at the start what was left in the middle, whether it had been done or not', async () => {
    const lost = house((port) => ({
      // Done, and the answer lost; and never heard.
      deposit: async (order) => {
        await port.deposit(order)
        throw new Error('the line broke')
      },
      payOut: () => Promise.reject(new Error('no line')),
    }))
    const anna = person()
    await house().cashier.deposit(anna, { key: 'key-first', amount: 2000 })
    await lost.cashier.deposit(anna, { key: 'key-lost-in', amount: 1000 })
    await lost.cashier.withdraw(anna, { key: 'key-lost-out', amount: 1500 })
    expect([await balance(`cash:${anna.id}`), await balance(`payout:${anna.id}`)]).toEqual([500, 1500])
    const { cashier } = house()
    await cashier.start()
    cashier.stop()
    expect([await balance(`cash:${anna.id}`), await balance(`payout:${anna.id}`)]).toEqual([1500, 0])
    const { payments } = await cashier.list(anna.id, null, 10)
    expect(payments.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'withdrawal done',
      'deposit done',
      'deposit done',
    ])
    const asked = await store.db
      .selectFrom('local_payments')
      .select('code')
      .where('player', '=', anna.id)
      .execute()
    expect(asked).toHaveLength(3)
  })

  it('fills up a guest’s play money below the amount, once an hour', async () => {
    const { cashier } = house()
    const guest = person('guest')
    clock = new HandClock(NOW)
    expect(await cashier.offer(guest)).toMatchObject({ deposits: null, refill: { upTo: 20_000 } })
    const at = Array.from({ length: 5 }, (_, index) => cashier.refill(guest, `key-refill-${index}`))
    const states = (await Promise.all(at)).map((one) => ('state' in one ? one.state : one.reason))
    expect([...states].sort()).toEqual(['done', ...new Array(4).fill('no-refill')])
    expect(await balance(`cash:${guest.id}`)).toBe(20_000)
    clock.advance(HOUR)
    expect(await cashier.refill(guest, 'key-full-01')).toMatchObject({ reason: 'no-refill' })
  })

  it('lists payments page by page, each player’s own', async () => {
    const { cashier } = house()
    const [anna, bea] = [person(), person()]
    for (let number = 1; number <= 5; number++) {
      await cashier.deposit(anna, { key: `key-page-${number}`, amount: 500 + number })
    }
    await cashier.deposit(bea, { key: 'key-page-1', amount: 900 })
    const first = await cashier.list(anna.id, null, 3)
    expect(first.payments.map(({ amount }) => amount)).toEqual([505, 504, 503])
    const second = await cashier.list(anna.id, Number(first.next), 3)
    expect(second.payments.map(({ amount }) => amount)).toEqual([502, 501])
    expect(second.next).toBeNull()
    expect((await cashier.list(bea.id, null, 3)).payments).toHaveLength(1)
  })
})
