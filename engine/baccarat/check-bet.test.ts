import { describe, expect, it } from 'vitest'
import { BACCARAT } from '#engine/baccarat/game'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { TestTable } from '#tests/baccarat/table'
import { limits } from '#tests/game-table'

function open(table: TestTable, shoeRound = 1): TestTable {
  table.open(shoeRound)
  return table
}

describe('the first reason counts', () => {
  it('bad-input, then closed, then not-in-game', () => {
    const table = new TestTable(MINI_BACCARAT)
    expect(table.bet('p1', 'nonsense', 1)).toBe('bad-input')
    expect(table.bet('p1', 'super6', 1)).toBe('closed')
    table.open()
    expect(table.bet('p1', 'super6', 1)).toBe('not-in-game')
  })

  it('switched-off, then closed in the shoe, then unit', () => {
    const table = open(new TestTable(SPEED_BACCARAT, limits({}, 10)), 61)
    table.must({ do: 'sideBets', player: 'p2', group: 'pairs', on: false })
    expect(table.bet('p2', 'eitherPair', 5)).toBe('switched-off')
    expect(table.bet('p1', 'eitherPair', 5)).toBe('closed')
    expect(table.bet('p1', 'tie', 5)).toBe('unit')
  })

  it('unit, then the other bets, then the maximum, then the balance', () => {
    const table = open(
      new TestTable(SPEED_BACCARAT, limits({ banker: [10, 100], super6: [10, 20] }, 10), {
        p1: { cash: 500, golden: 0 },
      }),
    )
    table.must({ do: 'zeroCommission', player: 'p1', on: true })
    expect(table.bet('p1', 'super6', 5)).toBe('unit')
    expect(table.bet('p1', 'super6', 5000)).toBe('needs-main')
    expect(table.bet('p1', 'player', 400)).toBeNull()
    expect(table.bet('p1', 'super6', 5000)).toBe('exceeds-main')
    expect(table.bet('p1', 'banker', 5)).toBe('unit')
    expect(table.bet('p1', 'banker', 5000)).toBe('opposite-bets')
    expect(table.bet('p1', 'tie', 110)).toBe('balance')
    expect(table.bet('p1', 'super6', 100)).toBeNull()
    expect(table.events.at(-1)).toMatchObject({ bet: 'super6', amount: 20, cut: 80 })
    expect(table.bet('p1', 'super6', 10)).toBe('limit-max')
  })
})

describe('a refusal is the first of several', () => {
  it('chips of the other kind come before the unit', () => {
    const table = open(new TestTable(SPEED_BACCARAT, limits({}, 10)))
    expect(table.bet('p1', 'tie', 10)).toBeNull()
    expect(table.bet('p1', 'tie', 5, true)).toBe('mixed-chips')
  })

  it('a main bet beyond the balance is no opposite bet', () => {
    const table = open(new TestTable(SPEED_BACCARAT, undefined, { p1: { cash: 100, golden: 0 } }))
    expect(table.bet('p1', 'player', 101)).toBe('balance')
    expect(table.bet('p1', 'banker', 100)).toBeNull()
  })
})

describe('the phases', () => {
  it('BA-9: betting is over once it is closed, and until the next round opens', () => {
    const table = open(new TestTable(MINI_BACCARAT))
    expect(table.bet('p1', 'player', 10)).toBeNull()
    table.must({ do: 'close' })
    expect(table.bet('p2', 'player', 10)).toBe('closed')
    table.deal('7S 6S KS KD')
    expect(table.bet('p2', 'player', 10)).toBe('closed')
    table.open(2)
    expect(table.bet('p2', 'player', 10)).toBeNull()
  })

  it('orders the house: open, close, card, cancel', () => {
    const table = new TestTable(MINI_BACCARAT)
    expect(table.give({ do: 'close' })).toBe('closed')
    expect(table.give({ do: 'card', card: 'AS' })).toBe('closed')
    expect(table.give({ do: 'cancel' })).toBe('closed')
    table.open()
    expect(table.give({ do: 'open', shoeRound: 2 })).toBe('not-offered')
    expect(table.give({ do: 'card', card: 'AS' })).toBe('not-offered')
    table.must({ do: 'close' })
    expect(table.give({ do: 'close' })).toBe('closed')
    expect(table.give({ do: 'open', shoeRound: 2 })).toBe('not-offered')
    table.deal('7S 6S KS KD')
    expect(table.give({ do: 'card', card: 'AS' })).toBe('closed')
    expect(table.give({ do: 'cancel' })).toBe('closed')
  })
})

