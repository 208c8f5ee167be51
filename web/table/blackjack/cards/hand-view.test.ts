import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { back, bet, double, hit, sit, split, stand } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { totalText } from '#ui/draw/blackjack/total-text'
import { handsOf } from '#web/table/blackjack/cards/hand-view'

describe('a total', () => {
  it.each([
    [['AS', '6H'], true, '7/17'],
    [['AS', '6H'], false, '17'],
    [['AS', 'KH'], true, '21'],
    [['AS', '6H', 'TC'], true, '17'],
    [['TS', '9H', '5C'], true, '24'],
    [['AS'], true, '1/11'],
    [[], true, ''],
  ] as const)('of %j is told as it may still count (%s)', (cards, open, text) => {
    expect(totalText(cards, cards.length, open)).toBe(text)
  })
})

const alone = () => table(VENTUNO).with(sit('ann', 1), bet('ann', 1, 1_000))

describe('a hand as it is seen', () => {
  it('says nothing before its turn, and is lit on it', () => {
    const [view] = handsOf(alone().dealt('9S 6H 5D TC').state, 1, 'ann')
    expect(view).toMatchObject({ total: '14', tone: 'current', mark: null, current: true, mine: true })
  })

  it('stands, is bust, or is a blackjack', () => {
    expect(handsOf(alone().dealt('9S 6H TD TC').with(stand('ann', 1)).state, 1, 'ann')[0]?.mark).toBe('stand')
    const bust = alone().dealt('9S 6H TD TC').with(hit('ann', 1)).dealt('KC').state
    expect(handsOf(bust, 1, 'ann')[0]).toMatchObject({ mark: 'bust', tone: 'bust', total: '29' })
    const natural = table(VENTUNO)
      .with(sit('ann', 1), sit('bob', 2), bet('ann', 1, 1_000), bet('bob', 2, 1_000))
      .dealt('AS 5C 6H KD 5D TC').state
    expect(handsOf(natural, 1, 'bob')[0]).toMatchObject({ mark: 'blackjack', tone: 'best', mine: false })
  })

  it('shows a stored decision to its owner alone', () => {
    const waiting = table(VENTUNO)
      .with(sit('bob', 1), sit('ann', 2), bet('bob', 1, 1_000), bet('ann', 2, 1_000))
      .dealt('9S 9C 6H 5D 2D TC')
      .with(hit('ann', 2)).state
    expect(handsOf(waiting, 2, 'ann')[0]).toMatchObject({ mark: 'early', early: 'hit' })
    expect(handsOf(waiting, 2, 'bob')[0]?.early).toBeNull()
  })

  it('says how it went when the round is over', () => {
    const over = alone().dealt('9S 6H TD TC').with(stand('ann', 1)).dealt('2H').state
    expect(over.phase).toBe('over')
    expect(handsOf(over, 1, 'ann')[0]?.mark).toBe('won')
  })

  it('is doubled, by money or by a token', () => {
    const paid = alone().dealt('6S 6H 5D TC').with(double('ann', 1)).dealt('2C')
    expect(handsOf(paid.state, 1, 'ann')[0]?.mark).toBe('doubled')
    const free = table(FREE_BET)
      .with(sit('ann', 1), bet('ann', 1, 1_000), sit('bob', 2), bet('bob', 2, 1_000))
      .dealt('6S 9S 6H 5D 9D')
      .with(double('ann', 1))
      .dealt('2C').state
    expect(handsOf(free, 1, 'ann')[0]?.mark).toBe('doubled')
  })

  it('of a split lies in two, each with its own total', () => {
    const views = handsOf(alone().dealt('8S 6H 8D TC').with(split('ann', 1)).dealt('2C 5C').state, 1, 'ann')
    expect(views.map(({ total, hand, current }) => [total, hand, current])).toEqual([
      ['10', 0, true],
      ['13', 1, false],
    ])
  })

  it('shared by everybody counts what each one holds (MF-3)', () => {
    const state = table(MEGA_FIRE_BLAZE)
      .with(bet('ann', 1, 1_000), bet('bob', 1, 1_000))
      .dealt('5S 9C 6H 6D 9D TC')
      .with(stand('ann', 1), hit('bob', 1))
      .dealt('4C').state
    expect(handsOf(state, 1, 'ann')[0]).toMatchObject({ total: '11', held: 2, mark: 'stand' })
    expect(handsOf(state, 1, 'bob')[0]).toMatchObject({ total: '15', held: 3, mark: null })
  })

  it('is not the backer’s own (VE-9)', () => {
    const backed = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000), back('bob', 1, 500))
      .dealt('9S 6H 5D TC').state
    expect(handsOf(backed, 1, 'bob')[0]).toMatchObject({ mine: false, current: true })
  })
})
