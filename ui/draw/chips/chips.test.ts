import { describe, expect, it } from 'vitest'
import { chipFor, chipPaint, chipPrint, chipsFor, isChipValue } from '#ui/draw/chips/chips'

describe('the chips of an amount', () => {
  it('are the fewest, highest first', () => {
    expect(chipsFor(12_500)).toEqual([100, 25])
    expect(chipsFor(13_600)).toEqual([100, 25, 5, 5, 1])
    expect(chipsFor(1_600_050)).toEqual([10000, 5000, 1000, 0.5])
  })

  it('are five at most, the highest ones', () => {
    expect(chipsFor(99_900)).toEqual([500, 100, 100, 100, 100])
    expect(chipsFor(100_000_000)).toHaveLength(5)
  })

  it('are one at least while there is money, and none without', () => {
    expect(chipsFor(30)).toEqual([0.5])
    expect(chipsFor(0)).toEqual([])
  })

  it('never show more than there is, but for less than the smallest chip', () => {
    for (let cents = 50; cents < 300_000; cents += 1_337) {
      const shown = chipsFor(cents).reduce((sum, value) => sum + value * 100, 0)
      expect(shown).toBeLessThanOrEqual(cents)
    }
  })

  it('give one chip for a small mark', () => {
    expect(chipFor(13_600)).toBe(100)
    expect(chipFor(0)).toBe(0.5)
  })
})

describe('a chip', () => {
  it('prints what fits on its inlay', () => {
    expect([0.5, 1, 1000, 5000, 10000].filter(isChipValue).map(chipPrint)).toEqual([
      '½',
      '1',
      '1000',
      '5K',
      '10K',
    ])
  })

  it('takes its colours from the tokens', () => {
    expect(chipPaint(25)).toBe('var(--chip-25)')
    expect(chipPaint(0.5, 'mark')).toBe('var(--chip-half-mark)')
  })

  it('is of a known value', () => {
    expect([3, 25, 0.5, 50].map(isChipValue)).toEqual([false, true, true, false])
  })
})