describe('what is offered', () => {
  it.each(['playerBonus', 'bankerBonus', 'super6'])('mini has no %s', (bet) => {
    expect(open(new TestTable(MINI_BACCARAT)).bet('p1', bet, 10)).toBe('not-in-game')
  })

  it.each(['big', 'small'])('speed has no %s', (bet) => {
    expect(open(new TestTable(SPEED_BACCARAT)).bet('p1', bet, 10)).toBe('not-in-game')
  })

  it.each(MINI_BACCARAT.offers)('BA-8: mini takes %s alone', (bet) => {
    expect(open(new TestTable(MINI_BACCARAT)).bet('p1', bet, 10)).toBeNull()
  })

  it.each(SPEED_BACCARAT.offers.filter((bet) => bet !== 'super6'))('BA-8: speed takes %s alone', (bet) => {
    expect(open(new TestTable(SPEED_BACCARAT)).bet('p1', bet, 10)).toBeNull()
  })

  it('BA-8: a record may ask a main bet of any other, without bounding it', () => {
    const table = open(new TestTable({ ...SPEED_BACCARAT, needsMains: { playerBonus: 'some' } }))
    expect(table.bet('p1', 'playerBonus', 10)).toBe('needs-main')
    expect(table.bet('p1', 'bankerBonus', 10)).toBeNull()
    expect(table.bet('p1', 'tie', 2)).toBeNull()
    expect(table.bet('p1', 'playerBonus', 10)).toBeNull()
    table.must({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 1 })
    expect(table.state.slips.map(({ bet }) => bet)).toEqual(['bankerBonus', 'tie', 'playerBonus'])
    table.must({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 1 })
    expect(table.state.slips.map(({ bet }) => bet)).toEqual(['bankerBonus'])
    expect(table.events.at(-1)).toMatchObject({ bet: 'playerBonus', why: 'needs-main' })
  })
})

describe('SB-5: bets that close late in the shoe', () => {
  const PAIRS = ['playerPair', 'bankerPair', 'eitherPair', 'perfectPair']
  const FROM_45 = ['playerBonus', 'bankerBonus', 'super6']

  function reasons(shoeRound: number, bets: readonly string[]) {
    const table = open(new TestTable(SPEED_BACCARAT), shoeRound)
    table.must({ do: 'zeroCommission', player: 'p1', on: true })
    expect(table.bet('p1', 'player', 100)).toBeNull()
    return bets.map((bet) => table.bet('p1', bet, 10))
  }

  it('pairs stay open to the 60th round', () => {
    expect(reasons(60, PAIRS)).toEqual([null, null, null, null])
    expect(reasons(61, PAIRS)).toEqual(['closed', 'closed', 'closed', 'closed'])
    expect(reasons(62, PAIRS)).toEqual(['closed', 'closed', 'closed', 'closed'])
  })

  it('bonus bets and Super 6 stay open to the 44th round', () => {
    expect(reasons(44, FROM_45)).toEqual([null, null, null])
    expect(reasons(45, FROM_45)).toEqual(['closed', 'closed', 'closed'])
    expect(reasons(61, FROM_45)).toEqual(['closed', 'closed', 'closed'])
  })

  it('names the round in its text', () => {
    const table = open(new TestTable(SPEED_BACCARAT), 45)
    const command = { do: 'bet', player: 'p1', bet: 'playerBonus', amount: 10 } as const
    expect(BACCARAT.check(table.state, command, table.purse)).toEqual({
      reason: 'closed',
      text: "From round 45 of a shoe on 'playerBonus' is closed.",
    })
  })

  it('main bets never close, nor does anything in mini', () => {
    expect(reasons(90, ['player', 'tie'])).toEqual([null, null])
    const mini = open(new TestTable(MINI_BACCARAT), 90)
    expect(PAIRS.map((bet) => mini.bet('p1', bet, 10))).toEqual([null, null, null, null])
  })
})

