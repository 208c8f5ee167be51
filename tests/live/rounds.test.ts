import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '#server/audit/audit'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { CHIARA, LiveHands } from '#tests/live/live'
import { onBothStores } from '#tests/stores'

const CASH = 100_000

onBothStores('SH-10: a live table', ({ fresh }) => {
  let stage: Stage

  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
    await stage.admit(CASH, 'anna', 'bruno')
  }, PATIENCE_MILLIS)
  afterAll(() => stage.close(), PATIENCE_MILLIS)

  it('deals a round of mini baccarat card by card as it is scanned (BA-2, SH-5)', async () => {
    const live = await (await LiveHands.open(stage, 'mini', { game: 'mini-baccarat' })).ready()
    const { staged } = live
    expect(staged.state.shoe).toMatchObject({ burned: '2C', burnedCount: 3, commitment: '' })
    await live.openBetting()
    await staged.all(['anna', { do: 'bet', bet: 'player', amount: 1_000 }], ['anna', { do: 'confirm' }])
    await live.closeBetting()
    await live.scan('9S 2H KD 3D')
    expect(staged.phase).toBe('over')
    expect(staged.baccarat).toMatchObject({ winner: 'P', player: ['9S', 'KD'], banker: ['2H', '3D'] })
    expect(await stage.cash('anna')).toBe(CASH + 1_000)
    expect(live.step).toBe('openBetting')
  })

  it('deals speed baccarat face down before betting closes, and shows nothing of it (SB-1, FA-5)', async () => {
    const live = await (await LiveHands.open(stage, 'speed', { game: 'speed-baccarat' })).ready()
    const { staged } = live
    const from = staged.version
    await live.openBetting()
    await live.scan('4S 2H 4D')
    await staged.all(['bruno', { do: 'bet', bet: 'banker', amount: 2_000 }])
    expect(await live.refused(CHIARA, { do: 'closeBetting' })).toBe('first-cards')
    await live.scan('7D')
    expect(JSON.stringify([staged.state, staged.since(from), staged.told])).not.toMatch(/4S|7D/)
    await live.closeBetting()
    expect(staged.baccarat).toMatchObject({ player: ['4S', '4D'], banker: ['2H', '7D'], winner: 'B' })
    expect(await stage.cash('bruno')).toBe(CASH + 1_900)
  })

  it('deals a round of ventuno with a double and a dealer that draws (VE-2)', async () => {
    const live = await (await LiveHands.open(stage, 'ventuno', { game: 'ventuno' })).ready()
    const { staged } = live
    const before = await stage.cash('anna')
    staged.arrive('anna')
    await live.openBetting()
    expect(await live.refused(CHIARA, { do: 'closeBetting' })).toBe('no-bets')
    await staged.all(
      ['anna', { do: 'sit', seat: 3 }],
      ['anna', { do: 'bet', seat: 3, bet: 'main', amount: 1_000 }],
    )
    await live.closeBetting()
    await live.scan('5S 6H 6D')
    if (staged.blackjack.rules.deal === 'american') await live.scan('TD')
    expect(staged.state.clock).toMatchObject({ for: 'decision' })
    await staged.all(['anna', { do: 'double', seat: 3 }])
    expect(live.step).toBe('card')
    await live.scan('TS')
    if (staged.blackjack.rules.deal === 'american') await live.scan('KC')
    else await live.scan('TD KC')
    expect(staged.phase).toBe('over')
    expect(await stage.cash('anna')).toBe(before + 2_000)
  })

  it('deals a round of free bet with a free split (FB-1)', async () => {
    const live = await (await LiveHands.open(stage, 'free', { game: 'free-bet' })).ready()
    const { staged } = live
    const before = await stage.cash('bruno')
    staged.arrive('bruno')
    await live.openBetting()
    await staged.all(
      ['bruno', { do: 'sit', seat: 1 }],
      ['bruno', { do: 'bet', seat: 1, bet: 'main', amount: 1_000 }],
    )
    await live.closeBetting()
    await live.scan('8S 6H 8D')
    await staged.all(['bruno', { do: 'split', seat: 1 }])
    await live.scan('TD')
    await staged.all(['bruno', { do: 'stand', seat: 1, hand: 0 }])
    await live.scan('TC')
    await staged.all(['bruno', { do: 'stand', seat: 1, hand: 1 }])
    await live.scan('TH KS')
    expect(staged.phase).toBe('over')
    expect(await stage.cash('bruno')).toBe(before + 2_000)
  })

  it('deals mega fire blaze, and draws its bonus from a seed that was committed to (MF-16)', async () => {
    const live = await (await LiveHands.open(stage, 'fire', { game: 'mega-fire-blaze' })).ready()
    const { staged } = live
    expect(staged.state.shoe?.commitment).toMatch(/^[0-9a-f]{64}$/)
    const before = await stage.cash('anna')
    await live.openBetting()
    await staged.all(
      ['anna', { do: 'bet', seat: 1, bet: 'main', amount: 1_000 }],
      ['anna', { do: 'bet', seat: 1, bet: 'fireBlaze', amount: 100 }],
    )
    await live.closeBetting()
    // Two hands of 14 are ten points: a Mini bonus (MF-13, MF-14).
    await live.scan('8S 8H 6H 6D 6C TD')
    await staged.all(['anna', { do: 'stand', seat: 1 }])
    await live.scan('KC')
    await staged.inPhase('over')
    const results = staged.blackjack.results
    expect(staged.blackjack.fireBlaze).toMatchObject({ bonus: { total: expect.any(Number) } })
    const bonus = results.find(({ bet }) => bet === 'fireBlaze')
    expect(bonus?.paid).toBeGreaterThanOrEqual(300)
    expect(await stage.cash('anna')).toBe(before + 1_000 - 100 + (bonus?.paid ?? 0))
  })

  it('changes its shoe after the last hand, offers the cut, and keeps its books', async () => {
    const live = await (await LiveHands.open(stage, 'shoes', { game: 'mini-baccarat' })).ready()
    const { staged } = live
    expect(await live.refused(CHIARA, { do: 'changeShoe' })).toBe('cut-card-in')
    await live.openBetting()
    await live.done(CHIARA, { do: 'lastHand' })
    expect(await live.refused(CHIARA, { do: 'lastHand' })).toBe('announced')
    await live.closeBetting()
    await live.scan('9S 2H KD 3D')
    expect(await live.refused(CHIARA, { do: 'openBetting' })).toBe('shoe-over')
    await live.done(CHIARA, { do: 'changeShoe' })
    expect(await live.refused(CHIARA, { do: 'offerCut' })).toBe('nobody-cuts')
    staged.arrive('anna')
    await live.done(CHIARA, { do: 'offerCut' })
    expect(live.step).toBe('waitForCut')
    await staged.all(['anna', { do: 'cut', cut: 111 }])
    expect(staged.state.shoe).toMatchObject({ shoe: 2, cut: 111, by: 'anna', burned: null })
    expect(live.step).toBe('burn')
    expect((await audit(stage.store.db, stage.sealer)).problems).toEqual([])
  })

  it('SH-9: opens the next shoe with the decks that were named, and knows since when they are used', async () => {
    const live = await LiveHands.open(stage, 'named-decks', { game: 'mini-baccarat' })
    const { staged } = live
    const decks = [11, 12, 13, 14, 15, 16, 17, 18]
    await live.done(CHIARA, { do: 'signOn' })
    await staged.until(({ state }) => state.coming !== null)
    await live.done(CHIARA, { do: 'openShoe', decks })
    const since = staged.state.live?.cardsSince ?? 0
    expect(since).toBe(stage.clock.now())
    await live.done(CHIARA, { do: 'lastHand' })
    await live.done(CHIARA, { do: 'changeShoe' })
    staged.arrive('anna')
    await live.done(CHIARA, { do: 'offerCut' })
    await staged.all(['anna', { do: 'cut', cut: 111 }])
    expect(staged.state).toMatchObject({ shoe: { shoe: 2, live: { decks } }, live: { cardsSince: since } })
    const deed = await stage.store.db
      .selectFrom('staff_events')
      .select('after')
      .where('action', '=', 'shoe-opened')
      .where('subject', '=', 'named-decks')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(deed.after ?? '')).toMatchObject({ shoe: 1, decks })
  })
})
