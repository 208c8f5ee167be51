import { describe, expect, it } from 'vitest'
import { nextWord, type Xoshiro, xoshiroFor } from '#math/xoshiro'

function words(state: Xoshiro, count: number): readonly number[] {
  return Array.from({ length: count }, () => nextWord(state) >>> 0)
}

describe('xoshiro128**', () => {
  it("gives the numbers of its authors' reference implementation", () => {
    const state = Int32Array.of(1, 2, 3, 4)
    expect(words(state, 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
    expect([...state].map((word) => word >>> 0)).toEqual([939045227, 1864939416, 1451579149, 2199351389])
  })

  it('is the same for the same seed and chunk, for all time', () => {
    expect(words(xoshiroFor(0n, 0), 4)).toEqual([1516104082, 532773303, 2972624085, 2772153093])
    expect(words(xoshiroFor(0x5ab07n, 12), 4)).toEqual([2302971985, 1972086357, 3307281055, 714570008])
  })

  it('is another for every other seed and chunk', () => {
    const seeds = [0n, 1n, 2n ** 32n, 2n ** 64n, 2n ** 128n, 2n ** 192n, 2n ** 256n - 1n]
    const chunks = [0, 1, 2, 2 ** 32, 2 ** 53 - 1]
    const firsts = seeds.flatMap((seed) => chunks.map((chunk) => words(xoshiroFor(seed, chunk), 4).join()))
    expect(new Set(firsts).size).toBe(seeds.length * chunks.length)
  })

  it.each([-1n, 2n ** 256n])('has no seed %d', (seed) => {
    expect(() => xoshiroFor(seed, 0)).toThrow(new RangeError('A seed is a whole number of 256 bits.'))
  })
})
