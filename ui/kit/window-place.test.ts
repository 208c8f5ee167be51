import { describe, expect, it } from 'vitest'
import { fitted, readPlace } from '#ui/kit/window-place'

const PAGE = { width: 1_000, height: 700 }

describe('a window over the page', () => {
  it('stays where it fits', () => {
    const place = { left: 100, top: 100, width: 340, height: 420 }
    expect(fitted(place, PAGE)).toEqual(place)
  })

  it.each([
    [
      { left: -50, top: -50, width: 340, height: 420 },
      { left: 8, top: 8 },
    ],
    [
      { left: 5_000, top: 5_000, width: 340, height: 420 },
      { left: 652, top: 272 },
    ],
    [
      { left: 0, top: 0, width: 10, height: 10 },
      { width: 280, height: 240 },
    ],
    [
      { left: 0, top: 0, width: 9_000, height: 9_000 },
      { width: 984, height: 684, left: 8, top: 8 },
    ],
  ])('comes back from %j', (place, expected) => {
    expect(fitted(place, PAGE)).toMatchObject(expected)
  })

  it('is read from whatever lies there', () => {
    const first = { left: 24, top: 24, width: 340, height: 420 }
    expect(readPlace(null, first)).toEqual(first)
    expect(readPlace('{"left":3,"top":4,"width":300,"height":300}', first)).toEqual({
      left: 3,
      top: 4,
      width: 300,
      height: 300,
    })
    expect(readPlace('{"left":"x"}', first)).toEqual(first)
    expect(readPlace('[', first)).toEqual(first)
  })
})
