import { describe, expect, it } from 'vitest'
import { FIRE_BLAZE } from '#engine/blackjack/fire-blaze/levels'
import type { LevelRules } from '#engine/blackjack/fire-blaze/types'
import {
  chanceOf,
  type Distribution,
  median,
  moment,
  support,
  variance,
} from '#math/blackjack/fire-blaze/distribution'
import { filledCells } from '#math/blackjack/fire-blaze/filled-cells'
import { levelTotal } from '#math/blackjack/fire-blaze/level-total'
import { fraction, toNumber } from '#math/fraction'

const HALF: LevelRules = {
  points: 5,
  sections: 1,
  range: [5, 24],
  fill: [1, 2],
  cells: [[1, 1]],
  nothing: 1,
  boosts: [[2, 1]],
  stars: [[10, 2]],
}

function chances(distribution: Distribution): Readonly<Record<number, number>> {
  const possible = distribution.weights.flatMap((weight, value) =>
    weight > 0n ? [[value, toNumber(chanceOf(distribution, value))]] : [],
  )
  return Object.fromEntries(possible)
}

describe('filled cells (MF-16)', () => {
  it('have three more spins after a fill: one empty cell has four chances in all', () => {
    expect(chances(filledCells(HALF, 3))).toEqual({ 5: 1 / 16, 6: 15 / 16 })
  })

  it('go on from every spin that fills', () => {
    expect(chances(filledCells({ ...HALF, range: [4, 24] }, 1))).toEqual({ 4: 1 / 16, 5: 5 / 16, 6: 10 / 16 })
  })

  it('count the first spin like any other where nothing is sure', () => {
    const none = filledCells({ ...HALF, range: [0, 24] }, 3)
    expect(chanceOf(none, 0)).toEqual(fraction(1n, 2n ** 18n))
  })

  it('stay as they are, or are all filled, where chance has no say', () => {
    expect(chances(filledCells({ ...HALF, fill: [0, 1] }, 3))).toEqual({ 5: 1 })
    expect(chances(filledCells({ ...HALF, fill: [1, 1] }, 3))).toEqual({ 6: 1 })
    expect(chances(filledCells({ ...HALF, range: [9, 24] }, 3))).toEqual({ 6: 1 })
  })
})

describe('the total of a level (MF-17, MF-19), by hand', () => {
  it('is that of five cells, or of six with nothing, a boost or a star', () => {
    const total = levelTotal(HALF, 3)
    expect(chances(total)).toEqual({ 5: 4 / 64, 6: 15 / 64, 12: 15 / 64, 16: 30 / 64 })
    expect(moment(total)).toEqual(fraction(20n + 90n + 180n + 480n, 64n))
    expect(median(total)).toBe(12)
    expect(support(total)).toEqual([5, 16])
  })

  it('stops at the most', () => {
    expect(chances(levelTotal({ ...HALF, range: [5, 12] }, 3))).toEqual({
      5: 4 / 64,
      6: 15 / 64,
      12: 45 / 64,
    })
  })

  it('adds the values of the cells, and a boost multiplies them together', () => {
    const cells = [
      [1, 3],
      [2, 1],
    ] as const
    const total = levelTotal({ ...HALF, range: [6, 24], cells, nothing: 3, boosts: [[2, 1]], stars: [] }, 3)
    expect(chanceOf(total, 6)).toEqual(fraction(3n * 3n ** 6n, 4n ** 7n))
    expect(chanceOf(total, 24)).toEqual(fraction(1n, 4n ** 7n))
    expect(chanceOf(total, 23)).toEqual(fraction(0n, 1n))
    expect(moment(total)).toEqual(fraction(75n, 8n))
  })

  it('has a full section as often as the cells fall together', () => {
    const two = { ...HALF, sections: 2, fill: [0, 1], nothing: 0, stars: [] } as const
    expect(chanceOf(levelTotal({ ...two, range: [6, 99] }, 3), 12)).toEqual(fraction(2n, 924n))
    expect(chances(levelTotal({ ...two, range: [11, 99] }, 3))).toEqual({ 17: 1 })
    expect(chances(levelTotal({ ...two, range: [12, 99], stars: [[10, 1]] }, 3))).toEqual({
      24: 1 / 4,
      28: 1 / 2,
      32: 1 / 4,
    })
  })

  it('has the variance of its chances', () => {
    const even = levelTotal({ ...HALF, range: [6, 24], nothing: 1, boosts: [[2, 1]], stars: [] }, 3)
    expect(variance(even)).toEqual(fraction(9n, 1n))
  })
})

describe.each(Object.entries(FIRE_BLAZE.levels))('the total of %s', (_, level) => {
  const total = levelTotal(level, FIRE_BLAZE.spins)

  it('has chances that make one, from the least to the most of its range (MF-19)', () => {
    expect(total.weights.reduce((sum, weight) => sum + weight, 0n)).toBe(total.whole)
    expect(support(total)).toEqual(level.range)
  })

  it('is at least half as much again as the least, half of the time', () => {
    expect(median(total)).toBeGreaterThanOrEqual(1.5 * level.range[0])
  })
})
