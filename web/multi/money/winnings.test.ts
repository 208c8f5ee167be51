import { expect, it } from 'vitest'
import { wonBy } from '#web/multi/money/winnings'

it('MP-6: are of whoever won them, and not of who signs in after', () => {
  const winnings = { player: 'guest', cents: 900 }
  expect(wonBy('guest', winnings)).toBe(900)
  expect(wonBy('anna', winnings)).toBe(0)
})
