import { describe, expect, it } from 'vitest'
import { BACCARAT } from '#engine/baccarat/game'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { parseCards } from '#engine/cards/notation'
import { cents } from '#engine/money/cents'
import { TestTable } from '#tests/baccarat/table'

describe('mini: cards come face up after the close', () => {
  it('asks for bets, then for the cards in their order, then for nothing', () => {
    const table = new TestTable(MINI_BACCARAT)
    expect(BACCARAT.wants(table.state)).toEqual({ kind: 'nothing' })
    table.open()
    expect(BACCARAT.wants(table.state)).toEqual({ kind: 'bets' })
    table.must({ do: 'close' })
    const asked: unknown[] = []
    for (const card of parseCards('2S 3S KS KD 4H 5H')) {
      asked.push(BACCARAT.wants(table.state))
      table.must({ do: 'card', card })
    }
    expect(asked).toEqual(
      ['player', 'banker', 'player', 'banker', 'player', 'banker'].map((to) => ({
        kind: 'card',
        to,
        faceDown: false,
      })),
    )
    expect(BACCARAT.wants(table.state)).toEqual({ kind: 'nothing' })
    expect(table.state).toMatchObject({
      phase: 'over',
      player: ['2S', 'KS', '4H'],
      banker: ['3S', 'KD', '5H'],
      winner: 'B',
      faceDown: 0,
      hidden: [],
    })
    expect(table.events.slice(2)).toEqual([
      { type: 'dealt', to: 'player', card: '2S', faceDown: false },
      { type: 'dealt', to: 'banker', card: '3S', faceDown: false },
      { type: 'dealt', to: 'player', card: 'KS', faceDown: false },
      { type: 'dealt', to: 'banker', card: 'KD', faceDown: false },
      { type: 'dealt', to: 'player', card: '4H', faceDown: false },
      { type: 'dealt', to: 'banker', card: '5H', faceDown: false },
      { type: 'settled', winner: 'B', results: [] },
    ])
  })

  it.each([
    ['8S 3S KS KD', 4, 'P'],
    ['6S 7S KS KD', 4, 'B'],
    ['6S 5S KS KD AH', 5, 'T'],
    ['5S 7S KS KD KH', 5, 'B'],
    ['KS KD KH KC AS 2S', 6, 'B'],
  ])('deals %s: %d cards and no more', (cards, count, winner) => {
    const table = new TestTable(MINI_BACCARAT)
    table.open()
    expect(table.deal(`${cards} 9S 9H`)).toEqual(['9S', '9H'])
    expect(table.state.player.length + table.state.banker.length).toBe(count)
    expect(table.state.winner).toBe(winner)
  })
})

describe('SB-1: speed deals the first four face down while betting is open', () => {
  it('asks for them first, takes bets meanwhile, and closes only when they lie', () => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    const asked: unknown[] = []
    for (const card of parseCards('2S 3S KS KD')) {
      asked.push(BACCARAT.wants(table.state))
      expect(table.bet('p1', 'tie', 10)).toBeNull()
      expect(table.give({ do: 'close' })).toBe('not-offered')
      table.must({ do: 'card', card })
    }
    expect(asked).toEqual(
      ['player', 'banker', 'player', 'banker'].map((to) => ({ kind: 'card', to, faceDown: true })),
    )
    expect(BACCARAT.wants(table.state)).toEqual({ kind: 'bets' })
    expect(table.give({ do: 'card', card: 'AS' })).toBe('not-offered')
    expect(table.state).toMatchObject({
      phase: 'betting',
      player: [],
      banker: [],
      faceDown: 4,
      hidden: ['2S', '3S', 'KS', 'KD'],
    })
  })

  it('turns Player’s two first, then Banker’s, then draws face up', () => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    expect(table.deal('2S 3S KS KD 4H 5H AS')).toEqual(['AS'])
    expect(table.events.slice(5)).toEqual([
      { type: 'closed', taken: [], refused: [], unconfirmed: [] },
      { type: 'turned', side: 'player', index: 0, card: '2S' },
      { type: 'turned', side: 'player', index: 1, card: 'KS' },
      { type: 'turned', side: 'banker', index: 0, card: '3S' },
      { type: 'turned', side: 'banker', index: 1, card: 'KD' },
      { type: 'dealt', to: 'player', card: '4H', faceDown: false },
      { type: 'dealt', to: 'banker', card: '5H', faceDown: false },
      { type: 'settled', winner: 'B', results: [] },
    ])
    expect(table.state).toMatchObject({ faceDown: 0, hidden: [], player: ['2S', 'KS', '4H'] })
  })

  it('keeps the cards that are not turned yet', () => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    table.deal('2S 3S KS KD 4H 5H')
    let state = new TestTable(SPEED_BACCARAT).state
    const lying = table.events.map((event) => {
      state = BACCARAT.evolve(state, event)
      return [state.faceDown, state.hidden.length, state.player.length + state.banker.length]
    })
    expect(lying).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [2, 2, 0],
      [3, 3, 0],
      [4, 4, 0],
      [4, 4, 0],
      [3, 4, 1],
      [2, 4, 2],
      [1, 4, 3],
      [0, 0, 4],
      [0, 0, 5],
      [0, 0, 6],
      [0, 0, 6],
    ])
  })

  it('settles at once with the close when no card is to be drawn', () => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    table.bet('p1', 'player', 100)
    table.must(...parseCards('8S 3S KS KD').map((card) => ({ do: 'card', card }) as const), { do: 'close' })
    expect(table.state).toMatchObject({ phase: 'over', winner: 'P' })
    expect(table.events.map(({ type }) => type)).toEqual([
      'opened',
      'placed',
      'dealt',
      'dealt',
      'dealt',
      'dealt',
      'closed',
      'turned',
      'turned',
      'turned',
      'turned',
      'settled',
    ])
  })
})

