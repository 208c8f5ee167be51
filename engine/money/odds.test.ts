import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, LARGEST_CENTS } from '#engine/money/cents'
import { EVEN, type Odds, oddsText, winnings } from '#engine/money/odds'

const BLACKJACK: Odds = [3, 2]
const BANKER: Odds = [19, 20]
const BIG: Odds = [27, 50]
const SMALL: Odds = [3, 2]

describe('winnings (MO-2)', () => {
  it.each<[string, Odds, number, number]>([
    ['1:1', EVEN, 1, 1],
    ['1:1', EVEN, 1234, 1234],
    ['3:2 (BJ-2)', BLACKJACK, 1000, 1500],
    ['3:2, half a cent down (BJ-2)', BLACKJACK, 1, 1],
    ['3:2, half a cent down (BJ-2)', BLACKJACK, 333, 499],
    ['0.95:1 (BA-6)', BANKER, 100, 95],
    ['0.95:1, down (BA-6)', BANKER, 1, 0],
    ['0.95:1, down (BA-6)', BANKER, 19, 18],
    ['0.95:1, down (BA-6)', BANKER, 39, 37],
    ['0.95:1 (BA-6)', BANKER, 40, 38],
    ['0.54:1 (MB-1)', BIG, 50, 27],
    ['0.54:1, down (MB-1)', BIG, 1, 0],
    ['0.54:1, down (MB-1)', BIG, 99, 53],
    ['1.5:1, down (MB-1)', SMALL, 5, 7],
    ['0.5:1, down (SB-3)', [1, 2], 3, 1],
    ['11:1 (BA-7)', [11, 1], 25, 275],
    ['100:1 (BJ-13)', [100, 1], 7, 700],
    ['nothing staked', BLACKJACK, 0, 0],
    ['the largest stake at the largest odds', [999, 1], LARGEST_CENTS, 999_000_000_000_000],
  ])('%s', (_, odds, stake, won) => {
    expect(winnings(cents(stake), odds)).toBe(won)
  })

  it('are exactly floor(stake × n / d), at any stake and odds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: LARGEST_CENTS }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 1000 }),
        (stake, win, per) => {
          const exact = (BigInt(stake) * BigInt(win)) / BigInt(per)
          expect(BigInt(winnings(cents(stake), [win, per]))).toBe(exact)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([BLACKJACK, BANKER, BIG])('are exact to the cent over every small stake at %d:%d', (win, per) => {
    for (let stake = 0; stake <= 5000; stake++) {
      expect(winnings(cents(stake), [win, per])).toBe(Number((BigInt(stake) * BigInt(win)) / BigInt(per)))
    }
  })
})

describe('odds as text', () => {
  it('read as in the rulebooks', () => {
    expect(EVEN).toEqual([1, 1])
    expect([EVEN, BLACKJACK, BANKER].map(oddsText)).toEqual(['1:1', '3:2', '19:20'])
  })
})
