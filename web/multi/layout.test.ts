import { describe, expect, it } from 'vitest'
import { layoutFor } from '#web/multi/layout'

describe('the panel’s tiles', () => {
  it.each([
    [360, 1],
    [390, 1],
    [767, 2],
    [768, 2],
    [1440, 3],
    [2560, 6],
  ])('%i px wide: %i columns', (width, columns) => {
    expect(layoutFor(width).columns).toBe(columns)
  })

  it.each([320, 360, 390, 768, 1024, 1440, 1920, 2560])('have roads that fill them, %i px wide', (width) => {
    const { columns, road, derived } = layoutFor(width)
    const margin = width < 768 ? 8 : 20
    const inside = (width - 2 * margin - (columns - 1) * 12) / columns - 24
    expect(road.columns * road.cell).toBeCloseTo(inside - 1)
    expect(road.cell).toBeLessThanOrEqual(15)
    expect(derived.columns * derived.cell).toBeCloseTo(inside - 1)
  })
})
