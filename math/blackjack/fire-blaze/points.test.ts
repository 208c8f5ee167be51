import { describe, expect, it } from 'vitest'
import { FIRE_BLAZE } from '#engine/blackjack/fire-blaze/levels'
import { firePoints } from '#engine/blackjack/fire-blaze/points'
import { pointsOf, totalOf } from '#engine/blackjack/hand'
import { type Card, RANKS } from '#engine/cards/card'
import { dealerHands } from '#math/blackjack/fire-blaze/dealer-hands'
import { levelChances, pointChances } from '#math/blackjack/fire-blaze/points'
import { startsWith14 } from '#math/blackjack/fire-blaze/starts'
import { choose, falling } from '#math/counting'
import { freshShoe } from '#math/counts'
import { type Fraction, fraction, plus, toNumber, ZERO } from '#math/fraction'

const HITS_TO = 16
const fresh = pointChances(FIRE_BLAZE, HITS_TO, freshShoe(8))

function shoe(cards: Partial<Record<(typeof RANKS)[number], number>>): readonly number[] {
  return RANKS.map((rank) => cards[rank] ?? 0)
}

function total(chances: Iterable<Fraction>): Fraction {
  let sum = ZERO
  for (const chance of chances) sum = plus(sum, chance)
  return sum
}

describe("the dealer's hands (BJ-4)", () => {
  const hands = dealerHands(HITS_TO)
  const ordersOf = (...cards: readonly Card[]) =>
    hands.find((hand) => hand.cards.join() === cards.toSorted().join())?.orders

  it('end above 16, soft 17 too, in as many orders as no card comes too late', () => {
    expect(hands.every(({ cards }) => totalOf(cards) > HITS_TO)).toBe(true)
    expect(ordersOf('AS', 'TS')).toBe(2n)
    expect(ordersOf('TS', 'TS')).toBe(1n)
    expect(ordersOf('AS', '6S')).toBe(2n)
    expect(ordersOf('AS', '6S', '2S')).toBe(4n)
    expect(ordersOf('TS', '6S', '5S')).toBe(6n)
    expect(ordersOf('TS', '7S', '2S')).toBe(4n)
    expect(ordersOf(...new Array<Card>(7).fill('AS'))).toBe(1n)
    expect(ordersOf(...new Array<Card>(8).fill('AS'))).toBeUndefined()
  })
})

describe('starts with 14 (MF-13)', () => {
  it('are counted in order, without the cards that are gone', () => {
    expect(startsWith14([1, 0, 2, 0, 0, 0, 0, 0, 0, 1])).toEqual([8n, 16n, 0n])
    expect(startsWith14([0, 0, 0, 0, 0, 0, 4, 0, 0, 0])).toEqual([0n, 0n, 24n])
    expect(startsWith14([1, 0, 1, 1, 0, 0, 0, 0, 0, 1])).toEqual([16n, 0n, 8n])
    expect(choose(6, 2)).toBe(15n)
    expect(falling(3, 4)).toBe(0n)
  })
})

describe('the points of a round (MF-12, MF-13)', () => {
  it('have chances that make one, and all that the rules can add up to', () => {
    expect(total(fresh.values())).toEqual({ n: 1n, d: 1n })
    expect([...fresh.keys()]).toEqual([
      0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 16, 18, 19, 20, 22, 23, 25, 26, 28, 30, 31, 32, 38,
    ])
  })

  it('open levels, each rarer than the one below (MF-14)', () => {
    const chances = [...levelChances(FIRE_BLAZE, fresh).values()].map(toNumber)
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    expect(chances.map((chance) => chance.toFixed(6))).toEqual([
      '0.046874',
      '0.024158',
      '0.006122',
      '0.002341',
      '0.002090',
    ])
  })

  it('are those of every possible deal of a small shoe, whoever takes a card before the dealer', () => {
    const small = shoe({ A: 2, 3: 2, 4: 2, 7: 2, T: 5 })
    expect(pointChances(FIRE_BLAZE, HITS_TO, small)).toEqual(everyDeal(small))
  })

  it('are sure where the cards leave no choice', () => {
    const tens = pointChances(FIRE_BLAZE, HITS_TO, shoe({ T: 3, K: 3 }))
    expect([...tens]).toEqual([[0, { n: 1n, d: 1n }]])
    const sevens = pointChances(FIRE_BLAZE, HITS_TO, shoe({ 7: 7 }))
    expect([...sevens]).toEqual([[10, { n: 1n, d: 1n }]])
  })

  it('are refused for a shoe that can run out', () => {
    expect(() => pointChances(FIRE_BLAZE, HITS_TO, shoe({ A: 8, T: 2 }))).toThrow('run out')
    expect(() => pointChances(FIRE_BLAZE, HITS_TO, shoe({}))).toThrow('run out')
  })
})

/** All orders of the shoe, dealt as MF-2 says; hand 1 takes a card on 11 or less against a strong up card. */
function everyDeal(counts: readonly number[]): ReadonlyMap<number, Fraction> {
  const left = [...counts]
  const size = left.reduce((sum, count) => sum + count, 0)
  const orders = new Map<number, number>()
  const dealt: Card[] = []

  function next(ways: number): void {
    const points = pointsOfRound(dealt)
    if (points !== null) {
      orders.set(points, (orders.get(points) ?? 0) + ways * factorial(size - dealt.length))
      return
    }
    for (const [index, rank] of RANKS.entries()) {
      const count = left[index] ?? 0
      if (count === 0) continue
      left[index] = count - 1
      dealt.push(`${rank}S`)
      next(ways * count)
      dealt.pop()
      left[index] = count
    }
  }
  next(1)
  return new Map(
    [...orders]
      .toSorted(([a], [b]) => a - b)
      .map(([points, ways]) => [points, fraction(BigInt(ways), BigInt(factorial(size)))]),
  )
}

function pointsOfRound(dealt: readonly Card[]): number | null {
  const [one, two, up, oneMore, twoMore, hole, ...rest] = dealt
  if (!one || !two || !up || !oneMore || !twoMore || !hole) return null
  const hits = totalOf([one, oneMore]) <= 11 && (pointsOf(up) >= 7 || pointsOf(up) === 1) ? 1 : 0
  if (rest.length < hits) return null
  const dealer = [up, hole, ...rest.slice(hits)]
  const hands = [
    [one, oneMore],
    [two, twoMore],
  ]
  return totalOf(dealer) > HITS_TO ? firePoints(FIRE_BLAZE, dealer, hands) : null
}

/** Exact in a double up to 18. */
function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}
