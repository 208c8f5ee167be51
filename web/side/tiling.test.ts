import { describe, expect, it } from 'vitest'
import { HALF_MOON, WIDE as WIDE_CLOTH } from '#ui/draw/cloth/cloth-shapes'
import { isPhone, tilingOf } from '#web/side/tiling'

const DESKTOP = { width: 1440, height: 822 }
const WIDE = { width: 2560, height: 1362 }
const TABLET = { width: 768, height: 946 }
const SIX = [WIDE_CLOTH, HALF_MOON, HALF_MOON, HALF_MOON, WIDE_CLOTH, WIDE_CLOTH]

describe('MP-9: the tiling', () => {
  it.each([
    [2, DESKTOP, 2, 1],
    [3, DESKTOP, 3, 1],
    [4, DESKTOP, 2, 2],
    [5, DESKTOP, 3, 2],
    [6, DESKTOP, 3, 2],
    [2, WIDE, 2, 1],
    [6, WIDE, 3, 2],
    [2, TABLET, 1, 2],
    [4, TABLET, 2, 2],
  ])('of %i tables in %o is %i × %i', (count, room, columns, rows) => {
    expect(tilingOf(SIX.slice(0, count), room)).toEqual({ look: 'tiles', columns, rows })
  })

  it('has a tile for every table, and none is too small to bet in, in any window', () => {
    const looks = { one: 0, tiles: 0 }
    for (let count = 2; count <= SIX.length; count++) {
      for (let width = 360; width <= 2560; width += 100) {
        for (let height = 300; height <= 1440; height += 60) {
          const { look, columns, rows } = tilingOf(SIX.slice(0, count), { width, height })
          looks[look] += 1
          if (look === 'one') continue
          expect(columns * rows).toBeGreaterThanOrEqual(count)
          expect((columns - 1) * rows).toBeLessThan(count)
          expect(width / columns).toBeGreaterThanOrEqual(360)
          expect(height / rows).toBeGreaterThanOrEqual(340)
        }
      }
    }
    expect(Math.min(looks.one, looks.tiles)).toBeGreaterThan(100)
  })

  it('shows one table at a time where six do not fit', () => {
    expect(tilingOf(SIX, TABLET).look).toBe('one')
    expect(tilingOf(SIX, { width: 390, height: 700 }).look).toBe('one')
  })

  it('is all of the window for a table alone', () => {
    expect(tilingOf([HALF_MOON], DESKTOP)).toEqual({ look: 'one', columns: 1, rows: 1 })
  })
})

describe('a phone', () => {
  it.each([
    [390, 844, true],
    [844, 390, true],
    [768, 1024, false],
    [1440, 900, false],
  ])('is %i × %i: %s', (width, height, is) => {
    expect(isPhone({ width, height })).toBe(is)
  })
})
