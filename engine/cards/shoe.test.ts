import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, DECK } from '#engine/cards/card'
import { formatCards } from '#engine/cards/notation'
import {
  cardsLeft,
  countsLeft,
  cutCardOut,
  cutProblem,
  defaultCut,
  draw,
  openShoe,
  type Shoe,
  type ShoeRules,
} from '#engine/cards/shoe'
import { parseSeed, shoeKey, shuffledDecks } from '#engine/cards/shuffle'
import { openStream } from '#engine/cards/stream'
import { GAMES } from '#engine/games'

const SEED = parseSeed('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')
const MINI = GAMES['mini-baccarat'].shoe
const FREE_BET = GAMES['free-bet'].shoe

function drawMany(shoe: Shoe, count: number): { cards: Card[]; shoe: Shoe } {
  const cards: Card[] = []
  let now = shoe
  for (let drawn = 0; drawn < count; drawn++) {
    const step = draw(now)
    cards.push(step.card)
    now = step.shoe
  }
  return { cards, shoe: now }
}

describe('the shoes of the games', () => {
  it('hold 8 decks, free-bet 6 (SH-1); cut card and burn as ruled (SH-3, SH-5); a deck lifted, a deck left (SH-4)', () => {
    const eight = { decks: 8, cutCard: [52, 52], burn: false, cut: [52, 364] }
    expect(Object.fromEntries(Object.entries(GAMES).map(([id, { shoe }]) => [id, shoe]))).toEqual({
      'mega-fire-blaze': eight,
      ventuno: eight,
      'mini-baccarat': { decks: 8, cutCard: [104, 104], burn: true, cut: [52, 364] },
      'free-bet': { decks: 6, cutCard: [78, 156], burn: false, cut: [52, 260] },
      'speed-baccarat': eight,
      'dragon-tiger': eight,
    })
  })

  it('are cut in the middle when no player cuts (FA-1)', () => {
    expect(defaultCut(MINI)).toBe(208)
    expect(defaultCut(FREE_BET)).toBe(156)
  })
})

