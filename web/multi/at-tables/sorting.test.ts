import { describe, expect, it } from 'vitest'
import { lengthsOf, longerNow, placed, sortedBy } from '#web/multi/at-tables/sorting'

const run = (length: number) => (length === 0 ? null : { of: 'red' as const, length })

function table(id: string, streak: number, eye = 0, small = 0, cockroach = 0) {
  return {
    id,
    streak: streak === 0 ? null : { of: 'B' as const, length: streak },
    derived: { bigEyeBoy: run(eye), smallRoad: run(small), cockroachRoad: run(cockroach) },
  }
}

describe('MP-2: the list', () => {
  it('is sorted by the longest streak of the chosen view', () => {
    const tables = [table('a', 2, 1, 7), table('b', 5), table('c', 0, 3, 0, 2)]
    expect(sortedBy('big-road', tables).order).toEqual(['b', 'a', 'c'])
    expect(sortedBy('derived-roads', tables).order).toEqual(['a', 'c', 'b'])
  })

  it('keeps the order of tables alike', () => {
    expect(sortedBy('big-road', [table('a', 1), table('b', 3), table('c', 1)]).order).toEqual(['b', 'a', 'c'])
  })

  it('has no streak where the lobby tells of none', () => {
    expect(lengthsOf({ id: 'a', streak: null })).toEqual({ 'big-road': 0, 'derived-roads': 0 })
  })

  it('counts tables whose streak is longer than when it was sorted', () => {
    const sorted = sortedBy('big-road', [table('a', 2, 4), table('b', 5), table('c', 1)])
    const now = [table('a', 3, 1), table('b', 1), table('c', 1, 2), table('new', 1)]
    expect(longerNow('big-road', sorted, now)).toBe(2)
    expect(longerNow('derived-roads', sorted, now)).toBe(1)
  })
})

describe('MP-5, MP-7: the places of the tables', () => {
  const order = ['c', 'b', 'a']

  it('are those of the last sorting, and new tables come last', () => {
    expect(placed({ tables: ['a', 'b', 'c', 'd'], order, pinned: [], video: null })).toEqual([
      'c',
      'b',
      'a',
      'd',
    ])
  })

  it('begin with the video and what is pinned', () => {
    expect(placed({ tables: ['a', 'b', 'c'], order, pinned: ['a'], video: 'b' })).toEqual(['b', 'a', 'c'])
    expect(placed({ tables: ['a', 'b', 'c'], order, pinned: ['a'], video: 'a' })).toEqual(['a', 'c', 'b'])
  })

  it('are for tables that are there', () => {
    expect(placed({ tables: ['b'], order, pinned: ['a'], video: 'c' })).toEqual(['b'])
  })
})
