import { expect, it } from 'vitest'
import { freshFrom, readNewDecks } from '#console/supervisor/orders/new-decks'
import { DryRound } from '#tests/live/dry-round'

const { state } = new DryRound('speed-baccarat')

it('SH-9: takes as many decks as the game has, and none that is in use', () => {
  expect(readNewDecks('21-28', state)).toEqual({ decks: [21, 22, 23, 24, 25, 26, 27, 28] })
  expect(readNewDecks('21-27', state)).toEqual({ wrong: 'count' })
  expect(readNewDecks('', state)).toEqual({ wrong: 'count' })
  expect(readNewDecks('8-15', state)).toEqual({ wrong: 'used', deck: 8 })
})

it('proposes numbers that follow those in use', () => {
  expect(freshFrom(state)).toBe(9)
})