describe('SB-6: Player and Banker at once', () => {
  it('by default not both, whichever comes second', () => {
    const table = open(new TestTable(SPEED_BACCARAT))
    expect(table.bet('p1', 'player', 1000)).toBeNull()
    expect(table.bet('p1', 'banker', 1)).toBe('opposite-bets')
    expect(table.bet('p1', 'player', 1000)).toBeNull()
    expect(table.bet('p1', 'tie', 1000)).toBeNull()
    expect(table.bet('p2', 'banker', 1)).toBeNull()
    expect(table.bet('p2', 'player', 1000)).toBe('opposite-bets')
  })

  it('is judged for each player alone', () => {
    const table = open(new TestTable(SPEED_BACCARAT))
    expect(table.bet('p1', 'player', 1000)).toBeNull()
    expect(table.bet('p2', 'banker', 1000)).toBeNull()
  })

  it('has no place in mini', () => {
    const table = open(new TestTable(MINI_BACCARAT))
    expect(table.bet('p1', 'player', 1000)).toBeNull()
    expect(table.bet('p1', 'banker', 1000)).toBeNull()
  })

  it('Super 6 with Player is not opposite', () => {
    const table = open(new TestTable(SPEED_BACCARAT))
    table.must({ do: 'zeroCommission', player: 'p1', on: true })
    expect(table.bet('p1', 'player', 1000)).toBeNull()
    expect(table.bet('p1', 'super6', 1000)).toBeNull()
  })

  it('says so', () => {
    const table = open(new TestTable(SPEED_BACCARAT))
    table.bet('p1', 'player', 1000)
    const command = { do: 'bet', player: 'p1', bet: 'banker', amount: 10 } as const
    expect(BACCARAT.check(table.state, command, table.purse)?.text).toBe(
      'With stakes on Player and Banker the smaller may be nothing.',
    )
    const lenient = { ...table.state, rules: { ...SPEED_BACCARAT, lowRiskShare: [1, 200] as const } }
    expect(BACCARAT.check(lenient, command, table.purse)?.text).toBe(
      'With stakes on Player and Banker the smaller may be 1/200 of the larger.',
    )
  })

  describe('with a share of 1/10', () => {
    const TENTH = { ...SPEED_BACCARAT, lowRiskShare: [1, 10] as const }

    it('lets the smaller be exactly a tenth, and refuses one cent more whole', () => {
      const table = open(new TestTable(TENTH))
      expect(table.bet('p1', 'player', 1000)).toBeNull()
      expect(table.bet('p1', 'banker', 101)).toBe('opposite-bets')
      expect(table.bet('p1', 'banker', 60)).toBeNull()
      expect(table.bet('p1', 'banker', 41)).toBe('opposite-bets')
      expect(table.bet('p1', 'banker', 40)).toBeNull()
      expect(table.bet('p1', 'player', 1)).toBeNull()
    })

    it('judges what would lie there: the smaller side may overtake far enough', () => {
      const table = open(new TestTable(TENTH))
      expect(table.bet('p1', 'player', 100)).toBeNull()
      expect(table.bet('p1', 'banker', 999)).toBe('opposite-bets')
      expect(table.bet('p1', 'banker', 1000)).toBeNull()
      expect(table.bet('p1', 'player', 1)).toBe('opposite-bets')
    })

    it('also when the maximum cuts the stake that should have been the larger', () => {
      const table = open(new TestTable(TENTH, limits({ banker: [1, 500] })))
      expect(table.bet('p1', 'player', 100)).toBeNull()
      expect(table.bet('p1', 'banker', 1000)).toBe('opposite-bets')
      expect(table.state.slips).toHaveLength(1)
    })

    it('refuses to take back what keeps the other side small', () => {
      const table = open(new TestTable(TENTH))
      expect(table.bet('p1', 'player', 1000)).toBeNull()
      expect(table.bet('p1', 'banker', 90)).toBeNull()
      const take = (bet: 'player' | 'banker', amount: number) =>
        table.give({ do: 'takeBack', player: 'p1', bet, amount })
      expect(take('player', 101)).toBe('opposite-bets')
      expect(take('player', 100)).toBeNull()
      expect(take('player', 5000)).toBeNull()
      expect(table.state.slips.map(({ bet, cash }) => [bet, cash])).toEqual([['banker', 90]])
    })
  })
})

