import { expect, it } from 'vitest'
import { currencyOf, seatsOf, stakeLines, stakeOf } from '#console/supervisor/table/stakes'
import { DryRound } from '#tests/live/dry-round'

it('shows chips while bets are open and the same money when they stand', () => {
  const round = new DryRound('ventuno')
  round.begin()
  const { state } = round
  const [line] = stakeLines(state)
  expect(line).toMatchObject({ bet: 'main', seat: 2, behind: false, paid: null })
  expect(seatsOf(state, line?.player ?? '')).toEqual([2])
  expect(stakeOf(stakeLines(state), line?.player ?? '')).toBe((line?.cash ?? 0) + (line?.golden ?? 0))
  expect(stakeOf(stakeLines(state), 'nobody')).toBe(0)
  expect(currencyOf(state, 'nobody')).toBe(state.currency)
})

it('shows what bets came to when the round is over', () => {
  const round = new DryRound('speed-baccarat')
  round.begin()
  const before = stakeLines(round.state)
  round.deal(['4S', '2H', '4D', '7D'])
  round.give({ do: 'close' })
  const after = stakeLines(round.state)
  expect(after.map(({ player, cash }) => [player, cash])).toEqual(
    before.map(({ player, cash }) => [player, cash]),
  )
  expect(after.every(({ paid }) => paid !== null)).toBe(true)
})
