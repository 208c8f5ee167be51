import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, downTo, half, isCents, LARGEST_CENTS, minus, NO_CENTS, plus, sum } from '#engine/money/cents'

const amount = fc.integer({ min: 0, max: LARGEST_CENTS }).map(cents)

describe('amounts (MO-1)', () => {
  it.each([0, 1, 999_999_999_999, LARGEST_CENTS])('%d is one', (value) => {
    expect(isCents(value)).toBe(true)
    expect(cents(value)).toBe(value)
  })

  it.each([
    -1,
    0.5,
    -0.01,
    10.000001,
    LARGEST_CENTS + 1,
    2 ** 53,
    Number.MAX_SAFE_INTEGER,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('%d is none', (value) => {
    expect(isCents(value)).toBe(false)
    expect(() => cents(value)).toThrow(
      new RangeError(`${value} is not an amount: whole cents from 0 to 1000000000000 are.`),
    )
  })

  it.each([['5'], [''], [null], [undefined], [true], [5n], [[5]], [{}]])(
    '%s of another kind is none',
    (value) => {
      expect(isCents(value)).toBe(false)
    },
  )

  it('leave room for the largest payout: ×1000 of the largest amount is exact', () => {
    expect(LARGEST_CENTS).toBe(10 ** 12)
    expect(Number.isSafeInteger(LARGEST_CENTS * 1000)).toBe(true)
  })
})

describe('sums (MO-1)', () => {
  it('are exact', () => {
    expect(NO_CENTS).toBe(0)
    expect(plus(cents(250), cents(175))).toBe(425)
    expect(minus(cents(250), cents(175))).toBe(75)
    expect(sum([])).toBe(0)
    expect(sum([cents(1), cents(20), cents(300)])).toBe(321)
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 1000 }), (amounts) => {
        expect(BigInt(sum(amounts))).toBe(amounts.reduce((total, each) => total + BigInt(each), 0n))
      }),
    )
  })

  it('give back what was taken', () => {
    fc.assert(fc.property(amount, amount, (a, b) => minus(plus(a, b), b) === a))
  })

  it('never go below zero (MO-4)', () => {
    expect(minus(cents(5), cents(5))).toBe(0)
    expect(() => minus(cents(5), cents(6))).toThrow(new RangeError('5 cents do not cover 6.'))
  })
})

describe('rounding down', () => {
  it('finds the multiple of a step that is not above the amount', () => {
    expect([0, 49, 50, 51, 99, 100].map((value) => downTo(cents(50), cents(value)))).toEqual([
      0, 0, 50, 50, 50, 100,
    ])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }).map(cents), amount, (step, value) => {
        const down = downTo(step, value)
        expect(down % step).toBe(0)
        expect(value - down).toBeGreaterThanOrEqual(0)
        expect(value - down).toBeLessThan(step)
      }),
    )
  })

  it('halves to the cent (BJ-9)', () => {
    expect([0, 1, 2, 3, 1001].map((value) => half(cents(value)))).toEqual([0, 0, 1, 1, 500])
    fc.assert(fc.property(amount, (value) => BigInt(half(value)) === BigInt(value) / 2n))
  })
})
