import { describe, expect, it } from 'vitest'
import { columnBack, newestColumns, streakOf } from '#engine/roads/columns'
import { shoe } from '#tests/roads/shoe'

const { columns } = shoe('B T B P B B B')

describe('logical columns', () => {
  it('RD-6: hold wins of one side in a row, ties ignored', () => {
    expect(newestColumns(columns, 9).map(({ winner, length }) => `${winner}${length}`)).toEqual([
      'B3',
      'P1',
      'B2',
    ])
  })

  it('give no more columns than asked for', () => {
    expect(newestColumns(columns, 2).map(({ length }) => length)).toEqual([3, 1])
    expect(newestColumns(columns, 0)).toEqual([])
    expect(newestColumns(null, 3)).toEqual([])
  })

  it('are counted back from the newest', () => {
    expect([0, 1, 2, 3, 4].map((count) => columnBack(columns, count)?.length)).toEqual([
      3,
      1,
      2,
      undefined,
      undefined,
    ])
  })

  it('RD-3: keep growing past the six rows', () => {
    expect(streakOf(shoe('P P P P P P P P P').columns)).toEqual({ winner: 'P', length: 9 })
  })

  it('RD-6: the streak is the newest column, null while nobody has won', () => {
    expect(streakOf(columns)).toEqual({ winner: 'B', length: 3 })
    expect(streakOf(shoe('B B B P T').columns)).toEqual({ winner: 'P', length: 1 })
    expect(streakOf(shoe('T T').columns)).toBeNull()
    expect(streakOf(null)).toBeNull()
  })
})