describe('opening a shoe', () => {
  it('gives the published order for seed, number and cut (SH-10, FA-1)', () => {
    const shoe = openShoe(MINI, { seed: SEED, number: 1, cut: 208 })
    expect(shoe.number).toBe(1)
    expect(shoe.order).toHaveLength(416)
    expect(formatCards(shoe.order.slice(0, 16))).toBe('6H 6C 3C 6D 3C 2S 8H 6C 6D AH 3D 2C AC 2C JD 3D')
    expect(formatCards(shoe.order.slice(-8))).toBe('JD 9S 4C TS 4D 2H 4H JH')
    expect(shoe.cutCardAt).toBe(312)
  })

  it('lifts the cards of the cut from the top to the bottom (SH-4)', () => {
    const shuffled = shuffledDecks(openStream(shoeKey(SEED, 5, 6)), 6)
    for (const cut of [52, 53, 156, 260]) {
      const { order } = openShoe(FREE_BET, { seed: SEED, number: 5, cut })
      expect(order).toEqual([...shuffled.slice(cut), ...shuffled.slice(0, cut)])
    }
  })

  it.each([0, 1, 51, 261, 312, 52.5, -52, Number.NaN, 2 ** 53])('refuses a cut of %d (SH-4)', (cut) => {
    const problem = `A cut lifts a whole number of cards from 52 to 260, not ${cut}.`
    expect(cutProblem(FREE_BET, cut)).toBe(problem)
    expect(() => openShoe(FREE_BET, { seed: SEED, number: 1, cut })).toThrow(new RangeError(problem))
  })

  it.each([52, 260])('takes a cut of %i (SH-4)', (cut) => {
    expect(cutProblem(FREE_BET, cut)).toBeNull()
  })

  it('keeps the composition whatever the cut (SH-1)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 52, max: 364 }),
        fc.integer({ min: 1, max: 2 ** 53 - 1 }),
        (cut, number) => {
          const shoe = openShoe(GAMES.ventuno.shoe, { seed: SEED, number, cut })
          expect([...countsLeft(shoe)]).toEqual(DECK.map((card) => [card, 8]))
          expect(shoe.cutCardAt).toBe(364)
          expect(shoe.next).toBe(0)
          expect(shoe.burned).toEqual([])
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('the cut card of free-bet (SH-3)', () => {
  it('is drawn from the same stream after the shuffle', () => {
    for (let number = 1; number <= 20; number++) {
      const stream = openStream(shoeKey(SEED, number, 6))
      shuffledDecks(stream, 6)
      const behind = 78 + stream.below(79)
      expect(openShoe(FREE_BET, { seed: SEED, number, cut: 156 }).cutCardAt).toBe(312 - behind)
    }
  })

  it('reaches every place from 78 to 156 cards from the end and no other', () => {
    const behind = new Set<number>()
    for (let number = 1; number <= 1000; number++) {
      behind.add(312 - openShoe(FREE_BET, { seed: SEED, number, cut: 156 }).cutCardAt)
    }
    expect(Math.min(...behind)).toBe(78)
    expect(Math.max(...behind)).toBe(156)
    expect(behind.size).toBe(79)
  })
})

describe('burning (SH-5)', () => {
  /** What the first card's rank leads to, over enough shoes to see every rank. */
  function burnedByRank(rules: ShoeRules): Map<string, Set<number>> {
    const seen = new Map<string, Set<number>>()
    for (let number = 1; number <= 300; number++) {
      const { order, burned, next } = openShoe(rules, { seed: SEED, number, cut: 208 })
      expect(burned).toEqual(order.slice(0, next))
      const rank = (order[0] ?? '').slice(0, 1)
      seen.set(rank, (seen.get(rank) ?? new Set()).add(next))
    }
    return seen
  }

  it('turns one card up and burns its number: ace 1, ten and pictures 10', () => {
    const seen = burnedByRank(MINI)
    const counts = Object.fromEntries([...seen].map(([rank, nexts]) => [rank, [...nexts]]))
    expect(counts).toEqual({
      A: [2],
      2: [3],
      3: [4],
      4: [5],
      5: [6],
      6: [7],
      7: [8],
      8: [9],
      9: [10],
      T: [11],
      J: [11],
      Q: [11],
      K: [11],
    })
  })

  it('is a setting of the table', () => {
    expect([...burnedByRank({ ...MINI, burn: false }).values()].every((nexts) => nexts.has(0))).toBe(true)
    expect(openShoe({ ...GAMES.ventuno.shoe, burn: true }, { seed: SEED, number: 1, cut: 208 }).next).toBe(7)
  })

  it('changes neither order nor cut card, and play starts behind the burned cards', () => {
    const burning = openShoe(MINI, { seed: SEED, number: 1, cut: 208 })
    const plain = openShoe({ ...MINI, burn: false }, { seed: SEED, number: 1, cut: 208 })
    expect(formatCards(burning.burned)).toBe('6H 6C 3C 6D 3C 2S 8H')
    expect(burning.order).toEqual(plain.order)
    expect(burning.cutCardAt).toBe(plain.cutCardAt)
    expect(draw(burning).card).toBe('6C')
    expect(cardsLeft(burning)).toBe(409)
  })
})

describe('drawing', () => {
  const shoe = openShoe(GAMES['speed-baccarat'].shoe, { seed: SEED, number: 1, cut: 208 })

  it('gives the cards in order, none skipped, and leaves the shoe before as it was (SH-7)', () => {
    const { cards, shoe: after } = drawMany(shoe, 416)
    expect(cards).toEqual(shoe.order)
    expect(shoe.next).toBe(0)
    expect(after).toEqual({ ...shoe, next: 416 })
    expect(cardsLeft(after)).toBe(0)
  })

  it('stops with a clear error at the end', () => {
    const { shoe: empty } = drawMany(shoe, 416)
    expect(() => draw(empty)).toThrow(new RangeError('Shoe 1 is empty: no card is left to draw.'))
  })

  it('counts what is left, card by card', () => {
    const { cards, shoe: after } = drawMany(shoe, 100)
    const gone = (card: Card) => cards.filter((drawn) => drawn === card).length
    expect([...countsLeft(after)]).toEqual(DECK.map((card) => [card, 8 - gone(card)]))
    expect([...countsLeft(drawMany(shoe, 416).shoe).values()]).toEqual(new Array(52).fill(0))
  })

  it('brings the cut card out with the card behind it (SH-2)', () => {
    expect(cutCardOut(shoe)).toBe(false)
    const before = drawMany(shoe, 364).shoe
    expect(cardsLeft(before)).toBe(52)
    expect(cutCardOut(before)).toBe(false)
    expect(cutCardOut(draw(before).shoe)).toBe(true)
    expect(cutCardOut(drawMany(before, 52).shoe)).toBe(true)
  })
})