describe('MO-4, MO-5: limits while betting is open', () => {
  it('refuses what is no multiple of the unit', () => {
    const table = open(new TestTable(MINI_BACCARAT, limits({}, 25)))
    expect(table.bet('p1', 'player', 30)).toBe('unit')
    expect(table.bet('p1', 'player', 50)).toBeNull()
  })

  it('cuts to the maximum and says how much', () => {
    const table = open(new TestTable(MINI_BACCARAT, limits({ tie: [10, 105] }, 10)))
    expect(table.bet('p1', 'tie', 70)).toBeNull()
    expect(table.bet('p1', 'tie', 70)).toBeNull()
    expect(table.events.slice(1)).toEqual([
      { type: 'placed', player: 'p1', bet: 'tie', golden: false, amount: 70, cut: 0 },
      { type: 'placed', player: 'p1', bet: 'tie', golden: false, amount: 30, cut: 40 },
    ])
    expect(table.bet('p1', 'tie', 10)).toBe('limit-max')
    expect(table.bet('p2', 'tie', 10)).toBeNull()
  })

  it('lets a stake below the minimum lie', () => {
    const table = open(new TestTable(MINI_BACCARAT, limits({ tie: [10, 100] })))
    expect(table.bet('p1', 'tie', 9)).toBeNull()
  })

  it('counts the chips on the table against the balance, cash and golden apart', () => {
    const table = open(new TestTable(MINI_BACCARAT, undefined, { p1: { cash: 100, golden: 30 } }))
    expect(table.bet('p1', 'player', 60)).toBeNull()
    expect(table.bet('p1', 'tie', 41)).toBe('balance')
    expect(table.bet('p1', 'tie', 40)).toBeNull()
    expect(table.bet('p1', 'big', 1)).toBe('balance')
    expect(table.bet('p1', 'big', 31, true)).toBe('balance')
    expect(table.bet('p1', 'big', 30, true)).toBeNull()
    expect(table.purses.p1).toEqual({ cash: 100, golden: 30 })
  })
})

describe('MO-7: a bet is all cash or all golden chips', () => {
  it('refuses to mix them, until the others are gone', () => {
    const table = open(new TestTable(MINI_BACCARAT))
    expect(table.bet('p1', 'player', 60, true)).toBeNull()
    expect(table.bet('p1', 'player', 60)).toBe('mixed-chips')
    expect(table.bet('p1', 'player', 60, false)).toBe('mixed-chips')
    expect(table.bet('p1', 'player', 40, true)).toBeNull()
    expect(table.bet('p1', 'tie', 60)).toBeNull()
    expect(table.bet('p1', 'tie', 60, true)).toBe('mixed-chips')
    expect(table.bet('p2', 'player', 60)).toBeNull()
    table.must({ do: 'takeBack', player: 'p1', bet: 'player', amount: 100 })
    expect(table.bet('p1', 'player', 5)).toBeNull()
    expect(table.state.slips.map(({ player, bet, cash, golden }) => [player, bet, cash, golden])).toEqual([
      ['p1', 'tie', 60, 0],
      ['p2', 'player', 60, 0],
      ['p1', 'player', 5, 0],
    ])
  })
})
