import { describe, expect, it } from 'vitest'
import { DECK } from '#engine/cards/card'
import { countsLeft, openShoe } from '#engine/cards/shoe'
import { parseSeed } from '#engine/cards/shuffle'
import { GAMES } from '#engine/games'
import { compositionOf } from '#math/baccarat/composition'
import { freshCards } from '#math/counts'

function only(counts: Readonly<Record<string, number>>): readonly number[] {
  return DECK.map((card) => counts[card] ?? 0)
}

describe('a composition', () => {
  it('counts cards, ranks and points (BA-1)', () => {
    const { size, cards, ranks, points } = compositionOf(freshCards(8))
    expect(size).toBe(416)
    expect(cards).toEqual(DECK.map(() => 8))
    expect(ranks).toEqual(new Array(13).fill(32))
    expect(points).toEqual([128, 32, 32, 32, 32, 32, 32, 32, 32, 32])
  })

  it('tells suits, ranks and points apart', () => {
    const { size, ranks, points } = compositionOf(only({ AS: 1, AH: 2, TD: 1, KD: 3, '9C': 5 }))
    expect(size).toBe(12)
    expect(ranks).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0, 0, 3])
    expect(points).toEqual([4, 3, 0, 0, 0, 0, 0, 0, 0, 5])
  })

  it('is what the engine says is left of a shoe', () => {
    const rules = GAMES['mini-baccarat'].shoe
    const shoe = openShoe(rules, { seed: parseSeed('5'.repeat(64)), number: 1, cut: 208 })
    expect(compositionOf([...countsLeft(shoe).values()]).size).toBe(416 - shoe.burned.length)
  })

  it.each([
    [[], 'A composition has 52 counts, one for each card, not 0.'],
    [new Array(13).fill(32), 'A composition has 52 counts, one for each card, not 13.'],
    [[...freshCards(1), 1], 'A composition has 52 counts, one for each card, not 53.'],
    [only({ AS: 10, '2S': -1 }), 'A composition counts whole cards, none or more: -1 of 2S is no count.'],
    [only({ KC: 6.5 }), 'A composition counts whole cards, none or more: 6.5 of KC is no count.'],
    [only({ AH: Number.NaN }), 'A composition counts whole cards, none or more: NaN of AH is no count.'],
    [
      only({ AH: Number.POSITIVE_INFINITY }),
      'A composition counts whole cards, none or more: Infinity of AH is no count.',
    ],
    [freshCards(0), 'A round may take 6 cards; here are 0.'],
    [only({ AH: 3, '2H': 2 }), 'A round may take 6 cards; here are 5.'],
    [only({ AH: 9746 }), 'At most 9745 cards can be counted exactly; here are 9746.'],
  ])('is refused when it cannot be (%#)', (counts, problem) => {
    expect(() => compositionOf(counts)).toThrow(new RangeError(problem))
  })

  it('has room for every shoe that four cards from it can be counted of in a double', () => {
    const afterTwo = (size: number): number => (size - 2) * (size - 3) * (size - 4) * (size - 5)
    expect(Number.isSafeInteger(afterTwo(9745))).toBe(true)
    expect(Number.isSafeInteger(afterTwo(9746))).toBe(false)
    expect(compositionOf(only({ AH: 9745 })).size).toBe(9745)
    expect(compositionOf(only({ AH: 6 })).size).toBe(6)
  })
})
