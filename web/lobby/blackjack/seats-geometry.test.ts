import { describe, expect, it } from 'vitest'
import { seatPlaces } from '#web/lobby/blackjack/seats-geometry'

describe('seats of the small table', () => {
  it('begin at the dealer’s left, which is the players’ right', () => {
    const [first, ...others] = seatPlaces(7)
    expect(first?.x).toBeCloseTo(262)
    expect(others.at(-1)?.x).toBeCloseTo(38)
    expect(others.at(-1)?.seat).toBe(7)
  })

  it('have the middle one nearest', () => {
    const places = seatPlaces(7)
    expect(Math.max(...places.map(({ y }) => y))).toBe(places[3]?.y)
    expect(seatPlaces(1)).toEqual([{ seat: 1, x: 150, y: 84 }])
  })
})
