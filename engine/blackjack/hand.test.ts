import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAce, isNatural, isPairByValue, isSoft, isTen, pointsOf, totalOf } from '#engine/blackjack/hand'
import { type Card, DECK } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'

const card = fc.constantFrom(...DECK)

/** All ways to count the aces, the plain way: the best that is not over 21, else the least. */
function naiveTotal(cards: readonly Card[]): { total: number; soft: boolean } {
  let totals = [0]
  for (const one of cards) {
    const values = one[0] === 'A' ? [1, 11] : [Number(one[0]) || 10]
    totals = totals.flatMap((total) => values.map((value) => total + value))
  }
  const least = Math.min(...totals)
  const fitting = totals.filter((total) => total <= 21)
  const total = fitting.length > 0 ? Math.max(...fitting) : least
  return { total, soft: total > least }
}

describe('totals (BJ-1)', () => {
  it('count every hand as the plain way does, and say whether an ace counts 11', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 11 }), (cards) => {
        const { total, soft } = naiveTotal(cards)
        expect(totalOf(cards)).toBe(total)
        expect(isSoft(cards)).toBe(soft)
      }),
      { numRuns: 3000 },
    )
  })

  it('count only the first cards when asked to', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 8 }), fc.nat(10), (cards, count) => {
        expect(totalOf(cards, count)).toBe(totalOf(cards.slice(0, count)))
        expect(isSoft(cards, count)).toBe(isSoft(cards.slice(0, count)))
      }),
    )
  })

  it.each([
    ['AS', 11],
    ['AS AH', 12],
    ['AS AH 9C', 21],
    ['AS AH TC', 12],
    ['TS 9H 3C', 22],
    ['AS TS TH', 21],
    ['5S 6D', 11],
    ['', 0],
  ])('%s is %i', (text, total) => {
    expect(totalOf(parseCards(text))).toBe(total)
  })

  it('gives every rank its points, the ace 1', () => {
    expect(DECK.slice(0, 13).map(pointsOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10])
    expect(DECK.filter(isAce)).toEqual(['AS', 'AH', 'AD', 'AC'])
    expect(DECK.filter(isTen)).toHaveLength(16)
  })
})

describe('naturals and pairs (BJ-2, BJ-6)', () => {
  it('are an ace with a ten-valued card, on two cards', () => {
    const naturals = DECK.flatMap((one) => DECK.filter((two) => isNatural([one, two])))
    expect(naturals).toHaveLength(2 * 4 * 16)
    expect(isNatural(parseCards('7S 7H 7D'))).toBe(false)
    expect(isNatural(parseCards('AS'))).toBe(false)
  })

  it('are of equal value: ten, jack, queen and king too', () => {
    expect(isPairByValue(parseCards('KS TH'))).toBe(true)
    expect(isPairByValue(parseCards('8S 8H'))).toBe(true)
    expect(isPairByValue(parseCards('8S 9H'))).toBe(false)
    expect(isPairByValue(parseCards('AS TH'))).toBe(false)
    expect(isPairByValue(parseCards('8S 8H 8D'))).toBe(false)
    expect(isPairByValue(parseCards('8S'))).toBe(false)
    expect(isPairByValue([])).toBe(false)
  })
})
