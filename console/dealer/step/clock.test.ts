import { expect, it } from 'vitest'
import { runningClock } from '#console/dealer/step/clock'
import { DryRound } from '#tests/live/dry-round'

it('counts what is waited for now, and nothing that is over', () => {
  const round = new DryRound('ventuno')
  round.begin()
  round.happen({ type: 'clock', for: 'bets', until: 9_000 })
  expect(runningClock(round.state)?.until).toBe(9_000)
  round.deal(['5S', '6H', '6D'])
  expect(runningClock(round.state)).toBeNull()
  round.deal(['TD'])
  round.happen({ type: 'clock', for: 'decision', until: 20_000 })
  expect(runningClock(round.state)?.for).toBe('decision')
  round.give({ do: 'stand', player: 'ann', seat: 2 })
  expect(runningClock(round.state)).toBeNull()
})

it('stands still with the table', () => {
  const round = new DryRound('mini-baccarat')
  round.begin()
  round.happen({ type: 'clock', for: 'bets', until: 9_000 })
  round.happen({ type: 'paused', why: 'supervisor', text: '' })
  expect(runningClock(round.state)).toBeNull()
})
