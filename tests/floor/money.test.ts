import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAce, isTen, totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'
import type { GameId } from '#engine/games'
import type { PlayerCommand } from '#protocol/player/commands'
import { openSession } from '#server/play/sessions/book'
import { Batch } from '#server/tables/batch'
import { commit } from '#server/tables/commit'
import { giveUp } from '#server/tables/doers/pit-boss'
import { recover } from '#server/tables/recover'
import { tableAccount } from '#server/wallet/accounts'
import { committed, seedWhere } from '#tests/floor/past'
import { type Draft, PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'

function till(table: string) {
  return { table, currency: 'EUR', foreign: false }
}

let stage: Stage
beforeAll(async () => {
  stage = await Stage.openOnServer()
}, PATIENCE_MILLIS)
afterAll(() => stage.close(), PATIENCE_MILLIS)

let count = 0

const bet = (seat: number, golden = false): PlayerCommand => {
  return { do: 'bet', seat, bet: 'main', amount: 1000, golden }
}

interface Deal {
  readonly hand: readonly Card[]
  readonly up: Card
  readonly hole: Card
}

/** The first hand, the dealer's up card and what the dealer gets next, where one hand is played. */
function dealIn(game: GameId, cards: readonly Card[]): Deal {
  const [a, b, c, d, , f] = cards as [Card, Card, Card, Card, Card, Card]
  return game === 'mega-fire-blaze' ? { hand: [a, d], up: c, hole: f } : { hand: [a, c], up: b, hole: d }
}

/** A new player with so much money, whose first hand is dealt with such cards. */
async function dealt(game: GameId, cash: number, fits: (deal: Deal) => boolean, golden = 0) {
  const player = `player-${++count}`
  await stage.admit(cash, player)
  if (golden > 0) await stage.grantGolden(player, golden)
  const seed = seedWhere(game, (cards) => fits(dealIn(game, cards)))
  const before = await stage.table(`money-${count}`, { game }, committed(seed))
  await before.inPhase('betting')
  before.arrive(player)
  if (game !== 'mega-fire-blaze') await before.all([player, { do: 'sit', seat: 1 }])
  await before.all([player, bet(1, golden > 0)])
  const closing = await stage.again(before, { game, timings: { betting: 1, card: 5 } })
  closing.arrive(player)
  await closing.until(({ phase }) => phase !== 'betting' && phase !== 'dealing')
  const staged = await stage.again(closing, { game })
  staged.arrive(player)
  return { player, staged }
}

/** Money that is gone before any table hears of it. */
async function spend(player: string, amount: number): Promise<void> {
  const numbers = { id: `${player}-elsewhere`, participation: `${player}-one` }
  const draft = { ...numbers, player, table_id: 'elsewhere', currency: 'EUR', regulated: true }
  await openSession(stage.store.db, draft, { key: 'all', amount, most: amount, at: 1 }, 1)
}

const playable = ({ hand, up }: Deal) =>
  !isAce(up) && !isTen(up) && totalOf(hand) >= 12 && totalOf(hand) <= 16 && hand[0]?.[0] !== hand[1]?.[0]

async function stakesOf({ table }: Staged): Promise<readonly number[]> {
  const accounts = (['cash', 'golden'] as const).map((purse) =>
    tableAccount(till(table.config.id), purse, 'stakes'),
  )
  return Promise.all(accounts.map(({ id }) => stage.balance(id)))
}

describe('money that is spent elsewhere at the same moment', () => {
  it('VE-6: a double that it no longer pays for is a hit at once', async () => {
    const { player, staged } = await dealt('ventuno', 3000, playable)
    await spend(player, 1500)
    expect(stage.purses.of(player).cash).toBe(2000)
    const { version } = staged
    await staged.all([player, { do: 'double', seat: 1 }])
    expect(staged.heard('acted', version)[0]).toMatchObject({
      decision: 'hit',
      instead: 'double',
      cause: 'balance',
      additions: [],
    })
    expect(stage.purses.of(player).cash).toBe(500)
    expect(staged.told.at(-1)?.everyone.find(({ type }) => type === 'acted')).toMatchObject({ instead: null })
  })

  it.each(['mega-fire-blaze', 'free-bet'] as const)(
    'VE-6: at %s it is refused and the decision stays open',
    async (game) => {
      const { player, staged } = await dealt(game, 3000, playable)
      await spend(player, 1500)
      const { turn } = staged.blackjack
      expect(await staged.refused(player, { do: 'double', seat: 1 })).toBe('balance')
      expect(staged.blackjack.turn).toEqual(turn)
      expect(await staged.refused(player, { do: 'stand', seat: 1 })).toBe('taken')
    },
  )

  it.each([
    ['ventuno', ['taken', 'taken'], [['hit', 0]]],
    ['free-bet', ['balance', 'taken'], []],
  ] as const)(
    'VE-6: of two doubles at two tables that it pays for once, one is paid (%s)',
    async (game, told, instead) => {
      const player = `player-${++count}`
      await stage.admit(3000, player)
      const seed = seedWhere(game, (cards) => playable(dealIn(game, cards)))
      const tables: Staged[] = []
      for (const name of ['a', 'b']) {
        const before = await stage.table(`twice-${game}-${name}`, { game }, committed(seed))
        await before.inPhase('betting')
        before.arrive(player)
        await before.all([player, { do: 'sit', seat: 1 }], [player, bet(1)])
        tables.push(before)
      }
      const closed: Staged[] = []
      for (const before of tables) {
        const closing = await stage.again(before, { game, timings: { betting: 1 } })
        closing.arrive(player)
        await closing.inPhase('turns')
        await closing.table.stop()
        closed.push(closing)
      }
      const open: Staged[] = []
      for (const { table } of closed) open.push(await stage.table(table.config.id, { game }))
      for (const staged of open) staged.arrive(player)
      expect(await stage.cash(player)).toBe(1000)
      const answers = await Promise.all(
        open.map((staged) => staged.refused(player, { do: 'double', seat: 1 })),
      )
      const logs = await Promise.all(open.map((staged) => stage.log(staged)))
      const acted = logs.flatMap((log) => log.filter((event) => event.type === 'acted'))
      const decisions = acted.map(({ decision, additions }) => [decision, additions.length])
      expect(decisions.filter(([decision]) => decision === 'double')).toEqual([['double', 1]])
      expect(decisions).toEqual(expect.arrayContaining([...instead]))
      expect([...answers].sort()).toEqual(told)
    },
  )

  it('FL-3: chips that it no longer pays for are refused when betting closes', async () => {
    const player = `player-${++count}`
    await stage.admit(3000, player)
    const game = 'mini-baccarat'
    const before = await stage.table(`money-${count}`, { game })
    await before.inPhase('betting')
    const on = (spot: 'player' | 'tie', amount: number): PlayerCommand => ({ do: 'bet', bet: spot, amount })
    await before.all([player, on('player', 1000)], [player, on('tie', 1000)], [player, { do: 'confirm' }])
    await spend(player, 1500)
    const staged = await stage.again(before, { game, timings: { betting: 1 } })
    await staged.until(({ state }) => (state.round?.number ?? 0) > 1)
    const closed = (await stage.log(staged)).find((event) => event.type === 'closed')
    expect(closed).toMatchObject({
      taken: [{ bet: 'player', cash: 1000 }],
      refused: [{ bet: 'tie', reason: 'balance' }],
    })
    await staged.table.stop()
  })
})

describe('golden chips (MO-7)', () => {
  it.each([
    ['are consumed by a win, which pays cash without the stake', [19, 20], [17, 18], 0, 1000],
    ['are consumed by a loss', [17, 18], [19, 20], 0, 0],
    ['come back on a push', [19, 19], [19, 19], 1000, 0],
  ] as const)('%s', async (_, own, dealer, golden, cash) => {
    const within = (total: number, [least, most]: readonly [number, number]) =>
      total >= least && total <= most
    const { player, staged } = await dealt(
      'ventuno',
      0,
      ({ hand, up, hole }) => !isAce(up) && within(totalOf(hand), own) && within(totalOf([up, hole]), dealer),
      1000,
    )
    expect(await stage.balance(`golden:${player}`)).toBe(0)
    expect(await stakesOf(staged)).toEqual([0, 1000])
    expect(await staged.refused(player, { do: 'double', seat: 1 })).toBe('not-offered')
    await staged.all([player, { do: 'stand', seat: 1 }])
    await staged.until(({ state }) => state.round?.number === 2)
    expect(await stakesOf(staged)).toEqual([0, 0])
    expect([await stage.balance(`golden:${player}`), await stage.cash(player)]).toEqual([golden, cash])
    const promotions = tableAccount(till(staged.table.config.id), 'golden', 'house')
    expect(await stage.balance(promotions.id)).toBe(1000 - golden)
  })
})

/** FL-1: what a fault that nobody solves ends with. */
async function cancel(staged: Staged): Promise<string> {
  await staged.table.stop()
  const { config } = staged.table
  const { memory, vault } = await recover(stage.store.db, config, stage.sealer)
  const batch = new Batch(config.id, memory, stage.clock.now(), stage.purses.of)
  batch.emit({ type: 'paused', why: 'fault', text: 'A fault.' })
  giveUp(batch, vault)
  stage.purses.learn(
    (await commit(stage.store.db, batch, stage.sealer, stage.needs(config.id).riders)).balances,
  )
  return memory.state.round?.code ?? ''
}

/** What everybody won or lost in a round, by the book. */
async function nets(code: string): Promise<readonly { account_id: string; net: number }[]> {
  const rows = await stage.store.db
    .selectFrom('entries')
    .innerJoin('transfers', 'transfers.id', 'entries.transfer_id')
    .select(({ fn }) => ['account_id', fn.sum<number>('amount').as('net')])
    .where('round', '=', code)
    .groupBy('account_id')
    .execute()
  return rows.map(({ account_id, net }) => ({ account_id, net: Number(net) })).filter(({ net }) => net !== 0)
}

describe('a round that is cancelled (FL-1)', () => {
  const aceUp = ({ hand, up, hole }: Deal) => isAce(up) && !isTen(hole) && totalOf(hand) < 18
  const cases: readonly (readonly [string, GameId, (deal: Deal) => boolean, readonly PlayerCommand[]])[] = [
    ['while insurance is open', 'ventuno', aceUp, []],
    ['after insurance was taken', 'ventuno', aceUp, [{ do: 'insure', seat: 1, yes: true }]],
    ['while a decision is open', 'ventuno', playable, []],
    ['with a decision open', 'mega-fire-blaze', playable, []],
    ['with insurance taken', 'mega-fire-blaze', aceUp, [{ do: 'insure', yes: true }]],
    ['with a decision open', 'free-bet', playable, []],
    ['with part insured', 'free-bet', aceUp, [{ do: 'insure', seat: 1, yes: true, amount: 250 }]],
  ]

  it.each(cases)('gives everything back %s (%s)', async (_, game, fits, orders) => {
    const { player, staged } = await dealt(game, 5000, fits)
    for (const order of orders) await staged.all([player, order])
    expect(staged.phase).not.toBe('over')
    expect(await stage.cash(player)).toBeLessThan(5000)
    const code = await cancel(staged)
    expect(await stage.cash(player)).toBe(5000)
    expect(await nets(code)).toEqual([])
    expect(await stakesOf(staged)).toEqual([0, 0])
  })

  it.each(['ventuno', 'mega-fire-blaze', 'free-bet'] as const)(
    'gives back what a double added (%s)',
    async (game) => {
      const { player, staged } = await dealt(game, 5000, playable)
      const frozen = await stage.again(staged, { game, timings: { card: 600_000 } })
      await frozen.all([player, { do: 'double', seat: 1 }])
      expect(await stage.cash(player)).toBe(3000)
      const code = await cancel(frozen)
      expect(await stage.cash(player)).toBe(5000)
      expect(await nets(code)).toEqual([])
    },
  )

  it.each([
    ['while bets are taken and cards lie face down', 'speed-baccarat', { card: 0 }, 'betting'],
    ['while cards are dealt', 'mini-baccarat', { card: 30 }, 'dealing'],
  ] as const)('gives everything back %s (%s)', async (_, game, timings, phase) => {
    const player = `player-${++count}`
    await stage.admit(5000, player)
    await stage.grantGolden(player, 500)
    const before = await stage.table(`money-${count}`, { game, timings })
    await before.inPhase('betting')
    await before.all([player, { do: 'bet', bet: 'player', amount: 1000 }])
    await before.all([player, { do: 'bet', bet: 'tie', amount: 500, golden: true }])
    if (game === 'mini-baccarat') await before.all([player, { do: 'confirm' }])
    const closing = phase === 'dealing' ? { betting: 1, card: 600_000 } : timings
    const staged = await stage.again(before, { game, timings: closing })
    await staged.inPhase(phase)
    const code = await cancel(staged)
    expect([await stage.cash(player), await stage.balance(`golden:${player}`)]).toEqual([5000, 500])
    expect(await nets(code)).toEqual([])
  })
})

describe('a natural that is paid at once (FB-6)', () => {
  const draft: Draft = { game: 'free-bet', timings: { betting: 1 } }

  /** Two boxes: the first has a natural, the second one decides. */
  async function natural(): Promise<{ staged: Staged; lucky: string; other: string }> {
    const [lucky, other] = [`player-${++count}`, `player-${++count}`]
    await stage.admit(5000, lucky, other)
    const seed = seedWhere('free-bet', (cards) => {
      const [a, b, up, c, d] = cards as [Card, Card, Card, Card, Card]
      return totalOf([a, c]) === 21 && !isAce(up) && !isTen(up) && totalOf([b, d]) < 17
    })
    const before = await stage.table(`money-${count}`, { game: 'free-bet' }, committed(seed))
    await before.inPhase('betting')
    before.arrive(lucky, other)
    await before.all([lucky, { do: 'sit', seat: 1 }], [other, { do: 'sit', seat: 2 }])
    await before.all([lucky, bet(1)], [other, bet(2)])
    const staged = await stage.again(before, draft)
    staged.arrive(lucky, other)
    await staged.inPhase('turns')
    return { staged, lucky, other }
  }

  it('is on the balance while the others still play; the round is zero at its end', async () => {
    const { staged, lucky, other } = await natural()
    const paid = (await stage.log(staged)).filter(({ type }) => type === 'paid')
    expect(paid).toMatchObject([{ results: [{ player: lucky, paid: 2500 }] }])
    expect(await stage.cash(lucky)).toBe(6500)
    expect(stage.money.filter(({ player }) => player === lucky).at(-1)).toMatchObject({ cash: 6500 })
    expect(await stakesOf(staged)).toEqual([2000, 0])
    const { turn } = staged.blackjack
    const patient = await stage.again(staged, { game: 'free-bet', timings: { decision: 1 } })
    await patient.until(({ state }) => state.round?.number === 2)
    expect(turn?.deciders).toEqual([other])
    expect(await stage.cash(lucky)).toBe(6500)
    expect(await stakesOf(patient)).toEqual([0, 0])
  })

  it('FL-2: is taken back when the round is cancelled', async () => {
    const { staged, lucky, other } = await natural()
    const code = await cancel(staged)
    expect([await stage.cash(lucky), await stage.cash(other)]).toEqual([5000, 5000])
    expect(await nets(code)).toEqual([])
  })

  it('FL-2: is taken back as far as it is there; the house bears the rest, and the book is right', async () => {
    const { staged, lucky, other } = await natural()
    await spend(lucky, 6000)
    const code = await cancel(staged)
    expect([await stage.cash(lucky), await stage.cash(other)]).toEqual([0, 5000])
    const house = tableAccount(till(staged.table.config.id), 'cash', 'house')
    expect(await nets(code)).toEqual(
      expect.arrayContaining([
        { account_id: `cash:${lucky}`, net: 1000 },
        { account_id: house.id, net: -1000 },
      ]),
    )
    expect(await stakesOf(staged)).toEqual([0, 0])
  })
})
