import { expect, it } from 'vitest'
import { stakesIn } from '#console/dealer/top/stakes'
import { DryRound } from '#tests/live/dry-round'

it('counts chips while bets are made and bets afterwards', () => {
  const round = new DryRound('ventuno')
  expect(stakesIn(round.state)).toEqual([])
  round.begin()
  expect(stakesIn(round.state)).toEqual([{ currency: 'EUR', cents: 1_000 }])
  round.deal(['5S', '6H', '6D', 'TD'])
  round.give({ do: 'double', player: 'ann', seat: 2 })
  expect(stakesIn(round.state)).toEqual([{ currency: 'EUR', cents: 2_000 }])
})

it('keeps currencies apart, and nothing when the round is over', () => {
  const round = new DryRound('mini-baccarat')
  round.happen({ type: 'purse', player: 'ann', currency: 'USD', session: null })
  round.begin()
  expect(stakesIn(round.state)).toEqual([{ currency: 'USD', cents: 1_000 }])
  round.give({ do: 'bet', player: 'ben', bet: 'player', amount: 500 })
  expect(stakesIn(round.state)).toHaveLength(2)
  round.deal(['9S', '2H', 'KD', '3D'])
  expect(stakesIn(round.state)).toEqual([])
})
