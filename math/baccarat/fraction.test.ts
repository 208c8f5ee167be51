import { describe, expect, it } from 'vitest'
import { fraction, toNumber } from '#math/baccarat/fraction'

describe('fractions', () => {
  it.each([
    [6n, 4n, 3n, 2n],
    [0n, 7n, 0n, 1n],
    [-6n, 4n, -3n, 2n],
    [10n ** 40n, 10n ** 39n, 10n, 1n],
  ])('%d / %d in lowest terms', (n, d, lowestN, lowestD) => {
    expect(fraction(n, d)).toEqual({ n: lowestN, d: lowestD })
  })

  it.each([0n, -1n])('have no denominator %d', (d) => {
    expect(() => fraction(1n, d)).toThrow(new RangeError(`A fraction's denominator is positive, not ${d}.`))
  })

  it('become numbers, also far beyond what a number counts exactly', () => {
    expect(toNumber({ n: 1n, d: 8n })).toBe(0.125)
    expect(toNumber({ n: 3n * 10n ** 60n, d: 4n * 10n ** 60n })).toBe(0.75)
  })
})
