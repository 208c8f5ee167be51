import { expect, it } from 'vitest'
import { lastRead } from '#console/dealer/reader/last-read'
import type { Card } from '#engine/cards/card'
import { DryRound } from '#tests/live/dry-round'

function read(round: DryRound, card: Card) {
  const before = round.state
  round.deal([card])
  return lastRead(before, round.state)
}

it('shows a card that lies open, and where', () => {
  const round = new DryRound('mini-baccarat')
  round.begin()
  round.give({ do: 'close' })
  expect(read(round, '9S')).toEqual({ card: '9S', place: { side: 'player', card: 1 } })
})

it('never shows one that lies face down', () => {
  const round = new DryRound('speed-baccarat')
  round.begin()
  expect(read(round, '9S')).toEqual({ card: null, place: { side: 'player', card: 1 } })
  const ventuno = new DryRound('ventuno')
  ventuno.begin()
  ventuno.deal(['5S', '6H', '6D'])
  expect(read(ventuno, 'TD')).toEqual({ card: null, place: { seat: 0, hand: 0, card: 2 } })
})
