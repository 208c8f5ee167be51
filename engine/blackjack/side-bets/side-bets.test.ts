import { describe, expect, it } from 'vitest'
import { VENTUNO } from '#engine/blackjack/rules'
import { perfectPairs } from '#engine/blackjack/side-bets/perfect-pairs'
import { twentyOnePlusThree } from '#engine/blackjack/side-bets/twenty-one-plus-three'
import { type Card, DECK } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'
import type { Odds } from '#engine/money/odds'

const DECKS = 8

/** Exact return of a bet over all ordered draws from a fresh shoe, as a fraction of whole numbers. */
function returnOf(draw: number, odds: (cards: readonly Card[]) => Odds | null): number {
  let back = 0n
  let ways = 0n
  const visit = (cards: readonly Card[], weight: bigint) => {
    if (cards.length === draw) {
      const pays = odds(cards)
      ways += weight
      if (pays !== null) back += (weight * BigInt(pays[0] + pays[1])) / BigInt(pays[1])
      return
    }
    for (const card of DECK) {
      const left = DECKS - cards.filter((other) => other === card).length
      visit([...cards, card], weight * BigInt(left))
    }
  }
  visit([], 1n)
  return Number((back * 1_000_000n) / ways) / 10_000
}

describe('Perfect Pairs (BJ-12)', () => {
  it.each([
    ['QH QH', [25, 1]],
    ['QH QD', [12, 1]],
    ['QS QC', [12, 1]],
    ['QH QS', [6, 1]],
    ['QC QD', [6, 1]],
    ['KH QH', null],
    ['TH KH', null],
    ['AS 2S', null],
  ])('%s pays %j', (text, odds) => {
    expect(perfectPairs(VENTUNO, parseCards(text))).toEqual(odds)
  })

  it('loses without two cards', () => {
    expect(perfectPairs(VENTUNO, ['AS'])).toBeNull()
    expect(perfectPairs(VENTUNO, [])).toBeNull()
  })

  it('returns the documented 95.90 % of a fresh shoe (VE-16)', () => {
    expect(returnOf(2, (cards) => perfectPairs(VENTUNO, cards)).toFixed(2)).toBe('95.90')
  })
})

describe('21+3 (BJ-13)', () => {
  const pays = (text: string) => twentyOnePlusThree(VENTUNO, parseCards(text) as [Card, Card, Card])

  it.each([
    ['QH QH QH', [100, 1]],
    ['TS JS QS', [40, 1]],
    ['QS TS JS', [40, 1]],
    ['AS 2S 3S', [40, 1]],
    ['KS QS AS', [40, 1]],
    ['KH KS KC', [30, 1]],
    ['2S 3C 4H', [10, 1]],
    ['QS KC AH', [10, 1]],
    ['AH 3C 2S', [10, 1]],
    ['2C 6C TC', [5, 1]],
    ['2C 2C TC', [5, 1]],
    ['KS AS 2S', [5, 1]],
    ['KS AH 2S', null],
    ['AS KS JH', null],
    ['2C 2D TC', null],
    ['9C TD QC', null],
    ['2C 4D 6H', null],
    ['AC QD JH', null],
    ['3C 4D 6H', null],
    ['3C 5D 6H', null],
  ])('%s pays %j', (text, odds) => {
    expect(pays(text)).toEqual(odds)
  })

  it('returns the documented 96.30 % of a fresh shoe (VE-16)', () => {
    const odds = ([first, second, up]: readonly Card[]) =>
      first && second && up ? twentyOnePlusThree(VENTUNO, [first, second, up]) : null
    expect(returnOf(3, odds).toFixed(2)).toBe('96.30')
  })
})
