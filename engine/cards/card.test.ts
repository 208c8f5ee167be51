import { describe, expect, it } from 'vitest'
import { DECK, isCard, isRed, RANKS, rankNumber, rankOf, SUITS, suitOf } from '#engine/cards/card'

describe('the deck (SH-1)', () => {
  it('has 52 different cards, suit by suit from ace to king', () => {
    expect(DECK.join(' ')).toBe(
      'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH ' +
        'AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC',
    )
    expect(new Set(DECK).size).toBe(52)
  })

  it('knows rank, suit and number of each card', () => {
    expect(DECK.map((card) => `${rankOf(card)}${suitOf(card)}`)).toEqual(DECK)
    expect(DECK.map(rankNumber)).toEqual(SUITS.flatMap(() => RANKS.map((_, index) => index + 1)))
  })

  it('is half red: hearts and diamonds', () => {
    expect(DECK.filter(isRed)).toEqual(DECK.filter((card) => 'HD'.includes(suitOf(card))))
    expect(DECK.filter(isRed)).toHaveLength(26)
  })

  it('takes nothing else for a card', () => {
    expect(DECK.every(isCard)).toBe(true)
    for (const wrong of ['', 'A', '1S', '10S', 'as', 'SA', 'AS ', 'AX', null, undefined, 7, ['AS'], {}]) {
      expect(isCard(wrong)).toBe(false)
    }
  })
})
