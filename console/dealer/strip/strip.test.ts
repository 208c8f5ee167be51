import { expect, it } from 'vitest'
import { stripOf } from '#console/dealer/strip/strip'
import { DryRound } from '#tests/live/dry-round'

const stands = ({ state }: DryRound) => stripOf(state).steps.map(({ key, stand }) => `${key}: ${stand}`)

it('has one mark for each card of baccarat', () => {
  const round = new DryRound('mini-baccarat')
  round.begin()
  round.give({ do: 'close' })
  round.deal(['9S'])
  expect(stands(round)).toEqual([
    'open: done',
    'close: done',
    'player 1: done',
    'banker 1: now',
    'player 2: later',
    'banker 2: later',
    'third: later',
    'pay: later',
  ])
  expect(stripOf(round.state)).toMatchObject({ number: 4, of: 8 })
})

it('puts the same card to several seats under one mark, and counts', () => {
  const round = new DryRound('mega-fire-blaze')
  round.begin()
  round.deal(['8S'])
  const { steps } = stripOf(round.state)
  expect(steps.map(({ key }) => key)).toEqual([
    'open',
    'close',
    'false 1',
    'true 1',
    'false 2',
    'true 2',
    'hands',
    'dealer',
    'pay',
  ])
  expect(steps[2]).toMatchObject({ of: 2, done: 1, stand: 'now', place: null })
})

it('is done when the round is', () => {
  const round = new DryRound('mini-baccarat')
  expect(stripOf(round.state).steps[0]?.stand).toBe('now')
  round.begin()
  round.deal(['9S', '2H', 'KD', '3D'])
  const { steps, number, of } = stripOf(round.state)
  expect(steps.every(({ stand }) => stand === 'done')).toBe(true)
  expect(number).toBe(of)
})
