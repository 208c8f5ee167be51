import { describe, expect, it } from 'vitest'
import { type Drawing, drawnTo, markAt, marksOf, pressedAt, withoutColumn } from '#web/good-roads/drawing'

const empty: Drawing = { first: 'P', columns: [] }
const stairs: Drawing = { first: 'P', columns: [1, 2, 3] }

describe('a drawing', () => {
  it('begins at the left, wherever it is begun', () => {
    expect(drawnTo(empty, { column: 4, row: 1 })).toEqual({ first: 'P', columns: [2] })
  })

  it('goes on with the next column, and changes those that are there', () => {
    expect(drawnTo(stairs, { column: 6, row: 0 }).columns).toEqual([1, 2, 3, 1])
    expect(drawnTo(stairs, { column: 1, row: 5 }).columns).toEqual([1, 6, 3])
  })

  it.each([
    { column: -1, row: 0 },
    { column: 7, row: 0 },
    { column: 0, row: 6 },
    { column: 0, row: -1 },
  ])('has no cell at %j', (cell) => {
    expect(drawnTo(stairs, cell)).toBe(stairs)
  })

  it('is as it was where nothing changes', () => {
    expect(drawnTo(stairs, { column: 1, row: 1 })).toBe(stairs)
  })

  it('loses a column’s last cell when that is pressed, and the column with its only one', () => {
    expect(pressedAt(stairs, { column: 2, row: 2 }).columns).toEqual([1, 2, 2])
    expect(pressedAt(stairs, { column: 2, row: 0 }).columns).toEqual([1, 2, 1])
    expect(pressedAt(stairs, { column: 0, row: 0 })).toEqual({ first: 'B', columns: [2, 3] })
    expect(pressedAt({ first: 'B', columns: [1] }, { column: 0, row: 0 })).toEqual({
      first: 'B',
      columns: [],
    })
  })

  it('closes up where a column is taken out', () => {
    expect(withoutColumn(stairs, 1)).toEqual({ first: 'P', columns: [1, 3] })
    expect(withoutColumn(stairs, 5)).toEqual(stairs)
  })

  it('has the sides in turn', () => {
    expect(markAt(stairs, { column: 0, row: 0 })).toBe('P')
    expect(markAt(stairs, { column: 1, row: 1 })).toBe('B')
    expect(markAt(stairs, { column: 1, row: 2 })).toBeNull()
    expect(markAt(stairs, { column: 3, row: 0 })).toBeNull()
    expect(marksOf({ first: 'B', columns: [1, 2] })).toEqual([
      { col: 0, row: 0, winner: 'B' },
      { col: 1, row: 0, winner: 'P' },
      { col: 1, row: 1, winner: 'P' },
    ])
  })
})
