import { expect, it } from 'vitest'
import { bonusIn } from '#web/table/fire-blaze/recorded'

const round = { code: '21:07:44-5530', number: 3, beganAt: 1, rates: {} }
const spins = [{ fills: [{ cell: 0, value: 2 }], reveals: [], spinsLeft: 3, total: 2 }]

it('keeps the bonus of a round with the time of its draw', () => {
  const told = [{ type: 'bonusDrawn', spins } as const, { type: 'settled', results: [] } as const]
  expect(bonusIn(told, { round }, 500)).toEqual({ code: round.code, spins, at: 500 })
})

it('hears of none where none was drawn', () => {
  expect(bonusIn([{ type: 'settled', results: [] }], { round }, 500)).toBeNull()
  expect(bonusIn([{ type: 'bonusDrawn', spins }], { round: null }, 500)).toBeNull()
})
