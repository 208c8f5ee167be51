import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameOf, newLogin, typedLogin } from '#server/people/names'

describe('a name', () => {
  it.each([
    ['Maria', 'Maria'],
    ['  Maria   Rossi ', 'Maria Rossi'],
    ['Jose\u0301', 'José'],
    ['Ἀλέξανδρος', 'Ἀλέξανδρος'],
    ['李小龍', '李小龍'],
    ['O’Brien 77', 'O’Brien 77'],
    ['Badminton', 'Badminton'],
    ['Casaleggio', 'Casaleggio'],
    ['Cazzago', 'Cazzago'],
    ['Bancroft', 'Bancroft'],
    ['Élodie-Anne', 'Élodie-Anne'],
    ['x'.repeat(24), 'x'.repeat(24)],
  ])('%s is taken', (draft, name) => {
    expect(nameOf(draft)).toBe(name)
  })

  it.each([
    ['too short', 'x'],
    ['nothing but spaces', '     '],
    ['too long', 'x'.repeat(25)],
    ['no letter', '12345'],
    ['a control character', 'Mar\u0007ia'],
    ['a zero byte', 'Maria\u0000'],
    ['a new line', 'Maria\nRossi'],
    ['a right-to-left override', 'Maria\u202eissoR'],
    ['an isolate', 'Maria\u2066x\u2069'],
    ['a zero-width space', 'Ma\u200bria'],
    ['a joiner', 'Ma\u200dria'],
    ['a soft hyphen', 'Ma\u00adria'],
    ['a byte order mark', 'Ma\ufeffria'],
    ['a letter that is blank', 'Maria\u3164'],
    ['a blank pattern', 'Maria\u2800'],
    ['a space that does not break', 'Maria\u00a0Rossi'],
    ['a tag', 'Maria\u{e0061}'],
    ['half a character', 'Maria\ud800'],
    ['a private character', 'Maria\ue000'],
    ['marks in a heap', 'Mari\u0323\u0324\u0325\u0326a'],
    ['a guest', 'Ospite 4711'],
    ['a guest in small letters', 'ospite'],
    ['the dealer', 'Dealer'],
    ['the dealer with a digit', 'dea1er'],
    ['the dealer of another alphabet', 'Dеаlеr'],
    ['the dealer in pieces', 'd e a l e r'],
    ['the dealer with a number', 'dealer_99'],
    ['the dealer with a title', 'Official Dealer'],
    ['the bank', 'BANCO'],
    ['the house', 'Sabot Support'],
    ['the house in one word', 'SabotStaff'],
    ['the house with accents', 'Càsínò'],
    ['the house in wide letters', 'ＣＡＳＩＮＯ'],
    ['the house in mathematical letters', '𝐚𝐝𝐦𝐢𝐧'],
    ['a house player', 'Gino (casa)'],
    ['a word that is not said here', 'Str0nz0'],
    ['an address', 'gino@example.com'],
    ['a link', 'www.example.com'],
    ['a number to call', 'Gino 333 1234567'],
  ])('with %s is not', (_what, draft) => {
    expect(nameOf(draft)).toMatchObject({ status: 400, reason: 'bad-name' })
  })

  it('is taken or refused, whatever it is, and stays as it is', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 60 })
    const likely = fc.string({ unit: fc.constantFrom(...'abcèß李 ﬁ’.\u200d'), minLength: 2, maxLength: 30 })
    const seen = { taken: 0, refused: 0 }
    fc.assert(
      fc.property(fc.oneof(anything, likely), (draft) => {
        const name = nameOf(draft)
        seen[typeof name === 'string' ? 'taken' : 'refused'] += 1
        expect(typeof name === 'string' ? nameOf(name) : name.text).toEqual(
          typeof name === 'string' ? name : expect.stringMatching(/[.]$/),
        )
      }),
      { numRuns: 1_000 },
    )
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(50)
  })
})

describe('a sign-in name', () => {
  it('is made of the name and digits', () => {
    expect(newLogin('Marìa Rossi', 4)).toMatch(/^mariarossi-\d{4}$/)
    expect(newLogin('李小龍', 4)).toMatch(/^player-\d{4}$/)
    expect(newLogin('x'.repeat(24), 8)).toMatch(/^x{16}-\d{8}$/)
  })

  it('is found however it is typed, and nothing else is', () => {
    expect(typedLogin('  MARIA-4821 ')).toBe('maria-4821')
    expect(typedLogin('ｍａｒｉａ-4821')).toBe('maria-4821')
    expect(typedLogin('maria-4821\u0000')).toBe('maria-4821?')
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => /^[a-z0-9.?-]*$/.test(typedLogin(typed))))
  })
})
