import { describe, expect, it } from 'vitest'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { TestTable } from '#tests/baccarat/table'
import { limits } from '#tests/game-table'

const AUTOMATIC = { ...MINI_BACCARAT, autoConfirm: true }

function refusals(table: TestTable) {
  return table.state.refused.map(({ player, bet, reason }) => [player, bet, reason])
}

describe('MO-5, FL-3: what the close refuses', () => {
  it('stakes below the minimum', () => {
    const table = new TestTable(AUTOMATIC, limits({ player: [100, 1000], tie: [20, 50] }))
    table.open()
    table.bet('p1', 'player', 99)
    table.bet('p1', 'tie', 20)
    table.bet('p2', 'player', 100)
    table.bet('p2', 'tie', 19, true)
    table.must({ do: 'close' })
    expect(table.events.at(-1)).toEqual({
      type: 'closed',
      taken: [
        { player: 'p1', bet: 'tie', cash: 20, golden: 0, zeroCommission: false },
        { player: 'p2', bet: 'player', cash: 100, golden: 0, zeroCommission: false },
      ],
      refused: [
        { player: 'p1', bet: 'player', cash: 99, golden: 0, reason: 'limit-min' },
        { player: 'p2', bet: 'tie', cash: 0, golden: 19, reason: 'limit-min' },
      ],
      unconfirmed: [],
    })
    expect(table.state).toMatchObject({ phase: 'dealing', slips: [] })
    expect(table.purses).toEqual({
      p1: { cash: 999_980, golden: 1_000_000 },
      p2: { cash: 999_900, golden: 1_000_000 },
    })
  })

  it('the minimum is asked of what is confirmed', () => {
    const table = new TestTable(MINI_BACCARAT, limits({ player: [100, 1000] }))
    table.open()
    table.bet('p1', 'player', 60)
    table.must({ do: 'confirm', player: 'p1' })
    table.bet('p1', 'player', 60)
    table.must({ do: 'close' })
    expect(refusals(table)).toEqual([['p1', 'player', 'limit-min']])
  })

  it('what the balance no longer covers, in the order of placing', () => {
    const table = new TestTable(AUTOMATIC, undefined, { p1: { cash: 100, golden: 50 } })
    table.open()
    table.bet('p1', 'player', 60)
    table.bet('p1', 'tie', 30)
    table.bet('p1', 'big', 10)
    table.bet('p1', 'small', 30, true)
    table.bet('p1', 'eitherPair', 20, true)
    table.purses.p1 = { cash: 70, golden: 30 }
    table.must({ do: 'close' })
    expect(table.state.bets.map(({ bet }) => bet)).toEqual(['player', 'big', 'small'])
    expect(refusals(table)).toEqual([
      ['p1', 'tie', 'balance'],
      ['p1', 'eitherPair', 'balance'],
    ])
    expect(table.purses.p1).toEqual({ cash: 0, golden: 0 })
  })

  it('the minimum is judged before the balance', () => {
    const table = new TestTable(AUTOMATIC, limits({ player: [100, 1000] }), { p1: { cash: 100, golden: 0 } })
    table.open()
    table.bet('p1', 'player', 60)
    table.purses.p1 = { cash: 0, golden: 0 }
    table.must({ do: 'close' })
    expect(refusals(table)).toEqual([['p1', 'player', 'limit-min']])
  })

  it('Super 6 waits for the main bets, also those placed after it', () => {
    const table = new TestTable(SPEED_BACCARAT, undefined, { p1: { cash: 300, golden: 0 } })
    table.open()
    table.must({ do: 'zeroCommission', player: 'p1', on: true })
    table.bet('p1', 'tie', 100)
    table.bet('p1', 'super6', 100)
    table.bet('p1', 'banker', 100)
    table.purses.p1 = { cash: 200, golden: 0 }
    table.deal('KS 6S KD KH 5D')
    expect(table.state.results.map(({ bet, paid }) => [bet, paid])).toEqual([
      ['tie', 0],
      ['banker', 150],
    ])
    expect(refusals(table)).toEqual([['p1', 'super6', 'balance']])
  })

  it('a round goes on without a bet', () => {
    const table = new TestTable(MINI_BACCARAT)
    table.open()
    table.deal('7S 6S KS KD')
    expect(table.state).toMatchObject({ phase: 'over', winner: 'P', results: [] })
  })

  it('the next round starts with a clean cloth', () => {
    const table = new TestTable(AUTOMATIC, limits({ player: [100, 1000] }))
    table.open(3)
    table.bet('p1', 'player', 60)
    table.bet('p1', 'tie', 60)
    table.deal('7S 6S KS KD')
    expect(table.state).toMatchObject({ shoeRound: 3, winner: 'P', bets: [] })
    expect(table.state.results).toHaveLength(1)
    expect(table.state.refused).toHaveLength(1)
    table.open(4)
    expect(table.state).toEqual({
      ...new TestTable(AUTOMATIC, limits({ player: [100, 1000] })).state,
      phase: 'betting',
      shoeRound: 4,
    })
  })
})

describe('FL-1: cancelling', () => {
  it('lets the slips vanish while betting is open', () => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    table.bet('p1', 'player', 60)
    table.must({ do: 'card', card: 'AS' }, { do: 'cancel' })
    expect(table.events.at(-1)).toEqual({ type: 'cancelled', results: [] })
    expect(table.state).toMatchObject({ phase: 'over', slips: [], bets: [], hidden: [], winner: null })
    expect(table.purses).toEqual({})
    table.open(2)
    expect(table.state).toMatchObject({ phase: 'betting', faceDown: 0, hidden: [] })
  })

  it('refunds every bet once they are taken, cash and golden', () => {
    const table = new TestTable(AUTOMATIC)
    table.open()
    table.bet('p1', 'player', 60)
    table.bet('p2', 'tie', 40, true)
    table.must({ do: 'close' }, { do: 'card', card: 'AS' }, { do: 'cancel' })
    expect(table.state.results).toEqual([
      { player: 'p1', bet: 'player', cash: 60, golden: 0, paid: 60, goldenBack: 0, outcome: 'refund' },
      { player: 'p2', bet: 'tie', cash: 0, golden: 40, paid: 0, goldenBack: 40, outcome: 'refund' },
    ])
    expect(table.purses).toEqual({
      p1: { cash: 1_000_000, golden: 1_000_000 },
      p2: { cash: 1_000_000, golden: 1_000_000 },
    })
    expect(table.state).toMatchObject({ phase: 'over', bets: [], player: ['AS'], winner: null })
  })
})
