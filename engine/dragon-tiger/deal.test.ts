import { describe, expect, it } from 'vitest'
import { DRAGON_TIGER_GAME } from '#engine/dragon-tiger/game'
import { TestTable } from '#tests/dragon-tiger/table'

const BETS = ['dragon', 'tie', 'suitedTie'] as const

function played(cards: string, amount: number, golden = false) {
  const table = new TestTable()
  table.open()
  for (const bet of BETS) table.bet('p1', bet, amount, golden)
  table.bet('p2', 'tiger', amount, golden)
  expect(table.deal(cards)).toEqual([])
  const results = table.state.results.map(({ bet, paid, goldenBack, outcome }) => [
    bet,
    paid,
    goldenBack,
    outcome,
  ])
  return { table, results }
}

describe('DT-1: one card to Dragon, one to Tiger', () => {
  it('asks for bets, then for both cards face up, then for nothing', () => {
    const table = new TestTable()
    expect(table.wants()).toEqual({ kind: 'nothing' })
    table.open(7)
    expect(table.wants()).toEqual({ kind: 'bets' })
    table.must({ do: 'close' })
    expect(table.wants()).toEqual({ kind: 'card', to: 'dragon', faceDown: false })
    expect(DRAGON_TIGER_GAME.outcome(table.state)).toBeNull()
    table.must({ do: 'card', card: '9S' })
    expect(table.wants()).toEqual({ kind: 'card', to: 'tiger', faceDown: false })
    table.must({ do: 'card', card: 'TD' })
    expect(table.wants()).toEqual({ kind: 'nothing' })
    expect(table.events).toEqual([
      { type: 'opened', shoeRound: 7 },
      { type: 'closed', taken: [], refused: [] },
      { type: 'dealt', to: 'dragon', card: '9S', faceDown: false },
      { type: 'dealt', to: 'tiger', card: 'TD', faceDown: false },
      { type: 'settled', winner: 'tiger', results: [] },
    ])
    table.open(8)
    expect(table.state).toMatchObject({ dragon: null, tiger: null, winner: null, results: [], refused: [] })
  })

  it.each([
    ['AS 2S', 'tiger', 1, 2],
    ['TS JH', 'tiger', 10, 11],
    ['QC JH', 'dragon', 12, 11],
    ['KC QH', 'dragon', 13, 12],
    ['KC AH', 'dragon', 13, 1],
    ['KC KH', 'tie', 13, 13],
    ['5D 5D', 'tie', 5, 5],
  ])('%s: %s', (cards, winner, dragon, tiger) => {
    const { table } = played(cards, 10)
    expect(table.state.winner).toBe(winner)
    expect(DRAGON_TIGER_GAME.outcome(table.state)).toMatchObject({ banker: dragon, player: tiger })
  })
})

describe('DT-2: what is paid', () => {
  it('a win pays 1:1', () => {
    expect(played('9S 8S', 101).results).toEqual([
      ['dragon', 202, 0, 'win'],
      ['tie', 0, 0, 'lose'],
      ['suitedTie', 0, 0, 'lose'],
      ['tiger', 0, 0, 'lose'],
    ])
  })

  it('a tie gives half of Dragon and Tiger back, rounded down to the cent, and pays Tie 11:1', () => {
    expect(played('9S 9H', 101).results).toEqual([
      ['dragon', 50, 0, 'lose'],
      ['tie', 1212, 0, 'win'],
      ['suitedTie', 0, 0, 'lose'],
      ['tiger', 50, 0, 'lose'],
    ])
    expect(played('9S 9H', 1).results[0]).toEqual(['dragon', 0, 0, 'lose'])
  })

  it('a suited tie pays both', () => {
    const { results, table } = played('9S 9S', 100)
    expect(results).toEqual([
      ['dragon', 50, 0, 'lose'],
      ['tie', 1200, 0, 'win'],
      ['suitedTie', 5100, 0, 'win'],
      ['tiger', 50, 0, 'lose'],
    ])
    expect(table.purses.p1).toEqual({ cash: 1_000_000 - 300 + 50 + 1200 + 5100, golden: 1_000_000 })
  })

  it('golden chips win cash, and a tie takes them whole (MO-7)', () => {
    expect(played('9S 9S', 101, true).results).toEqual([
      ['dragon', 0, 0, 'lose'],
      ['tie', 1111, 0, 'win'],
      ['suitedTie', 5050, 0, 'win'],
      ['tiger', 0, 0, 'lose'],
    ])
  })

  it('a cancelled round gives everything back, and chips that lie there are not taken (FL-1)', () => {
    const table = new TestTable()
    table.open()
    table.bet('p1', 'dragon', 10)
    table.bet('p1', 'tie', 10, true)
    table.must({ do: 'close' }, { do: 'card', card: 'AS' }, { do: 'cancel' })
    expect(table.result('p1', 'dragon')).toMatchObject({ outcome: 'refund', paid: 10, goldenBack: 0 })
    expect(table.result('p1', 'tie')).toMatchObject({ outcome: 'refund', paid: 0, goldenBack: 10 })
    expect(DRAGON_TIGER_GAME.outcome(table.state)).toBeNull()
    table.open(2)
    table.bet('p1', 'dragon', 10)
    table.must({ do: 'cancel' })
    expect(table.state).toMatchObject({ phase: 'over', slips: [], results: [] })
    expect(table.purses.p1).toEqual({ cash: 1_000_000, golden: 1_000_000 })
  })
})

describe('taking chips back', () => {
  it('takes up to so many off one bet, or all of one’s own', () => {
    const table = new TestTable()
    table.open()
    table.bet('p1', 'dragon', 10)
    table.bet('p1', 'tie', 20, true)
    table.bet('p2', 'dragon', 10)
    table.must({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 5 })
    expect(table.events.at(-1)).toEqual({
      type: 'takenBack',
      player: 'p1',
      bet: 'tie',
      golden: true,
      amount: 5,
    })
    const cleared = table.must({ do: 'clear', player: 'p1' })
    expect(cleared.map((event) => ('amount' in event ? event.amount : null))).toEqual([10, 15])
    expect(table.state.slips.map(({ player }) => player)).toEqual(['p2'])
  })
})

describe('DT-5: what the roads are told', () => {
  it.each([
    ['KS 5D', { winner: 'B', total: 13 }],
    ['3S 5D', { winner: 'P', total: 5 }],
    ['5S 5S', { winner: 'T', total: 5 }],
  ])('%s: Dragon is banker’s red, Tiger player’s blue, and there are no pairs', (cards, told) => {
    const { table } = played(cards, 10)
    expect(DRAGON_TIGER_GAME.result(table.state)).toEqual({ ...told, playerPair: false, bankerPair: false })
    expect(DRAGON_TIGER_GAME.outcome(table.state)).toMatchObject({ winner: told.winner })
  })

  it('is nothing before both cards lie there', () => {
    expect(DRAGON_TIGER_GAME.result(new TestTable().state)).toBeNull()
  })
})
