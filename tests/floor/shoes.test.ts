import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rankNumber } from '#engine/cards/card'
import { openShoe } from '#engine/cards/shoe'
import { parseSeed } from '#engine/cards/shuffle'
import { verifyShoe } from '#engine/cards/verify-shoe'
import { GAMES } from '#engine/games'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import { lastRoundOver } from '#tests/floor/past'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.openOnServer()
}, PATIENCE_MILLIS)
afterAll(() => stage.close(), PATIENCE_MILLIS)

/** Plays until a shoe is opened and stops there. */
async function logUntilShoe(staged: Staged, shoe: number): Promise<readonly TableEvent[]> {
  await staged.until(({ state }) => (state.shoe?.shoe ?? 0) >= shoe)
  await staged.table.stop()
  return stage.log(staged)
}

/** The log shoe by shoe: what came while the shoe was on the table, its revelation included. */
function byShoe(log: readonly TableEvent[]): readonly (readonly TableEvent[])[] {
  const starts = log.flatMap((event, index) => (event.type === 'shoeOpened' ? [index] : []))
  return starts.slice(0, -1).map((start, index) => {
    const end = log.findIndex((event, at) => at > start && event.type === 'shoeRevealed')
    expect(end).toBeLessThan(starts[index + 1] ?? 0)
    return log.slice(start, end + 1)
  })
}

function placesOf(events: readonly TableEvent[], type: TableEvent['type']): readonly number[] {
  return events.flatMap((event, index) => (event.type === type ? [index] : []))
}

function cardsOf(events: readonly TableEvent[]) {
  return events.flatMap((event) => (event.type === 'dealt' && event.card !== null ? [event.card] : []))
}

function first<Type extends TableEvent['type']>(events: readonly TableEvent[], type: Type) {
  const is = (event: TableEvent): event is Extract<TableEvent, { type: Type }> => event.type === type
  const found = events.find(is)
  if (found === undefined) throw new Error(`No ${type} is there.`)
  return found
}

