import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Rates } from '#engine/table/types'
import { auditBook } from '#server/audit/book'
import { Findings } from '#server/audit/findings'
import { auditPlay } from '#server/audit/play'
import { auditReasons } from '#server/audit/reasons'
import { type Person, personIn } from '#server/people/person'
import { LOCAL_REGULATOR, type SessionNumbers } from '#server/play/regulator'
import { OpenSessions } from '#server/play/sessions/open'
import { SessionService } from '#server/play/sessions/service'
import { TableSessions } from '#server/play/sessions/table-sessions'
import { openStore, type Store } from '#server/store/open'
import { grantPlayMoney } from '#server/wallet/grants'
import { HandClock } from '#tests/clock'
import { onBothStores } from '#tests/stores'

const NUMBER = /^[A-Z0-9]{16}$/
const MINUTE = 60_000
const MOST = 100_000
const RATES: Rates = { SEK: [56, 5] }

onBothStores('sessions at a table (TP-12, TP-18)', ({ fresh }) => {
  let store: Store
  let count = 0
  const opened: SessionService[] = []
  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    store = await openStore({ databaseUrl, dataFolder: folder })
  })
  afterAll(async () => {
    for (const service of opened) await service.stop()
    const findings = new Findings()
    for (const part of [auditBook, auditReasons, auditPlay]) await part(store.db, findings)
    expect(findings.problems).toEqual([])
    await store.close()
  })

  async function player(cash = 300_000, currency = 'EUR'): Promise<Person> {
    const id = `p_${++count}`
    await store.db
      .transaction()
      .execute((tx) => grantPlayMoney(tx, { player: id, currency, amount: cash, at: 1 }))
    return personIn({ id, name: 'Anna', kind: 'account', currency, operator: null })
  }

  async function house(regulated = true) {
    const clock = new HandClock(1000)
    const world = { clock, here: true, barred: null as string | null, closed: [] as SessionNumbers[] }
    const { db } = store
    const open = new OpenSessions()
    const settings = { regulated, sessionMost: MOST, rates: RATES, sessionAwayMillis: 30 * MINUTE }
    const service = new SessionService({
      db,
      open,
      settings,
      regulator: {
        ...LOCAL_REGULATOR,
        close: async (numbers) => void world.closed.push(numbers),
      },
      barred: async () => world.barred,
      moved: () => undefined,
      isAt: () => world.here,
      clock,
      log: pino({ level: 'silent' }),
    })
    await service.start()
    opened.push(service)
    return { sessions: new TableSessions(db, settings, open), service, world }
  }

  async function cash(account: string): Promise<number> {
    const row = await store.db
      .selectFrom('accounts')
      .select('balance')
      .where('id', '=', account)
      .executeTakeFirst()
    return row?.balance ?? 0
  }

  it('take money to the table and give back what is left', async () => {
    const { sessions, service, world } = await house()
    const anna = await player()
    expect(sessions.of(anna.id, 'one')).toBe('missing')
    const first = await service.open(anna, 'one', { key: 'key-first', amount: 20_000 })
    expect(first).toMatchObject({
      session: expect.stringMatching(NUMBER),
      participation: expect.stringMatching(NUMBER),
      state: 'open',
      funded: 20_000,
      left: 80_000,
    })
    if ('reason' in first) throw new Error(first.text)
    expect(sessions.of(anna.id, 'one')).toBe(first.session)
    expect(sessions.of(anna.id, 'two')).toBe('missing')
    await service.open(anna, 'one', { key: 'key-more', amount: 5_000 })
    await service.open(anna, 'one', { key: 'key-more', amount: 5_000 })
    expect([await cash(`cash:${anna.id}`), await cash(`session:${first.session}`)]).toEqual([275_000, 25_000])
    const ended = await service.end(anna.id, 'one')
    expect(ended).toMatchObject({ state: 'ended', funded: 25_000, returned: 25_000 })
    expect(await cash(`cash:${anna.id}`)).toBe(300_000)
    expect(sessions.of(anna.id, 'one')).toBe('missing')
    expect(await service.end(anna.id, 'one')).toBeNull()
    expect(world.closed).toEqual([{ session: first.session, participation: first.participation }])
    const again = await service.open(anna, 'one', { key: 'key-again', amount: 100 })
    expect('reason' in again ? again.reason : again.session).not.toBe(first.session)
  })

  it('have at most 1,000 € in all, however it is asked for', async () => {
    const { service } = await house()
    const anna = await player()
    expect(await service.open(anna, 'one', { key: 'key-whole', amount: MOST + 1 })).toMatchObject({
      reason: 'limit-max',
    })
    const asked = Array.from({ length: 12 }, (_, index) =>
      service.open(anna, 'one', { key: `key-part-${index}`, amount: 30_000 }),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => 'session' in answer)).toHaveLength(3)
    expect(answers.filter((answer) => 'reason' in answer && answer.reason === 'limit-max')).toHaveLength(9)
    expect(new Set(answers.flatMap((answer) => ('session' in answer ? [answer.session] : []))).size).toBe(1)
    expect(await cash(`cash:${anna.id}`)).toBe(210_000)
  })

  it('MO-6: have that much in the player’s own money', async () => {
    const { sessions, service } = await house()
    const sven = await player(3_000_000, 'SEK')
    expect(await service.open(sven, 'one', { key: 'key-whole', amount: 1_120_001 })).toMatchObject({
      reason: 'limit-max',
      text: expect.stringContaining('1120000 cents at most'),
    })
    const session = await service.open(sven, 'one', { key: 'key-most', amount: 1_000_000 })
    expect(session).toMatchObject({ funded: 1_000_000, left: 120_000 })
    if ('reason' in session) throw new Error(session.text)
    expect(sessions.sessionOf(sven.id, 'one')).toEqual(session)
    expect(sessions.bonusRoom(sven.id, 'one', session.session)).toBe(120_000)
    expect(await service.open(sven, 'one', { key: 'key-rest', amount: 120_000 })).toMatchObject({ left: 0 })
  })

  it('take an amount once for each key, and refuse another amount under it', async () => {
    const { service } = await house()
    const anna = await player()
    const first = await service.open(anna, 'one', { key: 'key-first', amount: 20_000 })
    const reused = { status: 409, reason: 'id-reused' }
    expect(await service.open(anna, 'one', { key: 'key-first', amount: 20_000 })).toEqual(first)
    expect(await service.open(anna, 'one', { key: 'key-first', amount: 20_001 })).toMatchObject(reused)
    await service.open(anna, 'one', { key: 'key-more', amount: 5_000 })
    expect(await service.open(anna, 'one', { key: 'key-more', amount: 500 })).toMatchObject(reused)
    expect(await cash(`cash:${anna.id}`)).toBe(275_000)
  })

  it('are refused without money, without an amount, and to who may not play', async () => {
    const { sessions, service, world } = await house()
    const anna = await player(1000)
    expect(await service.open(anna, 'one', { key: 'key-much', amount: 1001 })).toMatchObject({
      reason: 'balance',
    })
    expect(await service.open(anna, 'one', {})).toMatchObject({ reason: 'amount-needed' })
    expect(await service.open(anna, 'one', { amount: 5 })).toMatchObject({ status: 400 })
    world.barred = 'You excluded yourself from play.'
    expect(await service.open(anna, 'one', { key: 'key-barred', amount: 5 })).toMatchObject({
      reason: 'own-limit',
      text: world.barred,
    })
    expect(sessions.sessionOf(anna.id, 'one')).toBeNull()
    expect(world.closed).toHaveLength(1)
  })

  it('are numbered without money where play is not regulated', async () => {
    const { sessions, service } = await house(false)
    const anna = await player()
    expect(await service.open(anna, 'one', { key: 'key-money', amount: 5 })).toMatchObject({
      reason: 'no-amount',
    })
    const session = await service.open(anna, 'one', {})
    expect(session).toMatchObject({ regulated: false, funded: 0, left: 0 })
    expect(await service.open(anna, 'one', {})).toEqual(session)
    expect(sessions.sessionOf(anna.id, 'one')).toEqual(session)
    expect(sessions.of(anna.id, 'one')).toBeNull()
    expect(await cash(`cash:${anna.id}`)).toBe(300_000)
  })

  it('outlive a restart, and end when their player is away for long', async () => {
    const before = await house()
    const anna = await player()
    await before.service.open(anna, 'one', { key: 'key-first', amount: 20_000 })
    await before.service.stop()
    const { sessions, service, world } = await house()
    expect(sessions.of(anna.id, 'one')).not.toBe('missing')
    world.here = false
    await service.sweep()
    world.clock.advance(30 * MINUTE - 1)
    await service.sweep()
    expect(sessions.sessionOf(anna.id, 'one')?.state).toBe('open')
    world.here = true
    await service.sweep()
    world.here = false
    world.clock.advance(30 * MINUTE)
    await service.sweep()
    expect(sessions.sessionOf(anna.id, 'one')?.state).toBe('open')
    world.clock.advance(30 * MINUTE)
    await service.sweep()
    expect(sessions.sessionOf(anna.id, 'one')).toBeNull()
    expect(await cash(`cash:${anna.id}`)).toBe(300_000)
  })

  it('give their money back when the house is not regulated any more', async () => {
    const before = await house()
    const anna = await player()
    await before.service.open(anna, 'one', { key: 'key-first', amount: 20_000 })
    await before.service.stop()
    const { sessions } = await house(false)
    expect(sessions.sessionOf(anna.id, 'one')).toBeNull()
    expect(await cash(`cash:${anna.id}`)).toBe(300_000)
  })

  it('FL-5: are ended by staff with a reason, in their log', async () => {
    const { service } = await house()
    const anna = await player()
    const session = await service.open(anna, 'one', { key: 'key-first', amount: 20_000 })
    const id = 'session' in session ? session.session : ''
    expect(await service.endByStaff('NOSUCHSESSION000', { actor: 'rosa', reason: 'why not' })).toBeNull()
    expect(await service.endByStaff(id, { actor: 'rosa', reason: 'asked by phone' })).toMatchObject({
      state: 'ended',
    })
    const deeds = await store.db
      .selectFrom('staff_events')
      .select(['actor', 'action', 'reason'])
      .where('subject', '=', id)
      .execute()
    expect(deeds).toEqual([{ actor: 'rosa', action: 'session-ended', reason: 'asked by phone' }])
    const row = await store.db
      .selectFrom('play_sessions')
      .select('ended_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.ended_by).toBe('staff')
  })
})
