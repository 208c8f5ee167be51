import { describe, expect, it } from 'vitest'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { TestTable } from '#tests/baccarat/table'
import { limits } from '#tests/game-table'

const ON = { do: 'zeroCommission', player: 'p1', on: true } as const
const OFF = { ...ON, on: false }

/** Banker wins with 6 on four cards. */
const BANKER_SIX = 'KS 6S KD KH 5D'

function zeroCommissionTable(table = new TestTable(SPEED_BACCARAT)): TestTable {
  table.open()
  table.must(ON)
  return table
}

function lying(table: TestTable) {
  return table.state.slips.map(({ bet, cash, golden }) => [bet, cash + golden])
}

describe('SB-3: the switch', () => {
  it('belongs to open betting, and to speed', () => {
    const table = new TestTable(SPEED_BACCARAT)
    expect(table.give(ON)).toBe('closed')
    table.open()
    expect(table.give(ON)).toBeNull()
    table.deal(BANKER_SIX)
    expect(table.give(OFF)).toBe('closed')
    const mini = new TestTable(MINI_BACCARAT)
    expect(mini.give(ON)).toBe('closed')
    mini.open()
    expect(mini.give(ON)).toBe('not-in-game')
  })

  it('the mode at the close holds, for each player alone, and stays for the next round', () => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    table.bet('p1', 'banker', 1000)
    table.bet('p2', 'banker', 1000)
    table.must(ON, OFF, ON, { ...ON, player: 'p2' }, { ...OFF, player: 'p2' })
    table.deal(BANKER_SIX)
    expect(table.state.winner).toBe('B')
    expect(table.result('p1', 'banker')?.paid).toBe(1500)
    expect(table.result('p2', 'banker')?.paid).toBe(1950)
    table.open(2)
    table.bet('p1', 'banker', 1000)
    table.deal('KS 7S KD KH 5D')
    expect(table.result('p1', 'banker')?.paid).toBe(2000)
  })
})

describe('SB-4: Super 6', () => {
  it('is for zero commission only', () => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    table.bet('p1', 'banker', 1000)
    expect(table.bet('p1', 'super6', 10)).toBe('zero-commission')
    table.must(ON)
    expect(table.bet('p1', 'super6', 10)).toBeNull()
  })

  it('is at most the sum of the main bets, golden chips counted, side bets not', () => {
    const table = zeroCommissionTable()
    table.bet('p1', 'playerPair', 500)
    table.bet('p2', 'banker', 500)
    expect(table.bet('p1', 'super6', 1)).toBe('needs-main')
    table.bet('p1', 'player', 100)
    table.bet('p1', 'tie', 50, true)
    expect(table.bet('p1', 'super6', 151)).toBe('exceeds-main')
    expect(table.bet('p1', 'super6', 100)).toBeNull()
    expect(table.bet('p1', 'super6', 51)).toBe('exceeds-main')
    expect(table.bet('p1', 'super6', 50)).toBeNull()
    expect(lying(table).at(-1)).toEqual(['super6', 150])
  })

  it('goes back whole when the main bets shrink below it', () => {
    const table = zeroCommissionTable()
    table.bet('p1', 'banker', 100)
    table.bet('p1', 'tie', 50)
    table.bet('p1', 'super6', 120)
    table.must({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 30 })
    expect(lying(table)).toContainEqual(['super6', 120])
    table.must({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 10 })
    expect(lying(table)).toEqual([
      ['banker', 100],
      ['tie', 10],
    ])
    expect(table.events.slice(-2)).toEqual([
      { type: 'takenBack', player: 'p1', bet: 'tie', golden: false, amount: 10, why: 'player' },
      { type: 'takenBack', player: 'p1', bet: 'super6', golden: false, amount: 120, why: 'exceeds-main' },
    ])
  })

  it('goes back when the last main bet goes, another player’s stays', () => {
    const table = zeroCommissionTable()
    table.must({ ...ON, player: 'p2' })
    for (const player of ['p1', 'p2']) {
      table.bet(player, 'banker', 100)
      table.bet(player, 'super6', 20, true)
    }
    table.must({ do: 'takeBack', player: 'p1', bet: 'banker', amount: 100 })
    expect(table.events.at(-1)).toEqual({
      type: 'takenBack',
      player: 'p1',
      bet: 'super6',
      golden: true,
      amount: 20,
      why: 'needs-main',
    })
    expect(table.state.slips.map(({ player, bet }) => [player, bet])).toEqual([
      ['p2', 'banker'],
      ['p2', 'super6'],
    ])
  })

  it('goes back when zero commission is switched off', () => {
    const table = zeroCommissionTable()
    table.bet('p1', 'banker', 100)
    table.bet('p1', 'super6', 20)
    table.must(ON)
    expect(table.events.at(-1)).toEqual({ type: 'zeroCommission', player: 'p1', on: true })
    table.must(OFF)
    expect(table.events.slice(-2)).toEqual([
      { type: 'zeroCommission', player: 'p1', on: false },
      { type: 'takenBack', player: 'p1', bet: 'super6', golden: false, amount: 20, why: 'not-offered' },
    ])
    expect(lying(table)).toEqual([['banker', 100]])
  })

  it('is cleared with the rest, once', () => {
    const table = zeroCommissionTable()
    table.bet('p1', 'banker', 100)
    table.bet('p1', 'super6', 20)
    table.must({ do: 'clear', player: 'p1' })
    expect(table.events.slice(-2)).toMatchObject([
      { bet: 'banker', why: 'player' },
      { bet: 'super6', why: 'player' },
    ])
    expect(table.state.slips).toEqual([])
  })

  it('pays 15:1 when Banker wins with 6, beside the halved Banker', () => {
    const table = zeroCommissionTable()
    table.bet('p1', 'banker', 100)
    table.bet('p1', 'super6', 20)
    table.deal(BANKER_SIX)
    expect(table.result('p1', 'super6')).toMatchObject({ paid: 320, outcome: 'win' })
    expect(table.result('p1', 'banker')).toMatchObject({ paid: 150, outcome: 'win' })
  })

  it('goes back even when it is confirmed, where a table would have both', () => {
    const table = zeroCommissionTable(new TestTable({ ...SPEED_BACCARAT, confirmation: true }))
    table.bet('p1', 'banker', 100)
    table.bet('p1', 'super6', 20)
    table.must({ do: 'confirm', player: 'p1' }, OFF)
    expect(lying(table)).toEqual([['banker', 100]])
  })
})

