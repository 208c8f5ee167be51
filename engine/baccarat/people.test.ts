import { describe, expect, it } from 'vitest'
import { PEOPLE } from '#engine/baccarat/people'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { TestTable } from '#tests/baccarat/table'

function lying({ state }: TestTable): readonly string[] {
  return PEOPLE.cloth(state).map(
    ({ player, bet, seat, hand, behind, cash, golden, free, result }) =>
      `${player} ${bet} ${[seat, hand, behind, cash, golden, free].join(' ')} ${result?.outcome ?? ''} ${result?.paid ?? ''}`,
  )
}

describe('what lies on the cloth', () => {
  it('is chips, then bets that stand, then what they came to', () => {
    const table = new TestTable(MINI_BACCARAT)
    table.open()
    table.bet('ann', 'banker', 1_000)
    table.bet('bob', 'tie', 100, true)
    expect(lying(table)).toEqual(['ann banker 0 0 false 1000 0 0  ', 'bob tie 0 0 false 0 100 0  '])
    table.must({ do: 'confirm', player: 'ann' }, { do: 'close' })
    expect(lying(table)).toEqual(['ann banker 0 0 false 1000 0 0  '])
    table.deal('2S TH 7C 7D')
    expect(lying(table)).toEqual([
      expect.stringMatching(/^ann banker 0 0 false 1000 0 0 (win|lose|push) \d+$/),
    ])
  })
})

describe('MB-3: what waits for its player’s word', () => {
  const isLoose = ({ state }: TestTable) =>
    ['ann', 'bob'].map((player) => PEOPLE.isUnconfirmed(state, player))

  it('is chips that are not confirmed while betting is open', () => {
    const table = new TestTable(MINI_BACCARAT)
    table.open()
    expect(isLoose(table)).toEqual([false, false])
    table.bet('ann', 'banker', 1_000)
    expect(isLoose(table)).toEqual([true, false])
    table.must({ do: 'confirm', player: 'ann' })
    expect(isLoose(table)).toEqual([false, false])
    table.bet('ann', 'banker', 500)
    expect(isLoose(table)).toEqual([true, false])
    table.must({ do: 'close' })
    expect(isLoose(table)).toEqual([false, false])
  })

  it('is nothing where the close confirms it, or nobody has to', () => {
    const mini = new TestTable(MINI_BACCARAT)
    mini.open()
    mini.must({ do: 'autoConfirm', player: 'ann', on: true })
    mini.bet('ann', 'banker', 1_000)
    const speed = new TestTable(SPEED_BACCARAT)
    speed.open()
    speed.bet('ann', 'banker', 1_000)
    expect([isLoose(mini), isLoose(speed)]).toEqual([
      [false, false],
      [false, false],
    ])
    expect(PEOPLE.isForAll(speed.state)).toBe(false)
  })
})