describe.each(['speed-baccarat', 'mini-baccarat', 'mega-fire-blaze'] as const)(
  'shoes of an automatic table, %s',
  (game) => {
    let log: readonly TableEvent[]
    let shoes: readonly (readonly TableEvent[])[]
    beforeAll(async () => {
      log = await logUntilShoe(await stage.table(`whole-${game}`, { game, timings: { betting: 1 } }), 3)
      shoes = byShoe(log)
    }, PATIENCE_MILLIS)

    it('FA-1, SH-6: a shoe is committed to before it is opened, the next one while it is played', () => {
      expect(shoes).toHaveLength(2)
      for (const [index, shoe] of shoes.entries()) {
        const opened = log.indexOf(first(shoe, 'shoeOpened'))
        const committed = log.findIndex((event) => event.type === 'shoeCommitted' && event.shoe === index + 1)
        expect(committed).toBeGreaterThanOrEqual(0)
        expect(committed).toBeLessThan(opened)
        expect(first(shoe, 'shoeCommitted').shoe).toBe(index + 2)
        expect(placesOf(shoe, 'shoeCommitted')[0]).toBeLessThan(placesOf(shoe, 'roundBegan')[0] ?? 0)
      }
    })

    it('SH-2: the round in which the cut card comes out is played to its end, and no other begins', () => {
      expect(shoes).toHaveLength(2)
      for (const shoe of shoes) {
        const [out = 0, ...others] = placesOf(shoe, 'cutCardOut')
        expect(others).toEqual([])
        const rounds = placesOf(shoe, 'roundBegan')
        const ends = placesOf(shoe, 'settled')
        expect(ends).toHaveLength(rounds.length)
        expect(rounds.at(-1)).toBeLessThan(out)
        expect(ends.at(-2)).toBeLessThan(out)
        expect(placesOf(shoe, 'shoeRevealed')[0]).toBeGreaterThan(Math.max(out, ends.at(-1) ?? 0))
        const { shoe: number, cut } = first(shoe, 'shoeOpened')
        const { cutCardAt, burned } = openShoe(GAMES[game].shoe, { seed: seedOf(shoe), number, cut })
        expect(cardsOf(shoe.slice(0, out))).toHaveLength(cutCardAt - burned.length + 1)
      }
    })

    it('FA-2: the seed that is revealed gives every card that was dealt', () => {
      expect(shoes).toHaveLength(2)
      for (const [index, shoe] of shoes.entries()) {
        const { cut, burned } = first(shoe, 'shoeOpened')
        const { commitment } = log.find(
          (event) => event.type === 'shoeCommitted' && event.shoe === index + 1,
        ) as Extract<TableEvent, { type: 'shoeCommitted' }>
        const claim = {
          game,
          commitment,
          seed: Buffer.from(seedOf(shoe)).toString('hex'),
          number: index + 1,
          cut,
          dealt: cardsOf(shoe),
          burned: burned === null ? [] : [burned],
        }
        expect(verifyShoe(claim)).toEqual([])
        expect(claim.dealt.length).toBeGreaterThan(300)
        expect(verifyShoe({ ...claim, cut: cut + 1 })).not.toEqual([])
      }
    })

    it('SH-5: burns where the table burns: the card turned up and as many as its number', () => {
      expect(shoes).toHaveLength(2)
      for (const shoe of shoes) {
        const { burned, burnedCount } = first(shoe, 'shoeOpened')
        expect(burned !== null).toBe(game === 'mini-baccarat')
        expect(burnedCount).toBe(burned === null ? 0 : 1 + Math.min(10, rankNumber(burned)))
      }
    })

    it('SH-8: roads and the count of rounds begin anew with each shoe', () => {
      let state: TableState | null = null
      let settled = 0
      const fresh: unknown[] = []
      const counted: unknown[] = []
      for (const event of log) {
        state = evolveTable(state, event)
        if (event.type === 'shoeOpened' || event.type === 'shoeRevealed') settled = 0
        if (event.type === 'settled') settled += 1
        expect(state.results).toHaveLength(game === 'mega-fire-blaze' ? 0 : settled)
        if (event.type === 'shoeOpened') fresh.push([state.shoe?.rounds, state.shoe?.dealt])
        if (event.type === 'opened') counted.push([event.shoeRound, state.shoe?.rounds])
      }
      expect(fresh).toEqual([1, 2, 3].map(() => [0, 0]))
      const rounds = shoes.flatMap((shoe) =>
        placesOf(shoe, 'opened').map((_, index) => [index + 1, index + 1]),
      )
      // The round that runs at the end of the log is in no whole shoe.
      expect(counted.slice(0, rounds.length)).toEqual(rounds)
      expect(rounds.length).toBeGreaterThan(60)
    })

    it('TP-6: every round has a code of its own that tells its start in GMT', () => {
      const rounds = log.filter((event) => event.type === 'roundBegan')
      expect(new Set(rounds.map(({ code }) => code)).size).toBe(rounds.length)
      for (const [index, { code, number, at }] of rounds.entries()) {
        const [date = '', time = ''] = new Date(at).toISOString().split(/[T.]/)
        expect(code).toBe(
          `whole-${game}-${date.replaceAll('-', '')}-${time.replaceAll(':', '')}-${index + 1}`,
        )
        expect(number).toBe(index + 1)
      }
    })
  },
)

function seedOf(shoe: readonly TableEvent[]) {
  return parseSeed(first(shoe, 'shoeRevealed').seed)
}

