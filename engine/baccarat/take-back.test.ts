import { describe, expect, it } from 'vitest'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { TestTable } from '#tests/baccarat/table'
import { limits } from '#tests/game-table'

function open(table: TestTable): TestTable {
  table.open()
  return table
}

function lying(table: TestTable) {
  return table.state.slips.map(({ player, bet, cash, golden }) => [player, bet, cash, golden])
}

describe('MB-2: taking chips back', () => {
  it('takes what is asked, never below zero', () => {
    const table = open(new TestTable(MINI_BACCARAT))
    table.bet('p1', 'player', 100)
    table.bet('p1', 'tie', 50, true)
    table.bet('p2', 'tie', 50)
    table.must({ do: 'takeBack', player: 'p1', bet: 'player', amount: 30 })
    table.must({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 20 })
    expect(lying(table)).toEqual([
      ['p1', 'player', 70, 0],
      ['p1', 'tie', 0, 30],
      ['p2', 'tie', 50, 0],
    ])
    table.must({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 500 })
    expect(lying(table)).toEqual([
      ['p1', 'player', 70, 0],
      ['p2', 'tie', 50, 0],
    ])
    expect(table.events.slice(4)).toEqual([
      { type: 'takenBack', player: 'p1', bet: 'player', golden: false, amount: 30, why: 'player' },
      { type: 'takenBack', player: 'p1', bet: 'tie', golden: true, amount: 20, why: 'player' },
      { type: 'takenBack', player: 'p1', bet: 'tie', golden: true, amount: 30, why: 'player' },
    ])
    expect(table.give({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 10 })).toBe('no-chips')
  })

  it('keeps to the unit and to open betting', () => {
    const table = new TestTable(MINI_BACCARAT, limits({}, 10))
    expect(table.give({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 10 })).toBe('closed')
    expect(table.give({ do: 'clear', player: 'p1' })).toBe('closed')
    table.open()
    table.bet('p1', 'tie', 50)
    expect(table.give({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 5 })).toBe('unit')
  })

  it('clears every bet of one player', () => {
    const table = open(new TestTable(MINI_BACCARAT))
    expect(table.give({ do: 'clear', player: 'p1' })).toBe('no-chips')
    table.bet('p2', 'tie', 50)
    expect(table.give({ do: 'clear', player: 'p1' })).toBe('no-chips')
    table.bet('p1', 'player', 100)
    table.bet('p1', 'big', 7)
    table.must({ do: 'clear', player: 'p1' })
    expect(lying(table)).toEqual([['p2', 'tie', 50, 0]])
    expect(table.events.slice(-2)).toEqual([
      { type: 'takenBack', player: 'p1', bet: 'player', golden: false, amount: 100, why: 'player' },
      { type: 'takenBack', player: 'p1', bet: 'big', golden: false, amount: 7, why: 'player' },
    ])
  })
})

