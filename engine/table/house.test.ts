import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { DRAGON_TIGER } from '#engine/dragon-tiger/rules'
import type { GameId } from '#engine/games'
import { evolveTable } from '#engine/table/evolve'
import { isGameOf, isTableOf } from '#engine/table/is-of'
import type { TableEvent, TableState } from '#engine/table/types'
import { limits } from '#tests/game-table'
import { DryRound } from '#tests/live/dry-round'

const SET = limits({ main: [200, 900] }, 100)
const { unit, ranges } = new DryRound('ventuno').state.game.limits
const CONFIGURED = { unit, ranges }

function folded(game: GameId, ...events: readonly TableEvent[]): TableState {
  return events.reduce(evolveTable, new DryRound(game).state)
}

/** What an event changes of a live table of Ventuno: all else stays as it is. */
function changedBy(event: TableEvent, before = folded('ventuno')): object {
  const was = new Map<string, unknown>(Object.entries(before))
  const is = Object.entries(evolveTable(before, event))
  return Object.fromEntries(is.filter(([name, value]) => !isDeepStrictEqual(value, was.get(name))))
}

describe('what the house does changes its own part of a table', () => {
  const { shoe, live } = folded('ventuno')
  const crowd = { tie: { players: 2, cents: 900 } }
  const alarm = { kind: 'called', text: 'Help.', solvedBy: 'dealer' } as const
  const by = 's_1'

  it.each<[TableEvent, object]>([
    [
      { type: 'named', player: 'ann', name: 'Ann', house: true },
      { people: { ann: { name: 'Ann', house: true } } },
    ],
    [
      { type: 'purse', player: 'ann', currency: 'GBP', session: 'x' },
      { purses: { ann: { currency: 'GBP', session: 'x' } } },
    ],
    [{ type: 'shoeCommitted', shoe: 2, commitment: 'c' }, { coming: { shoe: 2, commitment: 'c' } }],
    [
      { type: 'cutOffered', shoe: 2, to: 'ann', next: ['bob'] },
      { cutOffer: { shoe: 2, to: 'ann', next: ['bob'] } },
    ],
    [{ type: 'cutPassed', shoe: 2, player: 'ann' }, {}],
    [{ type: 'voided', code: 'x', reason: null, by }, {}],
    [{ type: 'scanned', deck: 1 }, {}],
    [{ type: 'announced', text: 'Hello.', by }, {}],
    [{ type: 'crowd', bets: crowd }, { crowd }],
    [{ type: 'clock', for: 'bets', until: 9 }, { clock: { for: 'bets', until: 9 } }],
    [{ type: 'dealer', dealer: null }, { live: { ...live, dealer: null } }],
    [{ type: 'cutCardOut', seat: 3 }, { shoe: { ...shoe, cutCardSeat: 3 } }],
    [{ type: 'burned', card: '4S', deck: 1, count: 5 }, { shoe: { ...shoe, burned: '4S', burnedCount: 5 } }],
    [{ type: 'paused', why: 'closed', text: 'Closed.' }, { paused: { why: 'closed', text: 'Closed.' } }],
    [{ type: 'paused', why: 'fault', text: 'A.', alarm }, { paused: { why: 'fault', text: 'A.', alarm } }],
    [{ type: 'corrected', what: 'rescan', back: 0, reason: null, by }, {}],
    [{ type: 'limitsSet', limits: SET, by }, { setLimits: { limits: SET, configured: CONFIGURED } }],
    [
      { type: 'cardsSwapped', why: 'day', decks: [11, 12], at: 7, by },
      {
        shoe: { ...shoe, cutCardSeat: 0 },
        live: { ...live, decks: [11, 12], cardsSince: 7, withdrawn: [1, 2, 3, 4, 5, 6, 7, 8] },
      },
    ],
  ])('%j', (event, change) => {
    expect(changedBy(event)).toEqual(change)
  })

  it.each<TableEvent>([
    { type: 'cutCardOut', seat: 3 },
    { type: 'burned', card: '4S', deck: 1, count: 5 },
  ])('and nothing without a shoe: %j', (event) => {
    expect(changedBy(event, folded('ventuno', { type: 'shoeRevealed', shoe: 1, seed: null }))).toEqual({})
  })
})

