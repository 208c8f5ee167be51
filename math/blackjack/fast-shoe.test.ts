import { describe, expect, it } from 'vitest'
import { pointsOf } from '#engine/blackjack/hand'
import { DECK } from '#engine/cards/card'
import { ACE, FastShoe, TEN, VALUE } from '#math/blackjack/fast-shoe'
import { freshOrder } from '#math/simulation/fast-shoe'
import { xoshiroFor } from '#math/xoshiro'

describe('a shoe that is fresh for every round', () => {
  it('loses and doubles no card', () => {
    const shoe = new FastShoe(6, xoshiroFor(1n, 0))
    for (let round = 0; round < 1_000; round++) {
      shoe.begin()
      for (let card = 0; card < 5 + (round % 9); card++) shoe.draw()
    }
    expect(shoe.order.toSorted()).toEqual(freshOrder(6).toSorted())
  })

  it('keeps the cards of a round at its front', () => {
    const shoe = new FastShoe(8, xoshiroFor(1n, 0))
    for (let round = 0; round < 100; round++) {
      shoe.begin()
      const cards = Array.from({ length: 7 }, () => shoe.draw())
      expect(shoe.drawn).toBe(7)
      expect([...shoe.order.slice(0, 7)]).toEqual(cards)
    }
  })

  it('deals what was stacked, then goes on at random', () => {
    const shoe = new FastShoe(1, xoshiroFor(1n, 0))
    const sixth = new Set<number>()
    for (let round = 0; round < 500; round++) {
      shoe.order.set(freshOrder(1))
      shoe.begin(5)
      expect(Array.from({ length: 5 }, () => shoe.draw())).toEqual([0, 1, 2, 3, 4])
      sixth.add(shoe.draw())
    }
    expect(Math.min(...sixth)).toBe(5)
    expect(sixth.size).toBe(47)
  })

  it('makes every card as likely as the next, in every place and after every other', () => {
    const rounds = 270_400
    const shoe = new FastShoe(1, xoshiroFor(2n, 0))
    const places = Array.from({ length: 5 }, () => new Float64Array(52))
    const twos = new Float64Array(52 * 52)
    for (let round = 0; round < rounds; round++) {
      shoe.begin()
      for (const seen of places) raise(seen, shoe.draw())
      raise(twos, (shoe.order[2] as number) * 52 + (shoe.order[3] as number))
    }
    // Of 51 degrees of freedom 99.99 % stay below 95.
    for (const seen of places) expect(misfit(seen, rounds / 52)).toBeLessThan(95)
    // Of 2651 degrees of freedom 99.99 % stay below 2930.
    const different = twos.filter((_, index) => Math.floor(index / 52) !== index % 52)
    expect(misfit(different, rounds / (52 * 51))).toBeLessThan(2930)
  })
})

function raise(counts: Float64Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

function misfit(counts: Float64Array, expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('the value of a card (BJ-1)', () => {
  it('counts from 0 for the ace', () => {
    for (const [place, card] of DECK.entries()) expect(VALUE[place]).toBe(pointsOf(card) - 1)
    expect(VALUE[DECK.indexOf('AS')]).toBe(ACE)
    expect(VALUE[DECK.indexOf('KD')]).toBe(TEN)
  })
})
