import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRefusal } from '#engine/round/refusal'
import { Allowances } from '#server/play/allowances'
import { LimitsService } from '#server/play/limits-service'
import { playOverview } from '#server/play/overview'
import { openStore, type Store } from '#server/store/open'
import { HandClock } from '#tests/clock'
import { onBothStores } from '#tests/stores'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOW = Date.UTC(2026, 3, 1, 12)

onBothStores('what players decide about their play', ({ fresh }) => {
  let store: Store
  let clock = new HandClock(NOW)
  let count = 0
  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    store = await openStore({ databaseUrl, dataFolder: folder })
  })
  afterAll(() => store.close())

  function house() {
    clock = new HandClock(NOW)
    const player = `p_${++count}`
    const allowances = new Allowances(store.db, clock)
    const service = new LimitsService({ db: store.db, allowances, delayMillis: DAY, now: clock.now })
    const seen = async () => {
      const facts = await service.facts(player)
      return playOverview(facts, facts.rules, { now: clock.now(), looserAfterMillis: DAY })
    }
    return { player, allowances, service, seen }
  }

  /** As if stakes had been laid from `from` to `to`. */
  async function played(player: string, from: number, to: number, checkedAt = from): Promise<void> {
    const row = { player, began_at: from, last_stake_at: to, checked_at: checkedAt, staked: 500, paid: 200 }
    await store.db
      .insertInto('play_states')
      .values({ ...row, rules: null, played_ms: to - from })
      .onConflict((conflict) => conflict.column('player').doUpdateSet({ ...row, played_ms: to - from }))
      .execute()
  }

  it('TP-18: a tighter limit holds at once, a looser one later, and a waiting one may be withdrawn', async () => {
    const { player, service, seen } = house()
    await service.setLimit(player, { kind: 'loss', period: 'week', amount: 5000 })
    await service.setLimit(player, { kind: 'loss', period: 'week', amount: 3000 })
    expect((await seen()).limits).toMatchObject([{ amount: 3000, left: 3000, next: null, by: 'player' }])
    await service.setLimit(player, { kind: 'loss', period: 'week', amount: null })
    expect((await seen()).limits).toMatchObject([{ amount: 3000, next: { amount: null, at: NOW + DAY } }])
    await service.setLimit(player, { kind: 'loss', period: 'week', amount: 3000 })
    expect((await seen()).limits).toMatchObject([{ amount: 3000, next: null }])
    await service.setLimit(player, { kind: 'loss', period: 'week', amount: 9000 })
    clock.moveTo(NOW + DAY)
    expect((await seen()).limits).toMatchObject([{ amount: 9000, next: null }])
    await service.setLimit(player, { kind: 'loss', period: 'week', amount: null })
    clock.advance(DAY)
    expect(await seen()).toMatchObject({ limits: [], allowance: null })
  })

  it('writes down every change with what was before', async () => {
    const { player, service } = house()
    await service.setLimit(player, { kind: 'time', period: 'day', amount: 60 })
    await service.exclude(player, '24h')
    const rows = await store.db
      .selectFrom('play_changes')
      .select(['what', 'actor', 'at', 'before', 'after'])
      .where('player', '=', player)
      .orderBy('id')
      .execute()
    expect(rows.map(({ what, actor, at }) => [what, actor, at])).toEqual([
      ['limit-time-day', player, NOW],
      ['exclusion', player, NOW],
    ])
    expect(JSON.parse(rows[1]?.before ?? '')).toEqual(JSON.parse(rows[0]?.after ?? ''))
    const edited = store.db.updateTable('play_changes').set({ actor: 'somebody' }).execute()
    await expect(edited).rejects.toThrow('never changed')
  })

  it('TP-18: an exclusion is made longer, not shorter, and an endless one is revoked after half a year', async () => {
    const { player, service, seen } = house()
    expect(await service.revokeExclusion(player)).toMatchObject({ status: 409, reason: 'not-endless' })
    await service.exclude(player, '60d')
    expect(await service.exclude(player, '30d')).toMatchObject({ reason: 'excluded' })
    expect(await service.revokeExclusion(player)).toMatchObject({ reason: 'not-endless' })
    await service.exclude(player, 'endless')
    expect((await seen()).exclusion).toMatchObject({ for: 'endless', until: null })
    expect(await service.revokeExclusion(player)).toMatchObject({ reason: 'too-early' })
    clock.moveTo(Date.UTC(2026, 9, 1, 12))
    expect(isRefusal(await service.revokeExclusion(player))).toBe(false)
    clock.advance(7 * DAY - 1)
    expect((await seen()).allowance?.cash).toBe(0)
    clock.advance(1)
    expect(await seen()).toMatchObject({ exclusion: null, allowance: null })
  })

  it('TP-11: a reality check waits to be confirmed, and cannot be switched off meanwhile', async () => {
    const { player, service, seen } = house()
    await service.setCheck(player, 30)
    await played(player, NOW - 25 * MINUTE, NOW)
    expect(await seen()).toMatchObject({
      session: { beganAt: NOW - 25 * MINUTE, elapsedMillis: 25 * MINUTE, staked: 500, paid: 200, net: -300 },
      check: { minutes: 30, dueAt: NOW + 5 * MINUTE, due: false },
      allowance: null,
    })
    clock.moveTo(NOW + 5 * MINUTE)
    expect(await seen()).toMatchObject({ check: { due: true }, allowance: { cash: 0 } })
    expect(await service.setCheck(player, null)).toMatchObject({ reason: 'check-due' })
    await service.confirmCheck(player)
    expect(await seen()).toMatchObject({ check: { due: false }, allowance: null })
    await played(player, NOW - 25 * MINUTE, NOW + 6 * MINUTE, NOW + 5 * MINUTE)
    expect((await seen()).check).toEqual({ minutes: 30, due: false, dueAt: NOW + 35 * MINUTE })
  })

  it('is one change after the other when many come at once', async () => {
    const { player, service, seen } = house()
    const amounts = Array.from({ length: 12 }, (_, index) => 1000 + 100 * index)
    await Promise.all(
      amounts.map((amount) => service.setLimit(player, { kind: 'stake', period: 'day', amount })),
    )
    expect((await seen()).limits).toHaveLength(1)
    expect((await service.facts(player)).version).toBe(amounts.length)
    expect((await seen()).limits[0]?.amount).toBe(1000)
  })

  it('tells the tables at once, and they remember the newest', async () => {
    const { player, service, allowances } = house()
    await allowances.need([player])
    expect(allowances.of(player)).toBeNull()
    const before = await service.facts(player)
    await service.setLimit(player, { kind: 'stake', period: 'day', amount: 700 })
    expect(allowances.of(player)).toMatchObject({ cash: 700 })
    allowances.learn([before])
    expect(allowances.of(player)).toMatchObject({ cash: 700 })
    const later = new Allowances(store.db, clock)
    await later.need([player, 'p_nobody'])
    expect([later.of(player)?.cash, later.of('p_nobody')]).toEqual([700, null])
  })

  it('MO-6: counts the house’s limits in everybody’s own money, from the first bet on', async () => {
    const { player, service } = house()
    const row = { id: player, name: 'Sven', kind: 'account', currency: 'SEK', created_at: 1 } as const
    await store.db.insertInto('players').values(row).execute()
    const limits = [{ kind: 'stake', period: 'day', by: 'house', amount: 1000, next: null } as const]
    const allowances = new Allowances(store.db, clock, limits, { SEK: [56, 5] })
    await allowances.need([player, 'p_nobody'])
    expect([allowances.of(player)?.cash, allowances.of('p_nobody')?.cash]).toEqual([11_200, 1000])
    await played(player, NOW - MINUTE, NOW)
    await service.setCheck(player, 60)
    const facts = await service.facts(player)
    expect(allowances.rulesOf(facts)).toMatchObject({ limits: [{ amount: 11_200 }], checkMinutes: 60 })
  })

  it('gives operators limits of their own, of which the tightest counts', async () => {
    const { player, service, allowances } = house()
    await service.setLimit(player, { kind: 'stake', period: 'day', amount: 700 })
    await service.impose(player, 'operator', [{ kind: 'stake', period: 'day', amount: 300 }], 'acme')
    expect(allowances.of(player)).toMatchObject({ cash: 300, text: expect.stringContaining('operator’s') })
    await service.impose(player, 'operator', [], 'acme')
    expect(allowances.of(player)?.cash).toBe(700)
  })

  it('writes nothing down where an operator gives the limits that it gave before', async () => {
    const { player, service } = house()
    const limits = [
      { kind: 'stake', period: 'day', amount: 300 },
      { kind: 'loss', period: 'week', amount: 900 },
    ] as const
    const changes = async () =>
      (await store.db.selectFrom('play_changes').select('id').where('player', '=', player).execute()).length
    await service.impose(player, 'operator', [], 'acme')
    expect(await changes()).toBe(0)
    await service.impose(player, 'operator', limits, 'acme')
    await service.impose(player, 'operator', limits.toReversed(), 'acme')
    expect(await changes()).toBe(1)
    await service.impose(player, 'operator', limits.slice(0, 1), 'acme')
    expect(await changes()).toBe(2)
  })
})
