import { describe, expect, it } from 'vitest'
import { sideMarks, slipOf, textWidth } from '#ui/draw/chips/stack-geometry'

describe('a stack', () => {
  it('shows two or three edge marks on each chip, never the same in a row', () => {
    for (let index = 0; index < 5; index += 1) {
      const count = sideMarks(index).split('M').length - 1
      expect([1, 2, 3]).toContain(count)
      expect(sideMarks(index)).not.toBe(sideMarks(index + 1))
    }
  })

  it('is never quite straight', () => {
    expect([0, 1, 2, 5].map(slipOf)).toEqual([0, 0.9, -0.7, 0])
  })

  it('has a label as wide as its text', () => {
    expect(textWidth('125', 10)).toBeCloseTo(18.6)
    expect(textWidth('1.000', 10)).toBeGreaterThan(textWidth('1000', 10))
    expect(textWidth('', 10)).toBe(0)
  })
})