describe('MO-2, MO-3, MO-7: what is paid', () => {
  function played(
    rules: typeof MINI_BACCARAT,
    cards: string,
    bets: Readonly<Record<string, number>>,
    golden: boolean,
  ) {
    const table = new TestTable({ ...rules, autoConfirm: true, lowRiskShare: null }, undefined, {
      p1: { cash: 10_000, golden: 10_000 },
    })
    table.open()
    for (const [bet, amount] of Object.entries(bets)) expect(table.bet('p1', bet, amount, golden)).toBeNull()
    table.deal(cards)
    return {
      results: table.state.results.map(({ bet, paid, goldenBack, outcome }) => [
        bet,
        paid,
        goldenBack,
        outcome,
      ]),
      purse: table.purses.p1,
    }
  }

  it('rounds down to the cent', () => {
    expect(played(MINI_BACCARAT, 'KS 7S KD KH 5D', { banker: 99, big: 99 }, false)).toEqual({
      results: [
        ['banker', 193, 0, 'win'],
        ['big', 152, 0, 'win'],
      ],
      purse: { cash: 10_147, golden: 10_000 },
    })
  })

  it('a tie returns Player and Banker', () => {
    expect(played(MINI_BACCARAT, '7S 7D KD KH', { player: 50, banker: 70, tie: 10 }, false)).toEqual({
      results: [
        ['player', 50, 0, 'push'],
        ['banker', 70, 0, 'push'],
        ['tie', 90, 0, 'win'],
      ],
      purse: { cash: 10_080, golden: 10_000 },
    })
  })

  it('golden chips win cash, go with win and loss, and come back on a push', () => {
    expect(
      played(MINI_BACCARAT, '7S 7D KD KH', { player: 50, banker: 70, tie: 11, big: 9, small: 3 }, true),
    ).toEqual({
      results: [
        ['player', 0, 50, 'push'],
        ['banker', 0, 70, 'push'],
        ['tie', 88, 0, 'win'],
        ['big', 0, 0, 'lose'],
        ['small', 4, 0, 'win'],
      ],
      purse: { cash: 10_092, golden: 9_977 },
    })
  })

  it('a lost bet pays nothing', () => {
    expect(
      played(SPEED_BACCARAT, '6S 7D KD KH', { player: 50, playerBonus: 10, playerPair: 5 }, false),
    ).toEqual({
      results: [
        ['player', 0, 0, 'lose'],
        ['playerBonus', 0, 0, 'lose'],
        ['playerPair', 0, 0, 'lose'],
      ],
      purse: { cash: 9_935, golden: 10_000 },
    })
  })
})

describe('postings', () => {
  it('move nothing before betting closes, and only what is not zero after it', () => {
    const table = new TestTable({ ...MINI_BACCARAT, autoConfirm: true })
    table.open()
    table.bet('p1', 'player', 50)
    table.bet('p2', 'tie', 20, true)
    table.bet('p3', 'tie', 20, true)
    table.must({ do: 'takeBack', player: 'p3', bet: 'tie', amount: 20 })
    table.must({ do: 'autoConfirm', player: 'p1', on: true })
    expect(table.events.flatMap(BACCARAT.postings)).toEqual([])
    table.must({ do: 'close' })
    expect(BACCARAT.postings(table.events.at(-1) ?? { type: 'opened', shoeRound: 1 })).toEqual([
      { player: 'p1', purse: 'cash', amount: -50 },
      { player: 'p2', purse: 'golden', amount: -20 },
    ])
    table.deal('7S 7D KD KH')
    expect(BACCARAT.postings(table.events.at(-1) ?? { type: 'opened', shoeRound: 1 })).toEqual([
      { player: 'p1', purse: 'cash', amount: 50 },
      { player: 'p2', purse: 'cash', amount: 160 },
    ])
  })

  it('return golden chips as chips', () => {
    const refunded = {
      cash: cents(0),
      golden: cents(7),
      paid: cents(0),
      goldenBack: cents(7),
      outcome: 'refund',
    } as const
    const results = [{ player: 'p1', bet: 'tie', ...refunded } as const]
    expect(BACCARAT.postings({ type: 'cancelled', results })).toEqual([
      { player: 'p1', purse: 'golden', amount: 7 },
    ])
  })
})
