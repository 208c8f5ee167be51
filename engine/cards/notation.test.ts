import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK } from '#engine/cards/card'
import { formatCards, parseCards } from '#engine/cards/notation'

describe('cards as text', () => {
  it('are words with spaces between them', () => {
    expect(parseCards('AS 9D TH')).toEqual(['AS', '9D', 'TH'])
    expect(parseCards('  AS\n\t9D  ')).toEqual(['AS', '9D'])
    expect(parseCards('')).toEqual([])
    expect(formatCards(['AS', '9D', 'TH'])).toBe('AS 9D TH')
    expect(formatCards([])).toBe('')
  })

  it('read back as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...DECK)), (cards) => {
        expect(parseCards(formatCards(cards))).toEqual(cards)
      }),
    )
  })

  it('name the first word that is no card', () => {
    expect(() => parseCards('AS 10D XX')).toThrow(
      new RangeError(
        "'10D', number 2 of the cards, is no card: write a rank A23456789TJQK and a suit SHDC, as in 'TD'.",
      ),
    )
  })
})