describe('SB-4 and MO-5 at the close: Super 6 falls with its main bets', () => {
  function closedWith(
    mains: readonly [string, number][],
    super6: number,
    ranges: Parameters<typeof limits>[0],
  ) {
    const table = zeroCommissionTable(new TestTable(SPEED_BACCARAT, limits(ranges)))
    for (const [bet, amount] of mains) expect(table.bet('p1', bet, amount)).toBeNull()
    expect(table.bet('p1', 'super6', super6)).toBeNull()
    table.deal(BANKER_SIX)
    const closed = table.events.find((event) => event.type === 'closed')
    return {
      taken: closed?.taken.map(({ bet }) => bet),
      refused: closed?.refused.map(({ bet, reason }) => `${bet} ${reason}`),
    }
  }

  it('needs-main when none is left', () => {
    expect(closedWith([['banker', 40]], 30, { banker: [50, 1000] })).toEqual({
      taken: [],
      refused: ['banker limit-min', 'super6 needs-main'],
    })
  })

  it('exceeds-main when too little is left', () => {
    const mains: [string, number][] = [
      ['banker', 40],
      ['tie', 20],
    ]
    expect(closedWith(mains, 21, { banker: [50, 1000] })).toEqual({
      taken: ['tie'],
      refused: ['banker limit-min', 'super6 exceeds-main'],
    })
    expect(closedWith(mains, 20, { banker: [50, 1000] })).toEqual({
      taken: ['tie', 'super6'],
      refused: ['banker limit-min'],
    })
  })

  it('side bets are no main bets', () => {
    const table = zeroCommissionTable(new TestTable(SPEED_BACCARAT, limits({ banker: [50, 1000] })))
    table.bet('p1', 'banker', 40)
    table.bet('p1', 'playerPair', 40)
    table.bet('p1', 'super6', 40)
    table.deal(BANKER_SIX)
    expect(table.state.results.map(({ bet }) => bet)).toEqual(['playerPair'])
    expect(table.state.refused.map(({ bet, reason }) => [bet, reason])).toEqual([
      ['banker', 'limit-min'],
      ['super6', 'needs-main'],
    ])
  })

  it('its own minimum comes first', () => {
    expect(closedWith([['banker', 40]], 30, { banker: [50, 1000], super6: [31, 50] })).toEqual({
      taken: [],
      refused: ['banker limit-min', 'super6 limit-min'],
    })
  })
})
