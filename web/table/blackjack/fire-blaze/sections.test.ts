import { describe, expect, it } from 'vitest'
import { totalMultiplier } from '#engine/blackjack/fire-blaze/grid'
import { FIRE_BLAZE } from '#engine/blackjack/fire-blaze/levels'
import { gridShape, sectionsOf } from '#web/table/blackjack/fire-blaze/sections'

const BONUS = {
  cells: [2, 5, 1, 10, 2, 1, 1, 2, 5, 1, 1, 2, 5, 0, 2, 0, 1, 0],
  reveals: [
    { section: 0, kind: 'boost', value: 3 },
    { section: 1, kind: 'star', value: 20 },
  ],
  spinsLeft: 3,
  total: 103,
} as const

describe('the sections of a bonus', () => {
  it('are boosted, starred or open', () => {
    expect(
      sectionsOf(BONUS).map(({ kind, times, star, sum, filled }) => [kind, times, star, sum, filled]),
    ).toEqual([
      ['boost', 3, 0, 63, 6],
      ['star', 1, 20, 12, 6],
      ['open', 1, 0, 8, 3],
    ])
  })

  it('add up to the total of the engine', () => {
    const sum = sectionsOf(BONUS).reduce((all, section) => all + section.sum + section.star, 0)
    expect(sum).toBe(totalMultiplier(FIRE_BLAZE.levels.major, BONUS.cells, BONUS.reveals))
  })

  it('are full when six cells brought nothing more', () => {
    expect(sectionsOf({ cells: [1, 1, 1, 1, 1, 2], reveals: [], spinsLeft: 3, total: 7 })[0]?.kind).toBe(
      'full',
    )
  })

  it('stand in rows that fit', () => {
    expect([1, 2, 3, 4, 6].map((count) => gridShape(count, 'plenty'))).toEqual([
      { columns: 1, rows: 1 },
      { columns: 2, rows: 1 },
      { columns: 3, rows: 1 },
      { columns: 4, rows: 1 },
      { columns: 3, rows: 2 },
    ])
    expect(gridShape(4, 'narrow')).toEqual({ columns: 2, rows: 2 })
    expect(gridShape(6, 'low')).toEqual({ columns: 6, rows: 1 })
  })
})
