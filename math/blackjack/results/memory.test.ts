import { describe, expect, it } from 'vitest'
import { VENTUNO } from '#engine/blackjack/rules'
import { memoryGain } from '#math/blackjack/results/memory'
import { nextWord, xoshiroFor } from '#math/xoshiro'
import { solved } from '#tests/solved'

describe('what a split hand gains by seeing the cards beside it', () => {
  const game = { rules: VENTUNO, decks: 8 }
  const solution = solved(game)
  const gain = (seen: number) => {
    const random = xoshiroFor(0x5ab07n, 0)
    return memoryGain(game, solution, seen, 2, () => (nextWord(random) >>> 0) / 2 ** 32)
  }

  it('is nothing with nothing to see', () => {
    expect(gain(0).mean).toBeCloseTo(0, 12)
  })

  it('is never a loss, and far below the hundredth of a per cent that is compared', () => {
    const { mean, error } = gain(10)
    expect(mean).toBeGreaterThan(0)
    expect(mean + 3 * error).toBeLessThan(1e-5)
  })
})