describe('a live table', () => {
  it('is made of the first decks, without a dealer, until somebody says otherwise (SH-6)', () => {
    const { id: game, currency, game: played } = folded('dragon-tiger')
    expect(game).toBe('dragon-tiger')
    const set = { type: 'configured', game: 'dragon-tiger', currency, rules: DRAGON_TIGER } as const
    const { live } = evolveTable(null, { ...set, limits: played.limits, dealing: 'live' })
    expect(live).toEqual({
      dealer: null,
      decks: [1, 2, 3, 4, 5, 6, 7, 8],
      cardsSince: null,
      withdrawn: [],
      cutFrom: null,
      dealt: 0,
      undo: [],
    })
  })

  it('counts the cards of a round from its opening, and says how many cannot be taken back (FL-1)', () => {
    const table = new DryRound('dragon-tiger')
    table.begin()
    table.deal(['9S', '8S'])
    expect(table.state.live?.dealt).toBe(2)
    expect(() => table.takeBack(3)).toThrow(
      '3 cards cannot be taken back here: take a fresh snapshot of the table.',
    )
    table.begin()
    expect(table.state.live?.dealt).toBe(0)
  })

  it('is another table once another game is dealt there', () => {
    const { limits: none } = folded('ventuno').game
    const set = { type: 'configured', game: 'dragon-tiger', currency: 'EUR', rules: DRAGON_TIGER } as const
    const after = folded(
      'ventuno',
      { type: 'named', player: 'ann', name: 'Ann', house: false },
      { ...set, limits: none },
    )
    expect(after).toEqual(evolveTable(null, { ...set, limits: none }))
  })

  it('is what an automatic one is not: cards of decks are nothing to that', () => {
    const { live: _none, ...automatic } = folded('ventuno')
    const opened = { type: 'shoeOpened', shoe: 2, cut: 99, by: null, burned: null, burnedCount: 0 } as const
    const decks = { decks: [1, 2], burns: false }
    const swapped = { type: 'cardsSwapped', why: 'day', decks: [3], at: 7, by: null } as const
    for (const event of [{ ...opened, live: decks }, swapped]) {
      expect('live' in evolveTable(automatic, event)).toBe(false)
    }
    expect(evolveTable({ ...automatic, shoe: null }, swapped)).toEqual({ ...automatic, shoe: null })
    const back = { type: 'corrected', what: 'rescan', back: 1, reason: null, by: null } as const
    expect(() => evolveTable(automatic, back)).toThrow(RangeError)
  })

  it('has no roads at a game that has none (RD-1)', () => {
    const table = new DryRound('ventuno')
    table.begin()
    table.deal(['TS', '9H', 'TD', 'KC'])
    table.give({ do: 'stand', player: 'ann', seat: 2 })
    expect(table.events.at(-1)?.type).toBe('settled')
    expect(table.state.results).toEqual([])
  })

  it('belongs to one family', () => {
    const state = folded('ventuno')
    const families = ['blackjack', 'baccarat', 'dragon-tiger'] as const
    expect(families.map((family) => isTableOf(family, state))).toEqual([true, false, false])
    expect(families.map((family) => isGameOf(family, state.game))).toEqual([true, false, false])
  })
})