describe('MB-3: confirming', () => {
  it('plays only what is confirmed when betting closes', () => {
    const table = open(new TestTable(MINI_BACCARAT))
    table.bet('p1', 'player', 100)
    table.bet('p2', 'banker', 40, true)
    table.must({ do: 'confirm', player: 'p1' })
    table.bet('p1', 'player', 30)
    table.bet('p1', 'tie', 20)
    table.must({ do: 'close' })
    expect(table.events.at(-1)).toEqual({
      type: 'closed',
      taken: [{ player: 'p1', bet: 'player', cash: 100, golden: 0, zeroCommission: false }],
      refused: [],
      unconfirmed: [
        { player: 'p1', bet: 'player', cash: 30, golden: 0 },
        { player: 'p2', bet: 'banker', cash: 0, golden: 40 },
        { player: 'p1', bet: 'tie', cash: 20, golden: 0 },
      ],
    })
    expect(table.purses).toEqual({ p1: { cash: 999_900, golden: 1_000_000 } })
  })

  it('takes more chips and confirmations while betting is open', () => {
    const table = open(new TestTable(MINI_BACCARAT))
    table.bet('p1', 'player', 100)
    table.must({ do: 'confirm', player: 'p1' })
    expect(table.give({ do: 'confirm', player: 'p1' })).toBe('no-chips')
    table.bet('p1', 'player', 30)
    table.must({ do: 'confirm', player: 'p1' })
    expect(table.state.slips).toEqual([
      { player: 'p1', bet: 'player', seat: 0, behind: false, cash: 130, golden: 0, confirmed: 130 },
    ])
  })

  it('confirmed chips stay: only the others can be taken back', () => {
    const table = open(new TestTable(MINI_BACCARAT))
    table.bet('p1', 'player', 100)
    table.bet('p1', 'tie', 10)
    table.bet('p2', 'player', 10)
    table.must({ do: 'confirm', player: 'p1' })
    expect(table.give({ do: 'takeBack', player: 'p1', bet: 'player', amount: 10 })).toBe('no-chips')
    expect(table.give({ do: 'clear', player: 'p1' })).toBe('no-chips')
    table.bet('p1', 'player', 30)
    table.must({ do: 'takeBack', player: 'p1', bet: 'player', amount: 50 })
    expect(lying(table)).toEqual([
      ['p1', 'player', 100, 0],
      ['p1', 'tie', 10, 0],
      ['p2', 'player', 10, 0],
    ])
    table.bet('p1', 'tie', 5)
    table.bet('p1', 'small', 6)
    table.must({ do: 'clear', player: 'p1' })
    expect(table.events.slice(-3)).toMatchObject([
      { type: 'placed', bet: 'small' },
      { type: 'takenBack', bet: 'tie', amount: 5 },
      { type: 'takenBack', bet: 'small', amount: 6 },
    ])
    expect(lying(table)).toEqual([
      ['p1', 'player', 100, 0],
      ['p1', 'tie', 10, 0],
      ['p2', 'player', 10, 0],
    ])
  })

  it('needs open betting and chips that are not confirmed', () => {
    const table = new TestTable(MINI_BACCARAT)
    expect(table.give({ do: 'confirm', player: 'p1' })).toBe('closed')
    table.open()
    table.bet('p2', 'tie', 5)
    expect(table.give({ do: 'confirm', player: 'p1' })).toBe('no-chips')
  })

  it('a table without multiple bets closes to a player who has confirmed', () => {
    const table = open(new TestTable({ ...MINI_BACCARAT, multipleBets: false }))
    table.bet('p2', 'tie', 5)
    expect(table.bet('p1', 'player', 100)).toBeNull()
    expect(table.bet('p1', 'tie', 100)).toBeNull()
    table.must({ do: 'confirm', player: 'p1' })
    expect(table.bet('p1', 'tie', 100)).toBe('closed')
    expect(table.bet('p2', 'tie', 100)).toBeNull()
    table.deal('7S 6S KS KD')
    table.open()
    expect(table.bet('p1', 'tie', 100)).toBeNull()
  })

  it('automatic confirmation is each player’s own: the close confirms', () => {
    const table = new TestTable(MINI_BACCARAT)
    table.must({ do: 'autoConfirm', player: 'p1', on: true })
    table.open()
    table.bet('p1', 'player', 100)
    table.bet('p2', 'player', 100)
    table.must({ do: 'close' })
    expect(table.state.bets).toEqual([
      { player: 'p1', bet: 'player', cash: 100, golden: 0, zeroCommission: false },
    ])
    table.must({ do: 'autoConfirm', player: 'p1', on: false })
    expect(table.state.settings).toEqual({ p1: { zeroCommission: false, autoConfirm: false, off: [] } })
  })

  it('a table may confirm automatically until a player says otherwise', () => {
    const table = open(new TestTable({ ...MINI_BACCARAT, autoConfirm: true }))
    table.must({ do: 'autoConfirm', player: 'p2', on: false })
    table.bet('p1', 'player', 100)
    table.bet('p2', 'player', 100)
    table.must({ do: 'close' })
    expect(table.state.bets.map(({ player }) => player)).toEqual(['p1'])
  })

  it('is not a thing of speed', () => {
    const table = open(new TestTable(SPEED_BACCARAT))
    table.bet('p1', 'player', 100)
    expect(table.give({ do: 'confirm', player: 'p1' })).toBe('not-in-game')
    expect(table.give({ do: 'autoConfirm', player: 'p1', on: true })).toBe('not-in-game')
    table.deal('7S 6S KS KD')
    expect(table.result('p1', 'player')?.paid).toBe(200)
  })
})

