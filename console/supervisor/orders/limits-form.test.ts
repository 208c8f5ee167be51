import { describe, expect, it } from 'vitest'
import { draftOf, readAmount, readLimits, writeAmount } from '#console/supervisor/orders/limits-form'
import { cents } from '#engine/money/cents'
import type { TableLimits } from '#engine/round/limits'

const NOW: TableLimits = {
  unit: cents(50),
  ranges: { main: [cents(100), cents(100_000)], tie: [cents(50), cents(20_000)] },
}

describe('limits as they are typed', () => {
  it('reads amounts as people write them, and nothing else', () => {
    expect(['5', ' 2,50 ', '2.5', '0,05'].map(readAmount)).toEqual([500, 250, 250, 5])
    expect(['', '0', '-5', '1.234,50', '2,505', 'cinque', '1e3'].map(readAmount)).toEqual(Array(7).fill(null))
  })

  it('writes what it reads', () => {
    for (const amount of [1, 50, 250, 500, 123_456]) expect(readAmount(writeAmount(amount))).toBe(amount)
  })

  it('says when nothing was changed', () => {
    expect(readLimits(draftOf(NOW), NOW)).toEqual({ limits: null, problems: { all: 'same' } })
  })

  it('MO-4: finds amounts that are none, off the unit or in the wrong order', () => {
    const draft = draftOf(NOW)
    const main = (min: string, max: string) => ({
      ...draft,
      ranges: { ...draft.ranges, main: [min, max] as const },
    })
    expect(readLimits(main('x', '100'), NOW).problems).toEqual({ 'main.min': 'amount' })
    expect(readLimits(main('1,25', '100'), NOW).problems).toEqual({ 'main.min': 'unit' })
    expect(readLimits(main('200', '100'), NOW).problems).toEqual({ 'main.max': 'order' })
    expect(readLimits({ ...draft, unit: '0' }, NOW).problems).toEqual({ unit: 'amount' })
    expect(readLimits({ ...draft, unit: '3' }, NOW).problems).toMatchObject({ 'main.min': 'unit' })
  })

  it('gives limits for the order', () => {
    const draft = draftOf(NOW)
    const { limits, problems } = readLimits(
      { ...draft, ranges: { ...draft.ranges, main: ['5', '500'] } },
      NOW,
    )
    expect(problems).toEqual({})
    expect(limits).toEqual({ unit: 50, ranges: { main: [500, 50_000], tie: [50, 20_000] } })
  })
})
