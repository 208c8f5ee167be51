import { describe, expect, it } from 'vitest'
import { freshOrder } from '#math/simulation/fast-shoe'
import { shuffleFront } from '#math/simulation/shuffle-front'
import { xoshiroFor } from '#math/xoshiro'

describe('shuffling the front of a shoe', () => {
  it('loses and doubles no card', () => {
    const random = xoshiroFor(1n, 0)
    const cards = freshOrder(8)
    for (let shoe = 0; shoe < 100; shoe++) shuffleFront(cards, 370, random)
    expect(cards.toSorted()).toEqual(freshOrder(8).toSorted())
  })

  it('leaves what lies behind it, but for the cards that change places with the front', () => {
    const cards = Uint8Array.from({ length: 100 }, (_, place) => place)
    shuffleFront(cards, 4, xoshiroFor(1n, 0))
    const moved = [...cards].filter((card, place) => card !== place)
    expect(moved.length).toBeLessThanOrEqual(8)
    expect(moved.length).toBeGreaterThan(0)
  })

  it('makes every order as likely: all 120 of five cards within what chance allows', () => {
    const random = xoshiroFor(2n, 0)
    const times = 240_000
    const seen = new Map<string, number>()
    for (let shuffle = 0; shuffle < times; shuffle++) {
      const cards = Uint8Array.of(0, 1, 2, 3, 4)
      shuffleFront(cards, 4, random)
      const order = cards.join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(120)
    const expected = times / 120
    const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 119 degrees of freedom: 99.9 % of shuffles like this stay below 172.
    expect(chiSquare).toBeLessThan(172)
  })

  it('brings every card to every place of a shoe as often', () => {
    const random = xoshiroFor(3n, 0)
    const cards = freshOrder(8)
    const shoes = 20_000
    const sums = new Float64Array(370)
    for (let shoe = 0; shoe < shoes; shoe++) {
      shuffleFront(cards, 370, random)
      for (const [place, sum] of sums.entries()) sums[place] = sum + (cards[place] ?? 0)
    }
    // A card's place in its deck is 25.5 ± 15.01 on average.
    const error = 15.01 / Math.sqrt(shoes)
    const worst = Math.max(...[...sums].map((sum) => Math.abs(sum / shoes - 25.5)))
    expect(worst).toBeLessThan(4.5 * error)
  })
})
