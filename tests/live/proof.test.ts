import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameId } from '#engine/games'
import { canonical } from '#engine/record/canonical'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent } from '#engine/table/types'
import { buildProof } from '#server/audit/proof/build'
import { examine } from '#server/audit/proof/check'
import type { ShoeProof } from '#server/audit/proof/document'
import { archiveOf } from '#server/history/archive'
import { recordHash } from '#server/tables/records'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { CHIARA, LiveHands, SANDRA, TULLIO } from '#tests/live/live'
import { onBothStores } from '#tests/stores'

const CASH = 100_000
const reason = 'Looked at the video.'

onBothStores('FA-2: a shoe whose cards were scanned', ({ fresh }) => {
  let stage: Stage

  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    stage = await Stage.open(databaseUrl, { path: folder, remove: () => undefined })
    await stage.admit(CASH, 'anna')
  }, PATIENCE_MILLIS)
  afterAll(() => stage.close(), PATIENCE_MILLIS)

  const open = (id: string, game: GameId) => LiveHands.open(stage, id, { game }).then((live) => live.ready())

  async function endShoe(live: LiveHands): Promise<void> {
    await live.done(CHIARA, { do: 'lastHand' })
    await live.done(CHIARA, { do: 'changeShoe' })
  }

  async function proofOf(live: LiveHands): Promise<ShoeProof> {
    const built = await buildProof(stage.store.db, live.staged.table.config.id, 1)
    if (!('proof' in built)) throw new Error(built.text)
    return built.proof
  }

  /** The proof with a record changed, and every hash made to fit. */
  function forged(proof: ShoeProof, change: (event: TableEvent) => TableEvent): ShoeProof {
    let { hash } = proof.start
    const records = proof.records.map((record) => {
      const body = canonical(change(JSON.parse(record.body) as TableEvent))
      const { at, sealed } = record
      hash = recordHash({ at, body, sealed }, hash)
      return { ...record, body, hash }
    })
    return { ...proof, records: [...records] }
  }

  it('is not told before it is over, and then says that it had no order', async () => {
    const live = await open('mini', 'mini-baccarat')
    const code = await live.openBetting()
    await live.staged.all(['anna', { do: 'bet', bet: 'player', amount: 1_000 }], ['anna', { do: 'confirm' }])
    await live.closeBetting()
    await live.scan('9S 2H KD')
    await live.done(SANDRA, { do: 'replaceCard', ...live.ofCards, card: 1, code: live.code('4S'), reason })
    await live.done(SANDRA, { do: 'resume' })
    await live.scan('5D AC')
    expect(await buildProof(stage.store.db, 'mini', 1)).toMatchObject({ why: 'not-over' })
    const cancelled = await live.openBetting()
    await live.staged.all(['anna', { do: 'bet', bet: 'banker', amount: 500 }], ['anna', { do: 'confirm' }])
    await live.closeBetting()
    await live.scan('2D')
    await live.done(SANDRA, { do: 'cancelRound', ...live.ofRound, reason }, TULLIO)
    await endShoe(live)
    const proof = await proofOf(live)
    const { problems, checked } = examine(JSON.parse(JSON.stringify(proof)))
    expect(problems).toEqual([])
    expect(checked).toMatchObject({ rounds: 2, corrections: 1, 'cancelled rounds': 1 })
    expect(proof.published).toMatchObject({ commitment: '', seed: null, live: { burns: true } })

    const archive = archiveOf(stage.store.db, [])
    expect(await archive.shoe('mini', 1)).toMatchObject({ live: true, commitment: '', seed: null })
    const round = await archive.round('anna', code)
    expect(round?.fairness).toMatchObject({ live: true, commitment: '', burned: 3, cards: 5 })
    expect(round?.steps.map(({ text }) => text.en)).toContain('The supervisor put a card right')
    let state = round?.start
    for (const event of round?.events ?? []) state = state && evolveTable(state, event)
    expect(state?.game).toMatchObject({ player: ['4S', 'KD', 'AC'], banker: ['2H', '5D'] })
    expect(JSON.stringify(round)).not.toMatch(/sandra|chiara\.rossi|s_chiara|9S/)
    const gone = await archive.round('anna', cancelled)
    expect(gone).toMatchObject({ outcome: 'cancelled', staked: 500, paid: 500 })
  })

  it('is found forged when a card comes twice, unread, or of another deck', async () => {
    const live = await open('forged', 'mini-baccarat')
    await live.openBetting()
    await live.closeBetting()
    await live.scan('9S 2H KD 3D')
    await endShoe(live)
    const proof = await proofOf(live)
    expect(examine(proof).problems).toEqual([])
    const deck = (event: TableEvent) => (event.type === 'scanned' ? { ...event, deck: 99 } : event)
    expect(examine(forged(proof, deck)).problems.join()).toContain('deck 99')
    const twice = (event: TableEvent) =>
      event.type === 'dealt' && event.card === 'KD' ? ({ ...event, card: '9S' } as TableEvent) : event
    expect(examine(forged(proof, twice)).problems.join()).toContain('twice')
    const unread = (event: TableEvent): TableEvent =>
      event.type === 'scanned' ? { type: 'announced', text: 'x', by: null } : event
    expect(examine(forged(proof, unread)).problems.join()).toContain('not scanned')
    const { live: _, ...published } = proof.published
    expect(examine({ ...proof, published }).problems).not.toEqual([])
  })

  it('has cards face down that what turned them tells (FA-5, SB-1)', async () => {
    const live = await open('speed', 'speed-baccarat')
    await live.openBetting()
    await live.scan('4S 2H 4D')
    await live.staged.all(['anna', { do: 'bet', bet: 'banker', amount: 2_000 }])
    await live.done(SANDRA, { do: 'moveCard', ...live.ofCards, card: 2, to: 3, reason })
    await live.done(SANDRA, { do: 'resume' })
    await live.scan('7D')
    await live.closeBetting()
    expect(live.staged.baccarat).toMatchObject({ player: ['4S', '2H'], banker: ['4D', '7D'] })
    // A round that ends with its cards still face down.
    if (live.staged.phase !== 'over') await live.scan('9C')
    if (live.staged.phase !== 'over') await live.scan('9H')
    await live.openBetting()
    await live.scan('KS KH')
    await live.done(SANDRA, { do: 'cancelRound', ...live.ofRound, reason }, TULLIO)
    await endShoe(live)
    expect(examine(await proofOf(live)).problems).toEqual([])
  })

  it('of mega fire blaze proves its bonus from the committed seed (MF-16)', async () => {
    const live = await open('fire', 'mega-fire-blaze')
    const { staged } = live
    await live.openBetting()
    await staged.all(
      ['anna', { do: 'bet', seat: 1, bet: 'main', amount: 1_000 }],
      ['anna', { do: 'bet', seat: 1, bet: 'fireBlaze', amount: 100 }],
    )
    await live.closeBetting()
    await live.scan('8S 8H 6H 6D 6C')
    await live.scan('9D')
    await live.done(SANDRA, { do: 'replaceCard', ...live.ofCards, card: 6, code: live.code('TD'), reason })
    await live.done(SANDRA, { do: 'resume' })
    await staged.all(['anna', { do: 'stand', seat: 1 }])
    await live.scan('KC')
    await staged.inPhase('over')
    await endShoe(live)
    const proof = await proofOf(live)
    expect(examine(proof).problems).toEqual([])
    expect(proof.published.seed).toMatch(/^[0-9a-f]{64}$/)
    const other = { ...proof, published: { ...proof.published, seed: 'f'.repeat(64) } }
    expect(examine(other).problems).not.toEqual([])
  })

  it.each(['ventuno', 'free-bet'] as const)('of %s is played again', async (game) => {
    const live = await open(game, game)
    const { staged } = live
    staged.arrive('anna')
    await live.openBetting()
    await staged.all(
      ['anna', { do: 'sit', seat: 2 }],
      ['anna', { do: 'bet', seat: 2, bet: 'main', amount: 1_000 }],
    )
    await live.closeBetting()
    await live.scan('5S 6H')
    await live.done(SANDRA, { do: 'rescanCard', ...live.ofCards, reason })
    await live.scan('7H 6D')
    if (staged.blackjack.rules.deal === 'american') await live.scan('TD')
    await staged.all(['anna', { do: 'hit', seat: 2 }])
    await live.scan('TS')
    while (staged.phase !== 'over') await live.scan('TC')
    expect(staged.blackjack.results[0]?.outcome).toBe('win')
    await endShoe(live)
    expect(examine(await proofOf(live)).problems).toEqual([])
  })
})
