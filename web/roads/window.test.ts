import { describe, expect, it } from 'vitest'
import { firstColumn, seen } from '#web/roads/window'

const run = (...columns: readonly number[]) => columns.map((col) => ({ col, row: 0 }))

describe('the columns in view', () => {
  it('start at the first while there is room for the road and one more', () => {
    expect(firstColumn([], 4)).toBe(0)
    expect(firstColumn(run(0, 1, 2), 4)).toBe(0)
  })

  it('follow the newest', () => {
    expect(firstColumn(run(0, 1, 2, 3), 4)).toBe(1)
    expect(firstColumn(run(0, 1, 2, 3, 4, 5), 4)).toBe(3)
  })

  it('keep the newest cell where a dragon runs ahead of it', () => {
    expect(firstColumn(run(0, 1, 2, 3, 4, 5, 6, 7, 8, 1), 4)).toBe(1)
  })

  it('are counted from the first in view', () => {
    expect(seen(run(0, 1, 2, 3), 1, 2)).toEqual(run(0, 1))
    expect(seen(run(0, 1, 2, 3), 0, 2)).toEqual(run(0, 1))
  })
})
