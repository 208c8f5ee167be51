import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, LARGEST_CENTS } from '#engine/money/cents'
import { checkAmount, fitting, NO_LIMITS, rangeOf, type TableLimits } from '#engine/round/limits'

const TABLE: TableLimits = { unit: cents(50), ranges: { main: [cents(500), cents(10_000)] } }

describe('the limits of a kind of bet (MO-4)', () => {
  it("are the table's", () => {
    expect(rangeOf(TABLE, 'main')).toEqual([500, 10_000])
  })

  it('are one cent and the largest amount where there are none', () => {
    expect(rangeOf(TABLE, 'tie')).toEqual([1, LARGEST_CENTS])
    expect(rangeOf(NO_LIMITS, 'main')).toEqual([1, LARGEST_CENTS])
    expect(NO_LIMITS).toEqual({ unit: 1, ranges: {} })
  })
})

describe('an amount (MO-1, MO-4)', () => {
  it.each([50, 100, 12_350, LARGEST_CENTS])('of %d is taken in units of 50', (amount) => {
    expect(checkAmount(TABLE, amount)).toBeNull()
  })

  it.each([1, 49, 51, 75, 999_999_999_999])('of %d is no multiple of the unit', (amount) => {
    expect(checkAmount(TABLE, amount)).toEqual({
      reason: 'unit',
      text: `Stakes here are multiples of 50 cents; ${amount} is not.`,
    })
  })

  it.each([1, 7, LARGEST_CENTS])('of %d is taken where there are no limits', (amount) => {
    expect(checkAmount(NO_LIMITS, amount)).toBeNull()
  })

  it.each([
    [0],
    [-50],
    [0.5],
    [50.5],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [LARGEST_CENTS + 1],
    [2 ** 53],
    ['50'],
    [null],
    [undefined],
    [true],
    [50n],
  ])('%s is bad input', (amount) => {
    expect(checkAmount(TABLE, amount)).toEqual({
      reason: 'bad-input',
      text: `A stake is a whole number of cents from 1 to 1000000000000, not ${String(amount)}.`,
    })
  })
})

describe('what fits under the maximum (MO-5)', () => {
  function fits(most: number, standing: number, amount: number): number {
    return fitting(TABLE, cents(most), cents(standing), cents(amount))
  }

  it('is the amount, or the room that is left', () => {
    expect(fits(1000, 0, 950)).toBe(950)
    expect(fits(1000, 0, 1000)).toBe(1000)
    expect(fits(1000, 0, 1050)).toBe(1000)
    expect(fits(1000, 600, 350)).toBe(350)
    expect(fits(1000, 600, 500)).toBe(400)
  })

  it('is nothing where no room is left', () => {
    expect(fits(1000, 1000, 50)).toBe(0)
    expect(fits(1000, 1200, 50)).toBe(0)
  })

  it('is a multiple of the unit even if the maximum is none', () => {
    expect(fits(1020, 0, 5000)).toBe(1000)
    expect(fits(49, 0, 50)).toBe(0)
  })

  it('never brings a stake over the maximum and cuts no more than it must', () => {
    const units = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), units, units, (most, standing, wanted) => {
        const room = Math.max(0, Math.floor((most - standing * 50) / 50))
        expect(fits(most, standing * 50, wanted * 50)).toBe(50 * Math.min(wanted, room))
      }),
    )
  })
})