describe('SB-10: groups of side bets', () => {
  it('a group that is off is not offered, until it is on again', () => {
    const table = open(new TestTable(SPEED_BACCARAT))
    table.must({ do: 'sideBets', player: 'p1', group: 'bonus', on: false })
    expect(table.bet('p1', 'playerBonus', 10)).toBe('switched-off')
    expect(table.bet('p1', 'bankerBonus', 10)).toBe('switched-off')
    expect(table.bet('p1', 'perfectPair', 10)).toBeNull()
    expect(table.bet('p1', 'playerPair', 10)).toBeNull()
    expect(table.bet('p2', 'playerBonus', 10)).toBeNull()
    table.must({ do: 'sideBets', player: 'p1', group: 'bonus', on: true })
    expect(table.bet('p1', 'playerBonus', 10)).toBeNull()
  })

  it.each([
    ['bonus', 'playerBonus'],
    ['bonus', 'bankerBonus'],
    ['pairs', 'perfectPair'],
    ['pairs', 'eitherPair'],
  ] as const)('%s stays on while a stake stands on %s', (group, bet) => {
    const off = { do: 'sideBets', player: 'p1', group, on: false } as const
    const table = open(new TestTable(SPEED_BACCARAT))
    table.bet('p2', bet, 10)
    table.bet('p1', 'tie', 10)
    expect(table.give(off)).toBeNull()
    table.must({ ...off, on: true })
    table.bet('p1', bet, 10)
    expect(table.give(off)).toBe('staked')
    expect(table.give({ ...off, on: true })).toBeNull()
    table.deal('8S 4S KS KD')
    expect(table.give(off)).toBeNull()
  })

  it('stays on while the bet is being played', () => {
    const table = open(new TestTable(SPEED_BACCARAT))
    table.bet('p1', 'eitherPair', 10)
    table.must(...(['2S', '2D', 'KS', 'KD'] as const).map((card) => ({ do: 'card', card }) as const))
    table.must({ do: 'close' })
    expect(table.state.phase).toBe('dealing')
    expect(table.give({ do: 'sideBets', player: 'p1', group: 'pairs', on: false })).toBe('staked')
    expect(table.give({ do: 'sideBets', player: 'p1', group: 'bonus', on: false })).toBeNull()
  })

  it('both groups can be off, and each is off once', () => {
    const table = new TestTable(SPEED_BACCARAT)
    for (const group of ['bonus', 'pairs', 'bonus'] as const) {
      table.must({ do: 'sideBets', player: 'p1', group, on: false })
    }
    expect(table.state.settings.p1?.off).toEqual(['pairs', 'bonus'])
    table.open()
    expect(table.bet('p1', 'eitherPair', 10)).toBe('switched-off')
    expect(table.bet('p1', 'bankerBonus', 10)).toBe('switched-off')
  })

  it('mini has no such switches', () => {
    const table = open(new TestTable(MINI_BACCARAT))
    expect(table.give({ do: 'sideBets', player: 'p1', group: 'pairs', on: false })).toBe('not-in-game')
    expect(table.give({ do: 'sideBets', player: 'p1', group: 'bonus', on: true })).toBe('not-in-game')
  })
})
