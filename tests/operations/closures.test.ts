import { afterAll, beforeAll, expect, it } from 'vitest'
import { Closures } from '#server/operations/closures/closures'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { onBothStores } from '#tests/stores'

const TABLES = [
  { id: 'one', game: 'ventuno' },
  { id: 'two', game: 'speed-baccarat' },
  { id: 'three', game: 'ventuno' },
] as const
const REASON = 'A lamp is broken.'

onBothStores('what staff closes', ({ fresh }) => {
  let stage: Stage
  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
  }, PATIENCE_MILLIS)
  afterAll(() => stage.close(), PATIENCE_MILLIS)

  async function opened(): Promise<Closures> {
    const closures = await Closures.open(stage.store.db, TABLES, stage.clock.now)
    stage.closures = closures
    return closures
  }

  it('FL-5: a table plays its round to the end, stands still over a restart, and goes on when it is opened', async () => {
    const closures = await opened()
    const { db } = stage.store
    const draft = { game: 'ventuno' } as const
    const table = await stage.table('one', draft)
    closures.changed = () => table.table.look()
    await stage.admit(10_000, 'anna')
    table.arrive('anna')
    await table.inPhase('betting')
    await table.all(
      ['anna', { do: 'sit', seat: 1 }],
      ['anna', { do: 'bet', seat: 1, bet: 'main', amount: 1_000 }],
    )
    expect(await closures.close({ scope: 'table', subject: 'one', reason: REASON }, 'carla')).toBeNull()
    const isAsked = () => table.phase === 'turns' || table.phase === 'insurance'
    while (table.state.paused === null) {
      if (table.phase === 'turns') await table.do('anna', { do: 'stand', seat: 1 })
      if (table.phase === 'insurance') await table.do('anna', { do: 'insure', yes: false })
      await table.until(({ state }) => state.paused !== null || isAsked())
    }
    const told = () => table.told.flatMap(({ everyone }) => everyone.map(({ type }) => type))
    await expect
      .poll(() => told().filter((type) => type === 'settled' || type === 'paused'))
      .toEqual(['settled', 'paused'])
    expect(table.state).toMatchObject({
      paused: { why: 'closed', text: 'This table is closed for the moment.' },
      round: { number: 1 },
      game: { phase: 'over' },
    })
    expect(await table.refused('anna', { do: 'bet', seat: 1, bet: 'main', amount: 1_000 })).toBe('paused')
    expect(await table.refused('anna', { do: 'leave', seat: 2 })).toBe('no-seat')

    const reopened = await opened()
    const again = await stage.again(table, draft)
    await again.pass(3_600_000)
    expect(again.state.paused?.why).toBe('closed')
    reopened.changed = () => again.table.look()
    await reopened.open({ scope: 'table', subject: 'one', reason: 'It is repaired.' }, 'dario')
    await again.inPhase('betting')
    expect(again.state).toMatchObject({ paused: null, round: { number: 2 } })
    const deeds = await db
      .selectFrom('staff_events')
      .selectAll()
      .where('subject', '=', 'one')
      .orderBy('id')
      .execute()
    expect(deeds).toMatchObject([
      { actor: 'carla', action: 'table-closed', subject: 'one', reason: REASON, before: null },
      { actor: 'dario', action: 'table-opened', subject: 'one', reason: 'It is repaired.', after: null },
    ])
  })

  it('SB-1: a table that is closed while cards are laid out takes no bet any more, and plays those it has', async () => {
    const closures = await Closures.open(
      stage.store.db,
      [{ id: 'five', game: 'speed-baccarat' }],
      stage.clock.now,
    )
    stage.closures = closures
    // The table cannot shut before the four lie there.
    const timings = { betting: 600_000, card: 500, cut: 1 }
    const table = await stage.table('five', { game: 'speed-baccarat', timings })
    closures.changed = () => table.table.look()
    await stage.admit(10_000, 'lia')
    table.arrive('lia')
    await table.inPhase('betting')
    const bet = { do: 'bet', bet: 'player', amount: 1_000 } as const
    expect(await table.refused('lia', bet)).toBe('taken')
    await closures.close({ scope: 'table', subject: 'five', reason: REASON }, 'carla')
    expect(table.phase).toBe('betting')
    const text = 'This table is closed for the moment.'
    expect(await table.do('lia', bet)).toEqual({ ok: false, reason: 'closed', text })
    await table.until(({ state }) => state.paused !== null)
    expect(table.state).toMatchObject({ round: { number: 1 }, game: { phase: 'over' } })
    await closures.open({ scope: 'table', subject: 'five', reason: REASON }, 'carla')
  })

  it('VE-14: a closed table holds nobody: seats can be left, and who is gone loses theirs', async () => {
    const closures = await Closures.open(stage.store.db, [{ id: 'four', game: 'ventuno' }], stage.clock.now)
    stage.closures = closures
    const timings = { betting: 600_000, away: 20, unseat: 60 }
    const table = await stage.table('four', { game: 'ventuno', timings })
    closures.changed = () => table.table.look()
    await stage.admit(10_000, 'gina', 'hugo', 'ivan')
    table.arrive('gina', 'hugo', 'ivan')
    await table.inPhase('betting')
    await table.all(
      ['gina', { do: 'sit', seat: 1 }],
      ['hugo', { do: 'sit', seat: 2 }],
      ['ivan', { do: 'sit', seat: 3 }],
    )
    await closures.close({ scope: 'table', subject: 'four', reason: REASON }, 'carla')
    await table.until(({ state }) => state.paused !== null)
    expect(table.phase).toBe('betting')
    const sitting = () =>
      table.blackjack.seats.map(({ player }) => player).filter((player) => player !== null)
    const [left, bet] = await Promise.all([
      table.do('gina', { do: 'leave', seat: 1 }, 'leave-once'),
      table.do('hugo', { do: 'bet', seat: 2, bet: 'main', amount: 1_000 }),
    ])
    expect([left.ok, bet]).toMatchObject([true, { ok: false, reason: 'paused' }])
    expect(await table.do('gina', { do: 'leave', seat: 1 }, 'leave-once')).toEqual(left)
    expect(sitting()).toEqual(['hugo', 'ivan'])
    table.table.depart('hugo')
    await table.until(() => sitting().length === 1)
    expect(sitting()).toEqual(['ivan'])
    await closures.open({ scope: 'table', subject: 'four', reason: REASON }, 'carla')
    await table.until(({ state }) => state.paused === null)
    expect(await table.refused('ivan', { do: 'bet', seat: 3, bet: 'main', amount: 1_000 })).toBe('taken')
  })

  it('a game and the house close every table of theirs, and each is opened by itself', async () => {
    const closures = await opened()
    const signs = () => TABLES.map(({ id, game }) => closures.ofTable(id, game))
    expect(signs()).toEqual([null, null, null])
    await closures.close(
      { scope: 'game', subject: 'ventuno', reason: REASON, text: 'No ventuno tonight.' },
      'carla',
    )
    expect(signs()).toEqual(['No ventuno tonight.', null, 'No ventuno tonight.'])
    await closures.close({ scope: 'house', reason: REASON }, 'carla')
    expect(signs()).toEqual(Array(3).fill('The house is closed for the moment.'))
    await closures.open({ scope: 'house', reason: REASON }, 'carla')
    expect(signs()).toEqual(['No ventuno tonight.', null, 'No ventuno tonight.'])
    await closures.open({ scope: 'game', subject: 'ventuno', reason: REASON }, 'carla')
  })

  it('a player makes no new bet, keeps the answer for ever, and plays the running round to its end', async () => {
    const closures = await opened()
    const { db } = stage.store
    const table = await stage.table('three', { game: 'ventuno' })
    closures.changed = () => table.table.look()
    await stage.admit(10_000, 'elena', 'furio')
    const player = { name: 'Elena', kind: 'guest', currency: 'EUR', created_at: 1 } as const
    await db
      .insertInto('players')
      .values({ ...player, id: 'elena', operator: null })
      .execute()
    table.arrive('elena', 'furio')
    await table.inPhase('betting')
    await table.all(
      ['elena', { do: 'sit', seat: 1 }],
      ['furio', { do: 'sit', seat: 2 }],
      ['elena', { do: 'bet', seat: 1, bet: 'main', amount: 1_000 }],
      ['furio', { do: 'bet', seat: 2, bet: 'main', amount: 1_000 }],
    )
    await closures.close(
      { scope: 'player', subject: 'elena', reason: REASON, text: 'Ask the support.' },
      'carla',
    )
    await table.until(({ blackjack }) => blackjack.slips.every(({ player }) => player === 'furio'))
    const bet = { do: 'bet', seat: 1, bet: 'main', amount: 1_000 } as const
    const refused = { ok: false, reason: 'barred', text: 'Ask the support.' }
    expect(await table.do('elena', bet, 'the-same-id')).toEqual(refused)
    await closures.open({ scope: 'player', subject: 'elena', reason: REASON }, 'carla')
    expect(await table.do('elena', bet, 'the-same-id')).toEqual(refused)
    expect(await table.refused('elena', bet)).toBe('taken')
    expect(await stage.cash('elena')).toBe(10_000)
  })

  it('is known as it was stored last, however many ask at once', async () => {
    const closures = await opened()
    const { db } = stage.store
    const orders = Array.from({ length: 20 }, (_, index) =>
      index % 3 === 2
        ? closures.open({ scope: 'table', subject: 'two', reason: `open ${index}` }, 'dario')
        : closures.close({ scope: 'table', subject: 'two', reason: `close ${index}` }, 'carla'),
    )
    await Promise.all(orders)
    expect(closures.list()).toMatchObject([{ subject: 'two', reason: 'close 19' }])
    expect(await db.selectFrom('closures').selectAll().execute()).toMatchObject([{ reason: 'close 19' }])
    const { count } = await db
      .selectFrom('staff_events')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('subject', '=', 'two')
      .executeTakeFirstOrThrow()
    expect(count).toBe(20)
    await closures.open({ scope: 'table', subject: 'two', reason: REASON }, 'dario')
  })

  it('is opened though nobody here knows of it: the store went away before it said that it was closed', async () => {
    const closures = await opened()
    const unheard = await opened()
    await unheard.close({ scope: 'table', subject: 'two', reason: REASON }, 'carla')
    await closures.open({ scope: 'table', subject: 'two', reason: 'It is light again.' }, 'carla')
    expect((await opened()).list()).toEqual([])
    const last = await stage.store.db
      .selectFrom('staff_events')
      .select(['action', 'reason'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(last).toEqual({ action: 'table-opened', reason: 'It is light again.' })
  })

  it('is nothing that is not there', async () => {
    const closures = await opened()
    const unknown = async (scope: 'house' | 'game' | 'table' | 'player', subject: string) =>
      (await closures.close({ scope, subject, reason: REASON }, 'carla'))?.unknown
    expect(await unknown('table', 'four')).toBe('There is no such table.')
    expect(await unknown('game', 'free-bet')).toBe('No table plays this game.')
    expect(await unknown('player', 'nobody')).toBe('There is no such player.')
    expect(await unknown('house', 'one')).toContain('no subject')
    expect(closures.list()).toEqual([])
  })

  it('ends also when what was closed is not there any more', async () => {
    const before = await opened()
    await before.close({ scope: 'table', subject: 'two', reason: REASON }, 'carla')
    const closures = await Closures.open(stage.store.db, [], stage.clock.now)
    expect(await closures.open({ scope: 'table', subject: 'two', reason: REASON }, 'carla')).toBeNull()
    expect(closures.list()).toEqual([])
  })
})
