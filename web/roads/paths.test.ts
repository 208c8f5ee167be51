import { describe, expect, it } from 'vitest'
import { discs, gridLines, middleOf, signsIn, slashes } from '#web/roads/paths'

const two = [
  { col: 0, row: 0 },
  { col: 2, row: 5 },
]

describe('a road’s drawing', () => {
  it('has every cell’s middle', () => {
    expect(two.map(middleOf)).toEqual([
      { x: 5, y: 5 },
      { x: 25, y: 55 },
    ])
  })

  it('has a place for each digit of a total, around the middle (RD-1)', () => {
    const cell = { col: 1, row: 2 }
    expect(signsIn(cell, '9')).toEqual([{ sign: '9', x: 15, y: 25 }])
    expect(signsIn(cell, '13')).toEqual([
      { sign: '1', x: 13.4, y: 25 },
      { sign: '3', x: 16.6, y: 25 },
    ])
  })

  it('draws all discs in one path', () => {
    expect(discs(two, 4)).toBe('M1 5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M21 55a4 4 0 1 0 8 0a4 4 0 1 0 -8 0')
    expect(discs([], 4)).toBe('')
  })

  it('draws all slashes in one path', () => {
    expect(slashes(two, 3)).toBe('M2 8l6 -6M22 58l6 -6')
  })

  it('draws the lines around every cell', () => {
    expect(gridLines(2)).toBe(
      'M0 0V60M10 0V60M20 0V60M0 0H20M0 10H20M0 20H20M0 30H20M0 40H20M0 50H20M0 60H20',
    )
  })
})
