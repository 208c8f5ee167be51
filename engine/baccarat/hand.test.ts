import { describe, expect, it } from 'vitest'
import { coupOf } from '#engine/baccarat/coup'
import { isNatural, pointsOf, totalOf } from '#engine/baccarat/hand'
import { DECK, rankOf } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'

describe('BA-1: what cards count', () => {
  const POINTS = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 0, J: 0, Q: 0, K: 0 }

  it.each(DECK)('%s', (card) => {
    expect(pointsOf(card)).toBe(POINTS[rankOf(card)])
  })

  it.each([
    ['5S 5H', 0],
    ['8S 7H', 5],
    ['JS KH', 0],
    ['AS 5H 8D', 4],
    ['8S QH', 8],
    ['9S 9H', 8],
    ['9S 9H 9D', 7],
    ['', 0],
  ])('%s is %d', (cards, total) => {
    expect(totalOf(parseCards(cards))).toBe(total)
  })
})

describe('BA-3: a natural', () => {
  it.each([
    ['8S KH', true],
    ['9S KH', true],
    ['4S 5H', true],
    ['7S KH', false],
    ['KS KH', false],
    ['2S 2H 4D', false],
    ['8S', false],
  ])('%s: %s', (cards, natural) => {
    expect(isNatural(parseCards(cards))).toBe(natural)
  })
})

describe('a coup', () => {
  it.each([
    ['7S KH', '6S KH', 7, 6, 'P'],
    ['6S KH', '7S KH', 6, 7, 'B'],
    ['2S 4H', '6S KH', 6, 6, 'T'],
    ['KS QH TD', 'KD QD TH', 0, 0, 'T'],
  ])('%s against %s', (player, banker, playerTotal, bankerTotal, winner) => {
    const hands = { player: parseCards(player), banker: parseCards(banker) }
    expect(coupOf(hands.player, hands.banker)).toEqual({ ...hands, playerTotal, bankerTotal, winner })
  })
})
