import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK } from '#engine/cards/card'
import { MOST_DECK, readScanCode, scanCode, scanCodes } from '#engine/cards/scan-code'

const physical = fc.record({ card: fc.constantFrom(...DECK), deck: fc.integer({ min: 1, max: MOST_DECK }) })
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

describe('the code of a physical card (SH-10)', () => {
  it('is read as the card that it was made of, in small letters and with blanks too', () => {
    fc.assert(
      fc.property(physical, (card) => {
        const code = scanCode(card)
        expect(code).toHaveLength(6)
        expect(readScanCode(code)).toEqual(card)
        expect(readScanCode(` ${code.toLowerCase()}\r`)).toEqual(card)
      }),
    )
  })

  it('is no card with any one character wrong', () => {
    fc.assert(
      fc.property(physical, fc.nat(5), fc.constantFrom(...LETTERS), (card, place, letter) => {
        const code = scanCode(card)
        fc.pre(code[place] !== letter)
        expect(readScanCode(code.slice(0, place) + letter + code.slice(place + 1))).toBeNull()
      }),
      { numRuns: 2_000 },
    )
  })

  it('is almost never a card with two digits of the deck swapped', () => {
    const swapped = scanCodes(Array.from({ length: MOST_DECK }, (_, index) => index + 1)).flatMap((code) =>
      [2, 3].flatMap((place) => {
        const letters = [...code]
        const [one = '', other = ''] = letters.slice(place, place + 2)
        letters.splice(place, 2, other, one)
        return one === other ? [] : [letters.join('')]
      }),
    )
    const passed = swapped.filter((code) => readScanCode(code) !== null)
    expect(passed.length / swapped.length).toBeLessThan(0.03)
  })

  it('uses the check character of ISO 7064, MOD 37,36', () => {
    expect(scanCode({ card: '7D', deck: 31 })).toBe('7D031V')
  })

  it('is never read from anything else', () => {
    const alike = fc.stringMatching(/^ ?[a2-9TJqK][sHdC]\d{3}[\dA-Z] ?$/)
    const seen = { read: 0, not: 0 }
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 80 }), alike, alike, alike), (text) => {
        const read = readScanCode(text)
        seen[read === null ? 'not' : 'read'] += 1
        expect(read === null ? null : scanCode(read)).toBe(read && text.trim().toUpperCase())
      }),
      { numRuns: 5_000 },
    )
    expect(seen.read).toBeGreaterThan(10)
    expect(seen.not).toBeGreaterThan(1_000)
  })

  it('is different for every card of a shoe', () => {
    expect(new Set(scanCodes([1, 2, 3, 4, 5, 6, 7, 8])).size).toBe(416)
    expect(() => scanCode({ card: 'AS', deck: 0 })).toThrow(RangeError)
    expect(() => scanCode({ card: 'AS', deck: 1_000 })).toThrow(RangeError)
  })
})
