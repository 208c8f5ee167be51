import { describe, expect, it } from 'vitest'
import { DRAGON_TIGER_GAME } from '#engine/dragon-tiger/game'
import { DRAGON_TIGER } from '#engine/dragon-tiger/rules'
import type { Command } from '#engine/dragon-tiger/types'
import type { Purse } from '#engine/round/posting'
import { TestTable } from '#tests/dragon-tiger/table'
import { limits } from '#tests/game-table'

function opened(...args: ConstructorParameters<typeof TestTable>): TestTable {
  const table = new TestTable(...args)
  table.open()
  return table
}

describe('DT-3: Dragon and Tiger cannot be bet together', () => {
  it.each([
    ['dragon', 'tiger'],
    ['tiger', 'dragon'],
  ])('%s is in the way of %s, whichever chips they are', (first, second) => {
    const table = opened()
    expect(table.bet('p1', first, 100)).toBeNull()
    expect(table.bet('p1', second, 100)).toBe('opposite-bets')
    expect(table.bet('p1', second, 100, true)).toBe('opposite-bets')
    expect(table.bet('p1', first, 50)).toBeNull()
    expect(table.bet('p2', second, 100)).toBeNull()
  })

  it('is over when the other stake is taken back', () => {
    const table = opened()
    table.bet('p1', 'dragon', 100)
    table.must({ do: 'takeBack', player: 'p1', bet: 'dragon', amount: 40 })
    expect(table.bet('p1', 'tiger', 100)).toBe('opposite-bets')
    table.must({ do: 'takeBack', player: 'p1', bet: 'dragon', amount: 100 })
    expect(table.state.slips).toEqual([])
    expect(table.bet('p1', 'tiger', 100)).toBeNull()
  })

  it('lets Tie and Suited Tie stand alone, and beside either', () => {
    const table = opened()
    for (const bet of ['suitedTie', 'tie', 'tiger']) expect(table.bet('p1', bet, 10)).toBeNull()
    expect(table.bet('p2', 'suitedTie', 10)).toBeNull()
  })

  it('is a field of the rules', () => {
    const table = opened(undefined, undefined, { ...DRAGON_TIGER, bothSides: true })
    for (const bet of ['dragon', 'tiger']) expect(table.bet('p1', bet, 10)).toBeNull()
  })
})

describe('MO-4, MO-5: unit, limits and balance', () => {
  const tight = limits({ dragon: [50, 300], tie: [20, 100] }, 10)

  it('refuses what no table takes, and cuts what is above the maximum', () => {
    const table = opened(tight, { p1: { cash: 400, golden: 0 } })
    expect(table.bet('p1', 'dragon', 55)).toBe('unit')
    expect(table.bet('p1', 'dragon', 1.5)).toBe('bad-input')
    expect(table.bet('p1', 'dragon', 500)).toBeNull()
    expect(table.events.at(-1)).toMatchObject({ type: 'placed', amount: 300, cut: 200 })
    expect(table.bet('p1', 'dragon', 10)).toBe('limit-max')
    expect(table.bet('p1', 'tie', 100)).toBeNull()
    expect(table.bet('p1', 'suitedTie', 10)).toBe('balance')
  })

  it('refuses at the close what is below its minimum or not paid for, in the order of placing', () => {
    const table = opened(tight, { p1: { cash: 400, golden: 0 } })
    table.bet('p1', 'tie', 10)
    table.bet('p1', 'dragon', 200)
    table.bet('p1', 'suitedTie', 190)
    table.purses.p1 = { cash: 210, golden: 0 }
    table.must({ do: 'close' })
    expect(table.state.bets).toEqual([{ player: 'p1', bet: 'dragon', cash: 200, golden: 0 }])
    expect(table.state.refused).toEqual([
      { player: 'p1', bet: 'tie', cash: 10, golden: 0, reason: 'limit-min' },
      { player: 'p1', bet: 'suitedTie', cash: 190, golden: 0, reason: 'balance' },
    ])
  })

  it('MO-7, TP-11: golden chips are counted apart from cash at the close', () => {
    const table = opened(undefined, { p1: { cash: 100, golden: 100 } })
    table.bet('p1', 'dragon', 60, true)
    table.bet('p1', 'tie', 40, true)
    table.bet('p1', 'suitedTie', 100)
    const closed = (purse: Purse) => {
      const step = DRAGON_TIGER_GAME.decide(table.state, { do: 'close' }, () => purse)
      return 'state' in step && [step.state.bets.map(({ bet }) => bet), step.state.refused]
    }
    const tie = { player: 'p1', bet: 'tie', cash: 0, golden: 40 }
    const rest = ['dragon', 'suitedTie']
    expect(closed({ cash: 100, golden: 90 })).toEqual([rest, [{ ...tie, reason: 'balance' }]])
    const allowance = { cash: 100, golden: 90, text: 'No more.' }
    const own = { ...tie, reason: 'own-limit' }
    expect(closed({ cash: 100, golden: 100, allowance })).toEqual([rest, [own]])
  })
})

describe('what is no command at this table', () => {
  it.each<[string, object]>([
    ['a bet of another game', { do: 'bet', player: 'p1', bet: 'banker', amount: 10 }],
    ['a player without a name', { do: 'bet', player: '', bet: 'tie', amount: 10 }],
    ['golden chips that are neither', { do: 'bet', player: 'p1', bet: 'tie', amount: 10, golden: 1 }],
    ['a card that is none', { do: 'card', card: '1S' }],
    ['a round that is none', { do: 'open', shoeRound: 0 }],
    ['taking nothing back', { do: 'takeBack', player: 'p1', bet: 'tie', amount: 0 }],
    ['clearing for nobody', { do: 'clear', player: null }],
    ['anything else', { do: 'zeroCommission', player: 'p1', on: true }],
  ])('%s', (_, command) => {
    expect(opened().give(command as Command)).toBe('bad-input')
  })

  it('a bet that the rules do not offer', () => {
    const table = opened(undefined, undefined, { ...DRAGON_TIGER, offers: ['dragon', 'tiger', 'tie'] })
    expect(table.bet('p1', 'suitedTie', 10)).toBe('not-in-game')
  })

  it('anything at the wrong time', () => {
    const table = new TestTable()
    expect(table.bet('p1', 'tie', 10)).toBe('closed')
    expect(table.give({ do: 'close' })).toBe('closed')
    expect(table.give({ do: 'cancel' })).toBe('closed')
    expect(table.give({ do: 'card', card: 'AS' })).toBe('closed')
    table.open()
    expect(table.give({ do: 'open', shoeRound: 2 })).toBe('not-offered')
    expect(table.give({ do: 'card', card: 'AS' })).toBe('not-offered')
    expect(table.give({ do: 'clear', player: 'p1' })).toBe('no-chips')
    expect(table.give({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 10 })).toBe('no-chips')
    table.bet('p1', 'tie', 10)
    expect(table.bet('p1', 'tie', 10, true)).toBe('mixed-chips')
    table.must({ do: 'close' })
    expect(table.give({ do: 'clear', player: 'p1' })).toBe('closed')
    expect(table.give({ do: 'takeBack', player: 'p1', bet: 'tie', amount: 10 })).toBe('closed')
    expect(table.bet('p1', 'tie', 10)).toBe('closed')
  })
})
