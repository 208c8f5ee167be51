import { describe, expect, it } from 'vitest'
import { fraction, minus, plus, times, toNumber } from '#math/fraction'

describe('fractions', () => {
  it('are kept in lowest terms with the sign above', () => {
    expect(fraction(6n, 4n)).toEqual({ n: 3n, d: 2n })
    expect(fraction(6n, -4n)).toEqual({ n: -3n, d: 2n })
    expect(fraction(0n, 7n)).toEqual({ n: 0n, d: 1n })
    expect(() => fraction(1n, 0n)).toThrow('over zero')
  })

  it('add, subtract and multiply', () => {
    const [half, third] = [fraction(1n, 2n), fraction(1n, 3n)]
    expect(plus(half, third)).toEqual({ n: 5n, d: 6n })
    expect(minus(third, half)).toEqual({ n: -1n, d: 6n })
    expect(times(half, third)).toEqual({ n: 1n, d: 6n })
  })

  it('become doubles, however long they are', () => {
    expect(toNumber(fraction(1n, 3n))).toBe(1 / 3)
    expect(toNumber(fraction(-1n, 4n))).toBe(-0.25)
    expect(toNumber(fraction(3n * 10n ** 400n, 10n ** 400n + 1n))).toBeCloseTo(3, 14)
    expect(toNumber(fraction(1n, 10n ** 200n))).toBeCloseTo(1e-200, 210)
    expect(toNumber(fraction(10n ** 30n, 1n))).toBe(1e30)
  })
})
