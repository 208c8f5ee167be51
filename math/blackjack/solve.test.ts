import { describe, expect, it } from 'vitest'
import { FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { firstDecision, splitDecision } from '#math/blackjack/best-play'
import { dealerTree, END_22, endIndex } from '#math/blackjack/dealer'
import { dealerEnds } from '#math/blackjack/dealer-ends'
import { handTable, VALUES } from '#math/blackjack/hands'
import { handOf } from '#math/blackjack/solve'
import { solved } from '#tests/solved'

describe('every hand of 21 or less', () => {
  const table = handTable()
  it('is there once: 3083 multisets of values, the empty one included', () => {
    expect(table.size).toBe(3083)
    expect(
      new Set(
        Array.from({ length: table.size }, (_, hand) =>
          table.counts.slice(hand * VALUES, (hand + 1) * VALUES).join(),
        ),
      ).size,
    ).toBe(3083)
  })

  it('knows its totals and what each next card makes of it', () => {
    const soft = handOf(table, 1, 6)
    expect([table.total[soft], table.soft[soft], table.cards[soft]]).toEqual([17, 1, 2])
    const hard = table.next[soft * VALUES + 9] ?? 0
    expect([table.total[hard], table.soft[hard], table.cards[hard]]).toEqual([17, 0, 3])
    expect(table.next[hard * VALUES + 4]).toBe(-1)
  })
})

describe("the dealer's ends", () => {
  const chances = (decks: number, hitsSoft17: boolean) => {
    const fresh = Float64Array.from([0, ...new Array<number>(9).fill(4 * decks), 16 * decks])
    return dealerEnds(dealerTree({ dealerHitsTo: 16, hitsSoft17 }), fresh)
  }

  it('sum to one', () => {
    for (const decks of [1, 6, 8]) {
      expect(chances(decks, false).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 13)
    }
  })

  it('are 22 with six decks in 7.2591 % of complete hands, standing on soft 17 (FB-13)', () => {
    const ends = chances(6, false)
    const twentyTwo = Array.from({ length: VALUES }, (_, index) => ends[endIndex(index + 1, END_22)] ?? 0)
    expect(twentyTwo.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(0.0725907176297, 12)
  })
})

describe('best play', () => {
  const classic = solved({ rules: { ...VENTUNO, looksUnder: 'ace-or-ten' }, decks: 8 })
  const ventuno = solved({ rules: VENTUNO, decks: 8 })

  it('of the classic game returns 99.392798 %, an independent analyser says', () => {
    expect(Math.abs(1 + classic.net - 0.99392798)).toBeLessThan(1e-8)
  })

  it('of Ventuno returns the documented 99.29 % (VE-3, VE-16)', () => {
    expect((100 * (1 + ventuno.net)).toFixed(2)).toBe('99.29')
  })

  it('of Mega Fire Blaze returns about 99.49 % (MF-22)', () => {
    expect((100 * (1 + solved({ rules: MEGA_FIRE_BLAZE, decks: 8 }).net)).toFixed(2)).toBe('99.49')
  })

  it('is worth less to the player when the dealer hits soft 17, more with double after split', () => {
    const one = { ...VENTUNO, looksUnder: 'ace-or-ten' as const }
    expect(solved({ rules: { ...one, hitsSoft17: true }, decks: 8 }).net).toBeLessThan(classic.net - 0.001)
    expect(solved({ rules: { ...one, doubleAfterSplit: true }, decks: 8 }).net).toBeGreaterThan(
      classic.net + 0.001,
    )
  })

  it.each([
    [10, 10, 6, 'stand'],
    [10, 6, 10, 'hit'],
    [5, 6, 6, 'double'],
    [8, 8, 6, 'split'],
    [1, 1, 6, 'split'],
    [1, 7, 9, 'hit'],
    [10, 2, 3, 'hit'],
    [10, 3, 2, 'stand'],
  ])('on %i-%i against %i is to %s', (first, second, up, decision) => {
    expect(firstDecision(ventuno, first, second, up)).toBe(decision)
  })

  it('of Ventuno does not split or double into a ten that was not looked under (VE-3)', () => {
    expect(firstDecision(ventuno, 8, 8, 10)).not.toBe('split')
    expect(firstDecision(classic, 8, 8, 10)).toBe('split')
    expect(firstDecision(ventuno, 5, 6, 10)).toBe('hit')
    expect(firstDecision(classic, 5, 6, 10)).toBe('double')
  })

  it('of Free Bet splits and doubles for free, and plays tokens to win (FB-8, FB-9, FB-10)', () => {
    const game = { rules: FREE_BET, decks: 6 }
    const free = solved(game)
    expect(firstDecision(free, 4, 4, 9)).toBe('split')
    expect(firstDecision(free, 10, 10, 6)).toBe('stand')
    expect(firstDecision(free, 4, 5, 10)).toBe('double')
    const sixteen = handOf(free.table, 8, 8)
    expect(splitDecision(game, free, 8, sixteen, 10, false)).toBe('hit')
    expect((100 * (1 + free.net)).toFixed(2)).toBe('99.30')
  })
})