describe('between rounds', () => {
  const began: TableEvent = { type: 'roundBegan', code: 'c1', number: 5, at: 50, rates: { GBP: [1, 2] } }

  it('MO-6: a round begins with its rates, one more of its shoe, and without the crowd of the one before', () => {
    const before = folded('ventuno', { type: 'crowd', bets: { main: { players: 1, cents: 5 } } })
    expect(changedBy(began, before)).toEqual({
      round: { code: 'c1', number: 5, beganAt: 50, rates: { GBP: [1, 2] } },
      shoe: { ...before.shoe, rounds: 1 },
      crowd: {},
    })
    const { rates: _none, ...plain } = began
    expect(evolveTable(before, plain).round?.rates).toEqual({})
  })

  it('limits that a supervisor set hold from the next round on, until the table is configured again', () => {
    const more = limits({ main: [500, 900] }, 100)
    const set = folded('ventuno', { type: 'limitsSet', limits: SET, by: null }, began, {
      type: 'limitsSet',
      limits: more,
      by: null,
    })
    expect(set.game.limits).toEqual(SET)
    expect(set.setLimits).toEqual({ limits: more, configured: CONFIGURED })
    expect(evolveTable(set, began).game.limits).toEqual(more)
    const opened = evolveTable(set, { type: 'opened', shoeRound: 1 })
    expect(opened.setLimits).toEqual(set.setLimits)
    expect('setLimits' in evolveTable(folded('ventuno'), { type: 'opened', shoeRound: 1 })).toBe(false)
    const { rules } = folded('dragon-tiger').game
    const configured = { type: 'configured', game: 'dragon-tiger', currency: 'GBP', limits: SET } as const
    const live = folded('dragon-tiger', { type: 'limitsSet', limits: more, by: null })
    const again = evolveTable(live, { ...configured, rules: DRAGON_TIGER })
    expect(again.setLimits).toBeUndefined()
    expect(again).toMatchObject({ currency: 'GBP', game: { limits: SET, rules }, live: live.live })
  })

  it('who is forgotten leaves no purse behind, and no choices', () => {
    const before = folded(
      'speed-baccarat',
      { type: 'purse', player: 'ann', currency: 'EUR', session: 'x' },
      { type: 'purse', player: 'bob', currency: 'EUR', session: 'y' },
      { type: 'zeroCommission', player: 'ann', on: true },
    )
    const after = evolveTable(before, { type: 'forgot', players: ['ann'] })
    expect(Object.keys(after.purses)).toEqual(['bob'])
    const remembered = ({ game }: TableState) =>
      isGameOf('baccarat', game) ? Object.keys(game.settings) : null
    expect([remembered(before), remembered(after)]).toEqual([['ann'], []])
  })

  it('SH-4, SH-8: the next cut begins where the cut card came out, and the roads are empty', () => {
    const table = new DryRound('dragon-tiger')
    table.begin()
    table.deal(['9S', '8S'])
    expect(table.state.results).toHaveLength(1)
    table.happen({ type: 'cutCardOut', seat: 4 })
    table.happen({ type: 'shoeRevealed', shoe: 1, seed: null })
    expect(table.state).toMatchObject({ shoe: null, results: [], live: { cutFrom: 4 } })
    table.happen({ type: 'shoeRevealed', shoe: 1, seed: null })
    expect(table.state.live?.cutFrom).toBeNull()
  })

  it('a shoe that is opened has nothing of the one before, and its commitment from before (FA-1)', () => {
    const opened = { type: 'shoeOpened', shoe: 2, cut: 99, by: 'ann', burned: '2S', burnedCount: 3 } as const
    const fresh = {
      shoe: 2,
      cut: 99,
      by: 'ann',
      burned: '2S',
      burnedCount: 3,
      dealt: 0,
      rounds: 0,
      cutCardSeat: null,
    }
    const table = new DryRound('dragon-tiger')
    table.begin()
    table.deal(['9S', '8S'])
    expect(evolveTable(table.state, opened)).toMatchObject({ coming: null, cutOffer: null, results: [] })
    expect(evolveTable(table.state, opened).shoe).toEqual({ ...fresh, commitment: '' })
    table.happen({ type: 'shoeCommitted', shoe: 2, commitment: 'c2' })
    expect(evolveTable(table.state, opened).shoe).toEqual({ ...fresh, commitment: 'c2' })
  })

  it('SB-5: a cancelled round counts in its shoe where the rules say so', () => {
    const rounds = [true, false].map((cancelledRoundsCount) => {
      const table = new DryRound('dragon-tiger')
      const rules = { ...DRAGON_TIGER, cancelledRoundsCount }
      table.happen({ type: 'configured', game: 'dragon-tiger', currency: 'EUR', rules, limits: SET })
      table.begin()
      table.give({ do: 'cancel' })
      return [table.state.shoe?.rounds, table.state.results.length]
    })
    expect(rounds).toEqual([
      [1, 0],
      [0, 0],
    ])
  })
})
