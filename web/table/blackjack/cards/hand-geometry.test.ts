import { describe, expect, it } from 'vitest'
import {
  cardPlaces,
  dealerPlaces,
  handPlaces,
  lieOf,
  ownHandPlaces,
  totalPlace,
} from '#web/table/blackjack/cards/hand-geometry'
import type { SeatPlace } from '#web/table/blackjack/stage/plan'
import { stagePlan } from '#web/table/blackjack/stage/stage-plan'

const seats = stagePlan('wide', 7, 2, 0).seats
const middle = seats[3] as SeatPlace

describe('a hand', () => {
  it('lies towards the dealer, around its middle', () => {
    const [hand] = handPlaces(middle, 1)
    if (hand === undefined) throw new Error('no hand')
    const places = cardPlaces(hand, 2)
    expect(hand.y).toBe(middle.y - middle.reach)
    expect(places.reduce((sum, { x }) => sum + x, 0) / 2).toBeCloseTo(hand.x)
    expect(totalPlace(hand, 2).x).toBeGreaterThan(places[1]?.x ?? 0)
  })

  it('stays within its spread however many cards come', () => {
    const [hand] = handPlaces(middle, 1)
    if (hand === undefined) throw new Error('no hand')
    for (const count of [3, 6, 10]) {
      const places = cardPlaces(hand, count)
      expect((places.at(-1)?.x ?? 0) - (places[0]?.x ?? 0)).toBeLessThanOrEqual(hand.spread + 0.01)
    }
  })

  it('is turned with its seat', () => {
    const [first] = handPlaces(seats[0] as SeatPlace, 1)
    const [last] = handPlaces(seats[6] as SeatPlace, 1)
    expect(first?.x).toBeLessThan(seats[0]?.x ?? 0)
    expect(last?.x).toBeGreaterThan(seats[6]?.x ?? 0)
  })

  it.each([2, 3, 4])('split into %i: the first is nearest to the shoe, none covers another', (hands) => {
    for (const places of [handPlaces(middle, hands), ownHandPlaces({ x: 195, y: 300, card: 96 }, hands)]) {
      const xs = places.map(({ x }) => x)
      expect(xs).toEqual(xs.toSorted((one, other) => other - one))
      const gaps = places.slice(1).map(({ x, card }, index) => (xs[index] ?? x) - x - card)
      expect(gaps).toHaveLength(hands - 1)
      expect(Math.min(...gaps)).toBeGreaterThan(0)
    }
  })

  it('of the dealer never moves when a card comes', () => {
    const five = dealerPlaces({ x: 692, y: 150, card: 88 }, 5)
    for (const count of [1, 2, 3, 4]) {
      expect(dealerPlaces({ x: 692, y: 150, card: 88 }, count)).toEqual(five.slice(0, count))
    }
  })

  it('lies within a degree of straight', () => {
    for (let seat = 1; seat <= 7; seat++) {
      for (let index = 0; index < 10; index++) expect(Math.abs(lieOf(seat, index))).toBeLessThanOrEqual(1)
    }
  })
})
