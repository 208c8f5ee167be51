import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scanCode } from '#engine/cards/scan-code'
import type { Cents } from '#engine/money/cents'
import { canonical } from '#engine/record/canonical'
import type { Range } from '#engine/round/limits'
import { hear } from '#protocol/fold'
import type { StaffCommand } from '#server/tables/ports'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { CHIARA, LiveHands, PIETRO, SANDRA, TULLIO } from '#tests/live/live'
import { onBothStores } from '#tests/stores'

const CASH = 100_000
const reason = 'Looked at the video.'

onBothStores('FL-1: a live table where something goes wrong', ({ fresh }) => {
  let stage: Stage
  let count = 0

  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
  }, PATIENCE_MILLIS)
  afterAll(() => stage.close(), PATIENCE_MILLIS)

  async function newPlayer(): Promise<string> {
    const player = `live-${++count}`
    await stage.admit(CASH, player)
    return player
  }

  /** Mini baccarat with a bet on Player, betting closed. */
  async function dealing() {
    const player = await newPlayer()
    const live = await (await LiveHands.open(stage, `fault-${++count}`, { game: 'mini-baccarat' })).ready()
    const code = await live.openBetting()
    await live.staged.all([player, { do: 'bet', bet: 'player', amount: 1_000 }], [player, { do: 'confirm' }])
    await live.closeBetting()
    return { live, player, code, staged: live.staged }
  }

  /** Ventuno with a hand at seat 1 that is about to decide. */
  async function deciding() {
    const player = await newPlayer()
    const live = await (await LiveHands.open(stage, `fault-${++count}`, { game: 'ventuno' })).ready()
    live.staged.arrive(player)
    const code = await live.openBetting()
    await live.staged.all(
      [player, { do: 'sit', seat: 1 }],
      [player, { do: 'bet', seat: 1, bet: 'main', amount: 1_000 }],
    )
    await live.closeBetting()
    await live.scan('5S 6H 6D')
    if (live.staged.blackjack.rules.deal === 'american') await live.scan('TD')
    return { live, player, code, staged: live.staged }
  }

  const deeds = (subject: string) =>
    stage.store.db
      .selectFrom('staff_events')
      .selectAll()
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()

  describe('a wrong scan', () => {
    it('that cannot be read pauses, and the right card goes on by itself', async () => {
      const { live, staged } = await dealing()
      await live.scan('9S')
      expect(await live.wrongScan('9S0')).toBe('unreadable')
      expect(staged.state.paused).toMatchObject({ why: 'fault', alarm: { solvedBy: 'dealer' } })
      expect(staged.table.snapshot({ as: 'bystander' }).state.paused).toEqual({
        why: 'fault',
        text: 'A fault in the game: the supervisor has been called.',
      })
      await live.scan('2H')
      expect(staged.state.paused).toBeNull()
      await live.scan('KD 3D')
      expect(staged.phase).toBe('over')
    })

    it('with a wrong check character is no card', async () => {
      const { live } = await dealing()
      const code = live.code('9S')
      const last = code.at(-1) === '0' ? '1' : '0'
      expect(await live.wrongScan(code.slice(0, -1) + last)).toBe('unreadable')
    })

    it('of the card that was just dealt is a double read: the dealer resumes', async () => {
      const { live, staged } = await dealing()
      const code = live.code('9S')
      await live.scan('9S')
      expect(await live.wrongScan(code)).toBe('duplicate')
      await live.done(CHIARA, { do: 'resume' })
      expect(staged.state.paused).toBeNull()
      expect(staged.baccarat.player).toEqual(['9S'])
    })

    it('of a card that left the shoe before waits for the supervisor', async () => {
      const { live, staged } = await dealing()
      const code = live.code('9S')
      await live.scan('9S 2H')
      expect(await live.wrongScan(code)).toBe('duplicate')
      expect(await live.refused(CHIARA, { do: 'resume' })).toBe('role')
      expect(await live.refused(CHIARA, { do: 'scan', code: live.code('KD') })).toBe('paused')
      await live.done(SANDRA, { do: 'resume' })
      await live.scan('KD 3D')
      expect(staged.baccarat.player).toEqual(['9S', 'KD'])
    })

    it('of a burned card is a duplicate too (SH-5)', async () => {
      const { live } = await dealing()
      await live.scan('9S')
      expect(await live.wrongScan(scanCode({ card: '2C', deck: 1 }))).toBe('duplicate')
    })

    it('of another deck waits for the supervisor', async () => {
      const { live, staged } = await dealing()
      expect(await live.wrongScan(scanCode({ card: '9S', deck: 9 }))).toBe('foreign')
      expect(staged.table.alarm).toMatchObject({ solvedBy: 'supervisor' })
      await live.done(SANDRA, { do: 'resume' })
      await live.scan('9S 2H KD 3D')
      expect(staged.phase).toBe('over')
    })

    it('when no card is wanted stops the round before anything is shown', async () => {
      const { live, staged, player } = await deciding()
      const from = staged.version
      expect(await live.wrongScan(live.code('QH'))).toBe('unexpected')
      expect(JSON.stringify(staged.since(from))).not.toContain('QH')
      expect(await staged.refused(player, { do: 'stand', seat: 1 })).toBe('paused')
      await live.done(SANDRA, { do: 'resume' })
      expect(staged.state.clock?.until).toBeGreaterThan(stage.clock.now() + 500_000)
      await staged.all([player, { do: 'hit', seat: 1 }])
      await live.scan('QH')
      expect(staged.blackjack.lines[0]?.cards).toEqual(['5S', '6D', 'QH'])
    })

    it('that does not come in time is missed', async () => {
      const player = await newPlayer()
      const draft = { game: 'mini-baccarat', timings: { scan: 30 } } as const
      const live = await (await LiveHands.open(stage, `fault-${++count}`, draft)).ready()
      await live.openBetting()
      await live.staged.all([player, { do: 'bet', bet: 'player', amount: 1_000 }])
      await live.closeBetting()
      await live.staged.until(({ state }) => state.paused !== null)
      expect(live.staged.table.alarm).toMatchObject({ kind: 'missing', solvedBy: 'dealer' })
      const { version } = live.staged
      await live.done(CHIARA, { do: 'resume' })
      expect(live.staged.heard('paused', version)).toEqual([])
      await live.staged.until(({ state }) => state.paused !== null)
      await live.order(CHIARA, { do: 'scan', code: live.code('9S') })
      expect(live.staged.baccarat.player).toEqual(['9S'])
    })
  })

  describe('a correction', () => {
    it('takes the last card back, and the right one is scanned', async () => {
      const { live, staged, player } = await dealing()
      await live.scan('9S 2H KD')
      await live.done(SANDRA, { do: 'rescanCard', ...live.ofCards, reason })
      expect(staged.baccarat).toMatchObject({ player: ['9S'], banker: ['2H'] })
      expect(staged.table.alarm).toMatchObject({ kind: 'rescan', solvedBy: 'dealer' })
      await live.scan('QD 3D')
      expect(staged.phase).toBe('over')
      expect(staged.baccarat.player).toEqual(['9S', 'QD'])
      expect(await stage.cash(player)).toBe(CASH + 1_000)
    })

    it('replaces a card, and what follows from it is as if it had been dealt', async () => {
      const { live, staged, player } = await dealing()
      await live.scan('9S 2H KD')
      await live.done(SANDRA, { do: 'replaceCard', ...live.ofCards, card: 1, code: live.code('4S'), reason })
      expect(staged.baccarat).toMatchObject({ player: ['4S', 'KD'], banker: ['2H'] })
      expect(staged.state.paused?.why).toBe('supervisor')
      await live.done(SANDRA, { do: 'resume' })
      await live.scan('5D AC')
      expect(staged.baccarat).toMatchObject({ player: ['4S', 'KD', 'AC'], banker: ['2H', '5D'], winner: 'B' })
      expect(await stage.cash(player)).toBe(CASH - 1_000)
    })

    it('moves a card that was scanned out of turn', async () => {
      const { live, staged } = await dealing()
      await live.scan('2H 9S KD')
      await live.done(SANDRA, { do: 'moveCard', ...live.ofCards, card: 2, to: 1, reason })
      expect(staged.baccarat).toMatchObject({ player: ['9S', 'KD'], banker: ['2H'] })
    })

    it('reaches players as a fresh snapshot', async () => {
      const { live, staged } = await dealing()
      await live.scan('9S')
      const audience = { as: 'bystander' } as const
      const known = staged.table.snapshot(audience)
      await live.done(SANDRA, { do: 'replaceCard', ...live.ofCards, card: 1, code: live.code('4S'), reason })
      const last = staged.told.at(-1)
      if (last === undefined) throw new Error('Nothing was told.')
      const { table, after, upto, at, everyone } = last
      expect(hear(known, { type: 'events', table, after, upto, at, events: [...everyone] })).toBe('gap')
      expect(staged.table.replay(known.upto, audience)).toBeNull()
      expect(staged.table.replay(upto, audience)).toMatchObject({ events: [] })
    })

    it('survives a restart', async () => {
      const { live, staged } = await dealing()
      await live.scan('9S 2H KD')
      await live.done(SANDRA, { do: 'moveCard', ...live.ofCards, card: 1, to: 3, reason })
      await live.done(SANDRA, { do: 'resume' })
      const draft = { game: 'mini-baccarat', dealing: 'live', betting: 'dealer' } as const
      const again = new LiveHands(await stage.again(staged, draft))
      expect(again.staged.baccarat).toMatchObject({ player: ['2H', '9S'], banker: ['KD'] })
      expect(await again.wrongScan(scanCode({ card: '9S', deck: 1 }))).toBe('duplicate')
      await again.done(SANDRA, { do: 'resume' })
      await again.done(SANDRA, { do: 'rescanCard', ...again.ofCards, reason })
      expect(again.staged.baccarat.player).toEqual(['2H'])
    })

    it('reaches players who come back after a restart as a fresh snapshot too (TP-16)', async () => {
      const { live, staged } = await dealing()
      await live.scan('9S')
      const audience = { as: 'bystander' } as const
      const known = staged.table.snapshot(audience)
      await live.done(SANDRA, { do: 'replaceCard', ...live.ofCards, card: 1, code: live.code('4S'), reason })
      const draft = { game: 'mini-baccarat', dealing: 'live', betting: 'dealer' } as const
      const { table } = await stage.again(staged, draft)
      expect(table.replay(known.upto, audience)).toBeNull()
      const fresh = table.snapshot(audience)
      expect(fresh.state.game).toMatchObject({ player: ['4S'] })
      expect(table.replay(fresh.upto, audience)).toMatchObject({ events: [] })
    })

    it('finds the cards of rounds before the restart out of the shoe', async () => {
      const { live, staged } = await dealing()
      await live.scan('9S 2H KD 3D')
      await live.openBetting()
      await live.closeBetting()
      await live.scan('9H')
      const draft = { game: 'mini-baccarat', dealing: 'live', betting: 'dealer' } as const
      const again = new LiveHands(await stage.again(staged, draft))
      for (const card of ['2C', 'KD'] as const) {
        expect(await again.wrongScan(scanCode({ card, deck: 1 }))).toBe('duplicate')
        await again.done(SANDRA, { do: 'resume' })
      }
      expect(await again.refused(CHIARA, { do: 'scan', code: scanCode({ card: '4C', deck: 1 }) })).toBe(
        'done',
      )
    })

    it('is refused once somebody acted on the card, and cancelling remains', async () => {
      const { live, staged, player, code } = await deciding()
      const dealt = staged.state.live?.dealt ?? 0
      await staged.all([player, { do: 'hit', seat: 1 }])
      const replace = (card: number, code: string) =>
        ({ do: 'replaceCard', ...live.ofCards, card, code, reason }) as const
      expect(await live.refused(SANDRA, replace(dealt, live.code('TH')))).toBe('decided')
      await live.scan('2S')
      expect(await live.refused(SANDRA, replace(dealt, live.code('TH')))).toBe('decided')
      await live.done(SANDRA, replace(dealt + 1, live.code('3S')))
      expect(staged.blackjack.lines[0]?.cards.at(-1)).toBe('3S')
      await live.done(SANDRA, { do: 'cancelRound', ...live.ofRound, reason }, TULLIO)
      expect(staged.phase).toBe('over')
      expect(await stage.cash(player)).toBe(CASH)
      expect(staged.state.round?.code).toBe(code)
    })

    it('is of the cards and the round that the supervisor saw, and of no others', async () => {
      const { live, staged } = await dealing()
      await live.scan('9S 2H')
      const seen = live.ofCards
      await live.scan('KD')
      const orders = (of: typeof seen): readonly StaffCommand[] => [
        { do: 'rescanCard', ...of, reason },
        { do: 'replaceCard', ...of, card: 2, code: live.code('4S'), reason },
        { do: 'moveCard', ...of, card: 1, to: 2, reason },
      ]
      for (const order of orders(seen)) expect(await live.refused(SANDRA, order)).toBe('other-cards')
      expect(staged.baccarat).toMatchObject({ player: ['9S', 'KD'], banker: ['2H'] })
      expect(staged.state.paused).toBeNull()
      const last = live.ofCards
      await live.scan('3D')
      await live.openBetting()
      for (const order of orders(last)) expect(await live.refused(SANDRA, order)).toBe('gone')
      const { round } = last
      for (const command of ['cancelRound', 'failBonus'] as const) {
        const answer = await live.order(SANDRA, { do: command, round, reason }, { approvedBy: TULLIO })
        expect(answer).toMatchObject({ ok: false, reason: 'gone' })
      }
      expect(staged.phase).toBe('betting')
    })

    it('takes no card that is out, foreign or not there', async () => {
      const { live } = await dealing()
      await live.scan('9S 2H')
      const replace = (card: number, code: string) =>
        ({ do: 'replaceCard', ...live.ofCards, card, code, reason }) as const
      expect(await live.refused(SANDRA, replace(1, scanCode({ card: '2H', deck: 1 })))).toBe('bad-input')
      expect(await live.refused(SANDRA, replace(1, scanCode({ card: '3H', deck: 99 })))).toBe('bad-input')
      expect(await live.refused(SANDRA, replace(1, 'nonsense'))).toBe('bad-input')
      expect(await live.refused(SANDRA, replace(3, live.code('4S')))).toBe('bad-input')
      expect(await live.refused(SANDRA, replace(0, live.code('4S')))).toBe('bad-input')
      expect(await live.refused(SANDRA, { do: 'moveCard', ...live.ofCards, card: 1, to: 1, reason })).toBe(
        'bad-input',
      )
    })
  })

  describe('the supervisor', () => {
    it('pauses over what the dealer may solve: no card goes on before the supervisor says so', async () => {
      const { live, staged } = await dealing()
      await live.scan('9S')
      expect(await live.wrongScan('9S0')).toBe('unreadable')
      await live.done(SANDRA, { do: 'pause', reason })
      expect(staged.table.alarm).toMatchObject({ kind: 'unreadable', solvedBy: 'supervisor' })
      expect(await live.refused(CHIARA, { do: 'scan', code: live.code('2H') })).toBe('paused')
      expect(await live.refused(CHIARA, { do: 'resume' })).toBe('role')
      await live.done(SANDRA, { do: 'resume' })
      await live.scan('2H')
      expect(staged.baccarat).toMatchObject({ player: ['9S'], banker: ['2H'] })
    })

    it('cancels a round, and everything staked goes back, doubles too', async () => {
      const { live, staged, player } = await deciding()
      await staged.all([player, { do: 'double', seat: 1 }])
      expect(staged.table.stakes).toEqual({ EUR: { cash: 2_000, golden: 0 } })
      expect(await live.refused(SANDRA, { do: 'cancelRound', ...live.ofRound, reason })).toBe('needs-second')
      const alone = await live.order(
        SANDRA,
        { do: 'cancelRound', ...live.ofRound, reason },
        { approvedBy: SANDRA.name },
      )
      expect(alone).toMatchObject({ ok: false, reason: 'needs-second' })
      await live.done(SANDRA, { do: 'cancelRound', ...live.ofRound, reason }, TULLIO)
      expect(await stage.cash(player)).toBe(CASH)
      expect(staged.state.paused).toBeNull()
      expect(await live.refused(SANDRA, { do: 'failBonus', ...live.ofRound, reason })).toBe('needs-second')
    })

    it('ends a bonus that cannot be played: all else is paid (MF-21)', async () => {
      const player = await newPlayer()
      const draft = { game: 'mega-fire-blaze', timings: { card: 600_000 } } as const
      const live = await (await LiveHands.open(stage, `fault-${++count}`, draft)).ready()
      const { staged } = live
      await live.openBetting()
      await staged.all(
        [player, { do: 'bet', seat: 1, bet: 'main', amount: 1_000 }],
        [player, { do: 'bet', seat: 1, bet: 'fireBlaze', amount: 100 }],
      )
      await live.closeBetting()
      await live.scan('8S 8H 6H 6D 6C TD')
      await staged.all([player, { do: 'stand', seat: 1 }])
      await live.scan('KC')
      expect(staged.phase).toBe('bonus')
      await live.done(SANDRA, { do: 'failBonus', ...live.ofRound, reason }, TULLIO)
      expect(staged.blackjack.results).toMatchObject([
        { bet: 'main', outcome: 'win', paid: 2_000 },
        { bet: 'fireBlaze', outcome: 'refund', paid: 100 },
      ])
      expect(await stage.cash(player)).toBe(CASH + 1_000)
    })

    it('sets limits from the next round on, over a restart too', async () => {
      const { live, staged } = await dealing()
      const { unit, ranges } = staged.state.game.limits
      const player: Range = [500 as Cents, 700 as Cents]
      const limits = { unit, ranges: { ...ranges, player } }
      const wrong = { unit, ranges: { player } }
      expect(await live.refused(SANDRA, { do: 'setLimits', limits: wrong, reason })).toBe('bad-input')
      await live.done(SANDRA, { do: 'setLimits', limits, reason })
      expect(staged.state.game.limits.ranges.player).toEqual(ranges.player)
      await live.scan('9S 2H KD 3D')
      await live.openBetting()
      expect(staged.state.game.limits.ranges.player).toEqual([500, 700])
      const draft = { game: 'mini-baccarat', dealing: 'live', betting: 'dealer' } as const
      const again = await stage.again(staged, draft)
      expect(again.state.game.limits.ranges.player).toEqual([500, 700])
      const log = await stage.log(again)
      expect(log.filter(({ type }) => type === 'configured')).toHaveLength(1)
    })

    it('swaps the cards for new ones: the shoe ends with the round (SH-9)', async () => {
      const { live, staged } = await dealing()
      const swap = (decks?: readonly number[]) =>
        ({ do: 'swapCards', why: 'fallen', reason, ...(decks && { decks }) }) as StaffCommand
      expect(await live.refused(SANDRA, swap())).toBe('bad-input')
      expect(await live.refused(SANDRA, swap([8, 9, 10, 11, 12, 13, 14, 15]))).toBe('bad-input')
      expect(await live.refused(SANDRA, swap([21, 22]))).toBe('bad-input')
      const decks = [21, 22, 23, 24, 25, 26, 27, 28]
      await live.done(SANDRA, swap(decks))
      await live.scan('9S 2H KD 3D')
      expect(live.step).toBe('changeShoe')
      await live.done(CHIARA, { do: 'changeShoe' })
      const withOld = [1, 22, 23, 24, 25, 26, 27, 28]
      expect(await live.refused(CHIARA, { do: 'openShoe', decks: withOld })).toBe('bad-input')
      await live.done(CHIARA, { do: 'openShoe' })
      expect(staged.state.shoe?.live?.decks).toEqual(decks)
      expect(await live.wrongScan(scanCode({ card: '2C', deck: 1 }))).toBe('foreign')
    })

    it('unseats a player, tells the table something, takes the dealer off', async () => {
      const { live, staged, player } = await deciding()
      await live.done(SANDRA, { do: 'unseat', player, reason })
      expect(staged.blackjack.seats[0]).toMatchObject({ player, leaving: true })
      expect(await live.refused(SANDRA, { do: 'unseat', player: 'nobody', reason })).toBe('no-seat')
      const from = staged.version
      await live.done(SANDRA, { do: 'broadcast', text: 'Ten minutes to closing time.' })
      expect(staged.heard('announced', from)).toMatchObject([{ text: 'Ten minutes to closing time.' }])
      await live.done(SANDRA, { do: 'removeDealer', reason })
      expect(staged.state).toMatchObject({ live: { dealer: null }, paused: { alarm: { kind: 'called' } } })
      expect(live.step).toBe('signOn')
    })
  })

  it('is handed over from dealer to dealer, and players see who deals', async () => {
    const { live, staged } = await dealing()
    expect(await live.refused(PIETRO, { do: 'signOn' })).toBe('dealt-here')
    expect(await live.refused(PIETRO, { do: 'scan', code: live.code('9S') })).toBe('not-dealing')
    expect(await live.refused(CHIARA, { do: 'signOff' })).toBe('running')
    await live.done(CHIARA, { do: 'handOver' })
    await live.scan('9S')
    await live.done(PIETRO, { do: 'signOn' })
    expect(await live.refused(CHIARA, { do: 'scan', code: live.code('2H') })).toBe('not-dealing')
    const seen = staged.table.snapshot({ as: 'bystander' }).state.live
    expect(seen).toMatchObject({ dealer: { staff: null, shown: 'Pietro', leaving: false }, undo: null })
    expect(JSON.stringify(staged.told)).not.toMatch(/s_pietro|pietro\.neri|sandra\.bianchi/)
    expect((await deeds(staged.table.config.id)).map(({ actor, action }) => [actor, action])).toEqual([
      ['chiara.rossi', 'dealer-signed-on'],
      ['chiara.rossi', 'shoe-opened'],
      ['chiara.rossi', 'card-scanned'],
      ['chiara.rossi', 'betting-opened'],
      ['chiara.rossi', 'betting-closed'],
      ['chiara.rossi', 'dealer-hands-over'],
      ['chiara.rossi', 'card-scanned'],
      ['pietro.neri', 'dealer-signed-on'],
    ])
  })

  it('gives one answer to one order id, and refuses another content (FL-5)', async () => {
    const { live, staged } = await dealing()
    const command = { do: 'scan', code: live.code('9S') } as const
    const options = { id: 'the-same-order' }
    const [first, second] = await Promise.all([
      live.order(CHIARA, command, options),
      live.order(CHIARA, command, options),
    ])
    expect(first).toMatchObject({ ok: true })
    expect(second).toEqual(first)
    expect(await live.order(CHIARA, command, options)).toEqual(first)
    const other = await live.order(CHIARA, { do: 'handOver' }, options)
    expect(other).toMatchObject({ ok: false, reason: 'id-reused' })
    expect(staged.baccarat.player).toEqual(['9S'])
    expect(staged.state.paused).toBeNull()
  })

  it('keeps no word of a card that lies face down but the sealed one (FA-5)', async () => {
    const player = await newPlayer()
    const live = await (await LiveHands.open(stage, `fault-${++count}`, { game: 'speed-baccarat' })).ready()
    await live.openBetting()
    await live.staged.all([player, { do: 'bet', bet: 'player', amount: 1_000 }])
    const code = live.code('7D')
    await live.scan('7D')
    await live.wrongScan(code)
    const id = live.staged.table.config.id
    const { db } = stage.store
    const kept = [
      // What is sealed are random letters: any two may be among them.
      (await db.selectFrom('events').selectAll().where('table_id', '=', id).execute()).map(
        ({ sealed: _, ...open }) => open,
      ),
      await db.selectFrom('answers').selectAll().where('table_id', '=', id).execute(),
      await deeds(id),
    ]
    expect(JSON.stringify(kept)).not.toMatch(/7D/)
    const command = canonical([id, { do: 'scan', code }])
    const plain = createHash('sha256').update(command).digest('hex').slice(0, 32)
    expect(JSON.stringify(kept)).not.toContain(plain)
  })

  it('takes no supervisor’s order from a dealer', async () => {
    const { live } = await dealing()
    const orders: readonly StaffCommand[] = [
      { do: 'pause', reason },
      { do: 'rescanCard', ...live.ofCards, reason },
      { do: 'cancelRound', ...live.ofRound, reason },
      { do: 'swapCards', why: 'day', reason },
      { do: 'unseat', player: 'x', reason },
      { do: 'removeDealer', reason },
      { do: 'broadcast', text: 'Hello' },
    ]
    for (const order of orders) expect(await live.refused(CHIARA, order)).toBe('role')
  })

  it('calls the supervisor, who pauses, looks and resumes', async () => {
    const { live, staged } = await dealing()
    await live.done(CHIARA, { do: 'call', text: 'A card fell to the floor.' })
    expect(staged.table.alarm).toMatchObject({ kind: 'called', text: 'A card fell to the floor.' })
    expect(await live.refused(CHIARA, { do: 'lastHand' })).toBe('paused')
    await live.done(SANDRA, { do: 'resume' })
    expect(await live.refused(SANDRA, { do: 'resume' })).toBe('not-paused')
    await live.done(SANDRA, { do: 'pause', reason })
    expect(await live.refused(SANDRA, { do: 'pause', reason })).toBe('pausing')
    const [last] = (await deeds(staged.table.config.id)).slice(-1)
    expect(last).toMatchObject({ action: 'table-paused', actor: 'sandra.bianchi', reason })
    expect(JSON.parse(last?.before ?? '')).toMatchObject({ paused: null })
    expect(JSON.parse(last?.after ?? '')).toMatchObject({ paused: 'supervisor' })
  })
})
