import { describe, expect, it } from 'vitest'
import { FREE_BET, VENTUNO } from '#engine/blackjack/rules'
import { back, bet, double, sit, stand } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'
import { limits } from '#tests/game-table'
import { companyOn } from '#web/table/blackjack/spots/stake-places'
import { stakesShown } from '#web/table/blackjack/spots/stake-view'
import { stakesOf } from '#web/table/chips/spot'

const shown = (state: ReturnType<typeof table>['state'], me: string) =>
  stakesShown(state, me, stakesOf(state, me, 'ventuno', []))

describe('chips on the cloth', () => {
  it('below the minimum say what is missing (MO-5)', () => {
    const { state } = table(VENTUNO, limits({ main: [500, 10_000] })).with(sit('ann', 1), bet('ann', 1, 200))
    expect(shown(state, 'ann')).toMatchObject([{ bet: 'main', cents: 200, least: 500, mine: true }])
  })

  it('on their way are pending, and not yet too few', () => {
    const { state } = table(VENTUNO, limits({ main: [500, 10_000] })).with(sit('ann', 1))
    const orders = [
      {
        type: 'do',
        id: 'a',
        table: 'ventuno',
        command: { do: 'bet', seat: 1, bet: 'main', amount: 200 },
      } as const,
    ]
    const [stake] = stakesShown(state, 'ann', stakesOf(state, 'ann', 'ventuno', orders))
    expect(stake).toMatchObject({ cents: 200, pending: true, least: null })
  })

  it('are told apart by whose they are once they stand', () => {
    const { state } = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000), bet('ann', 1, 300, 'perfectPairs'))
      .with(back('bob', 1, 500), back('eve', 1, 200))
      .dealt('9S 6H 5D TC')
    const stakes = shown(state, 'ann')
    expect(stakes.map(({ bet: name, cents, behind, mine }) => [name, cents, behind, mine])).toEqual([
      ['main', 1_000, false, true],
      ['main', 500, true, false],
      ['main', 200, true, false],
      ['perfectPairs', 300, false, true],
    ])
    expect(companyOn(stakes, 1, 'ann')).toEqual({ count: 2, cents: 700 })
    expect(companyOn(shown(state, 'bob'), 1, 'ann')).toEqual({ count: 1, cents: 200 })
  })

  it('on a side bet win as soon as its cards lie there', () => {
    const { state } = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000), bet('ann', 1, 300, 'perfectPairs'))
      .with(bet('ann', 1, 300, 'twentyOnePlusThree'))
      .dealt('8S 6H 8D TC')
    expect(state.phase).toBe('turns')
    expect(shown(state, 'ann').slice(1)).toMatchObject([
      { bet: 'perfectPairs', outcome: 'win', gain: 1_800 },
      { bet: 'twentyOnePlusThree', outcome: 'lose', gain: 0 },
    ])
  })

  it('show what they won on top', () => {
    const { state } = table(VENTUNO)
      .with(sit('ann', 1), bet('ann', 1, 1_000))
      .dealt('9S 6H TD TC')
      .with(stand('ann', 1))
      .dealt('2H')
    expect(shown(state, 'ann')).toMatchObject([{ outcome: 'win', gain: 1_000, cents: 1_000 }])
  })

  it('have the house’s tokens beside them (FB-10)', () => {
    const { state } = table(FREE_BET)
      .with(sit('ann', 1), bet('ann', 1, 1_000), sit('bob', 2), bet('bob', 2, 1_000))
      .dealt('6S 9S 6H 5D 9D')
      .with(double('ann', 1))
    expect(shown(state, 'ann')[0]).toMatchObject({ cents: 1_000, free: 1_000 })
  })
})
