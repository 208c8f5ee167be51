import { expect, it } from 'vitest'
import { cents } from '#engine/money/cents'
import type { Sight } from '#protocol/sight'
import { TestTable } from '#tests/dragon-tiger/table'
import { closedWhy } from '#web/table/sides/spots/use-spots'

it('MO-7: a spot with chips on it says which chips it takes', () => {
  const table = new TestTable()
  table.open()
  table.bet('anna', 'tie', 10)
  table.bet('anna', 'dragon', 10, true)
  const sight: Sight = {
    me: 'anna',
    purse: { cash: cents(10_000), golden: cents(10_000) },
    state: {
      id: 'dragon-tiger',
      currency: 'EUR',
      game: table.state,
      shoe: null,
      coming: null,
      cutOffer: null,
      round: null,
      clock: null,
      paused: null,
      results: [],
      people: {},
      purses: {},
      crowd: {},
    },
  }
  expect(closedWhy(sight, 'tie', 10, true)).toBe('cash-only')
  expect(closedWhy(sight, 'tie', 10, false)).toBeNull()
  expect(closedWhy(sight, 'dragon', 10, false)).toBe('golden-only')
  expect(closedWhy(sight, 'tiger', 10, false)).toBe('opposite-bets')
})