describe('who cuts the coming shoe (SH-4)', () => {
  const game = 'free-bet'
  const seats = { 2: 'ann', 5: 'bob', 7: 'cleo' }
  let count = 0

  /** The shoe is to be changed and the people are there. */
  async function atTheCut(cutCardSeat: number, here: readonly string[]): Promise<Staged> {
    const past = lastRoundOver(game, seats, cutCardSeat)
    const staged = await stage.table(`cut-${++count}`, { game, timings: { result: 100 } }, past)
    staged.arrive(...here)
    await staged.until(({ state }) => state.cutOffer !== null || state.shoe?.shoe === 2)
    return staged
  }

  it.each([
    ['from the box where the cut card came out', 5, ['ann', 'bob', 'cleo'], ['bob', 'cleo', 'ann']],
    ['from the next box where it has nobody', 3, ['ann', 'bob', 'cleo'], ['bob', 'cleo', 'ann']],
    ['from box 1 when it came out for the dealer', 0, ['ann', 'bob', 'cleo'], ['ann', 'bob', 'cleo']],
    ['only who is there', 5, ['ann', 'cleo'], ['cleo', 'ann']],
    ['not who only looks on', 5, ['ann', 'dora'], ['ann']],
  ] as const)('asks %s', async (_, cutCardSeat, here, asked) => {
    const staged = await atTheCut(cutCardSeat, here)
    expect(staged.state.cutOffer).toEqual({ shoe: 2, to: asked[0], next: asked.slice(1) })
    expect(staged.state.clock).toMatchObject({ for: 'cut' })
    expect(staged.state.shoe).toBeNull()
  })

  it('passes the right on, box by box; then the house cuts in the middle', async () => {
    const staged = await atTheCut(5, ['ann', 'bob', 'cleo'])
    const { version } = staged
    expect(await staged.refused('ann', { do: 'cut', cut: 100 })).toBe('not-your-turn')
    expect(await staged.refused('ann', { do: 'passCut' })).toBe('not-your-turn')
    for (const player of ['bob', 'cleo', 'ann']) {
      expect(staged.state.cutOffer?.to).toBe(player)
      await staged.all([player, { do: 'passCut' }])
    }
    expect(staged.heard('cutPassed', version).map(({ player }) => player)).toEqual(['bob', 'cleo', 'ann'])
    expect(staged.state.shoe).toMatchObject({ shoe: 2, cut: 156, by: null })
    expect(await staged.refused('ann', { do: 'passCut' })).toBe('closed')
  })

  it('goes on to the next when the time is over; a restart asks the same player again', async () => {
    const before = await atTheCut(5, ['ann', 'bob', 'cleo'])
    await before.all(['bob', { do: 'passCut' }])
    const staged = await stage.again(before, { game, timings: { cut: 50 } })
    expect(staged.state.cutOffer).toEqual({ shoe: 2, to: 'cleo', next: ['ann'] })
    await staged.until(({ state }) => state.shoe !== null)
    expect(staged.state.shoe).toMatchObject({ cut: 156, by: null })
  })

  it('refuses a cut that lifts less than a deck, or leaves less', async () => {
    const staged = await atTheCut(5, ['bob'])
    for (const cut of [51, 261, -1, 0, Number.MAX_SAFE_INTEGER]) {
      expect(await staged.refused('bob', { do: 'cut', cut })).toBe('bad-input')
    }
    expect(staged.state.cutOffer?.to).toBe('bob')
    await staged.all(['bob', { do: 'cut', cut: 52 }])
    expect(staged.state.shoe).toMatchObject({ cut: 52, by: 'bob' })
  })

  it('FA-1: a cut by a player changes the order of the cards, and the seed proves it', async () => {
    await stage.admit(1000, 'bob')
    const staged = await atTheCut(5, ['bob'])
    await staged.all(['bob', { do: 'cut', cut: 77 }])
    await staged.until(({ phase }) => phase === 'betting')
    await staged.all(['bob', { do: 'bet', seat: 5, bet: 'main', amount: 1000 }])
    const playing = await stage.again(staged, {
      game,
      timings: { betting: 1, decision: 1, insurance: 1, offers: 1 },
    })
    await playing.until(({ state }) => state.shoe?.rounds === 2)
    const dealt = cardsOf(await stage.log(playing))
    const seed = parseSeed('b'.repeat(64))
    const order = (cut: number) =>
      openShoe(GAMES[game].shoe, { seed, number: 2, cut }).order.slice(0, dealt.length)
    expect(dealt).toEqual(order(77))
    expect(dealt).not.toEqual(order(156))
  })

  it('is the house at once where nobody is', async () => {
    const staged = await atTheCut(5, [])
    expect(staged.state.shoe).toMatchObject({ shoe: 2, cut: 156, by: null })
  })
})

describe.each(['mini-baccarat', 'mega-fire-blaze'] as const)('where nobody sits, %s', (game) => {
  it('everybody at the table may cut, and the first one does', async () => {
    const past = lastRoundOver(game, {}, 0)
    const staged = await stage.table(`common-cut-${game}`, { game, timings: { result: 100 } }, past)
    staged.arrive('ann', 'bob')
    await staged.until(({ state }) => state.cutOffer !== null)
    expect(staged.state.cutOffer).toEqual({ shoe: 2, to: null, next: [] })
    await staged.all(['ann', { do: 'passCut' }])
    expect(staged.state.cutOffer).not.toBeNull()
    const answers = await Promise.all([
      staged.refused('bob', { do: 'cut', cut: 99 }),
      staged.refused('ann', { do: 'cut', cut: 98 }),
    ])
    expect(answers).toEqual(['taken', 'closed'])
    expect(staged.state.shoe).toMatchObject({ shoe: 2, cut: 99, by: 'bob' })
  })

  it('the house cuts when nobody does', async () => {
    const past = lastRoundOver(game, {}, 0)
    const timings = { result: 100, cut: 20 }
    const staged = await stage.table(`no-cut-${game}`, { game, timings }, past)
    staged.arrive('ann')
    await staged.until(({ state }) => state.shoe?.shoe === 2)
    const log = await stage.log(staged)
    expect(placesOf(log, 'cutOffered')).toHaveLength(1)
    expect(placesOf(log, 'cutPassed')).toHaveLength(0)
    expect(staged.state.shoe).toMatchObject({ cut: 208, by: null })
  })
})
