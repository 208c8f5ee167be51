import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasContact } from '#server/chat/moderation/contacts'
import { isFoul } from '#server/chat/moderation/language'
import { moderate } from '#server/chat/moderation/moderate'
import { FORBIDDEN_PHRASES, FORBIDDEN_WORDS } from '#server/chat/moderation/words'

const plain = FORBIDDEN_WORDS.map((entry) => entry.replace('-', ''))

describe('TP-5: what is not said', () => {
  it.each([...plain, ...FORBIDDEN_PHRASES])('%s', (word) => {
    for (const line of [word, word.toUpperCase(), `ma ${word}!`, `"${word}", ha detto`, `che,${word}.`]) {
      expect(moderate(line), line).toMatchObject({ reason: 'language' })
    }
  })

  it.each([
    'CAZZO',
    'càzzò',
    'caaaazzzzoooo',
    'c4zz0',
    'c.a.z.z.o',
    'c-a-z-z-o',
    'c a z z o',
    'ma c a z z o dici',
    'ca_zzo',
    'ca\u00adzzo',
    's**t',
    'str*nzo',
    'c*zzo',
    'саzzо',
    'ｃａｚｚｏ',
    '𝓬𝓪𝔃𝔃𝓸',
    'ⓒⓐⓩⓩⓞ',
    '🅲🅰🆉🆉🅾',
    'ç̷a̷z̷z̷o̷',
    'testa di cazzo',
    'vaffanculo',
    'v4ff4ncul0',
    'str0nz0',
    'stro\u200bnzo',
    'sh1t',
    '$hit',
    'f u c k',
    'F.U.C.K you',
    'f*ck',
    'fuuuuck',
    'motherfucker',
    'a$$hole',
    'a55hole',
    'ass!',
    'b1tch',
    'n1gg3r',
    'porco    dio',
    'PORCODIO',
    'p o r c o d i o',
    'pórcò dìo',
    'kill yourself',
    'dell\u2019stronzo',
    '(merda)',
    '👍merda👍',
  ])('in disguise: %s', (line) => {
    expect(isFoul(line)).toBe(true)
  })

  it.each([
    'Scunthorpe, Penistone, Essex and Sussex',
    'assessment of the class: pass',
    'an assassin in the bass section, as assumed',
    'analisi delle analogie, analista, analogico',
    'Cazzago San Martino e il signor Cazzaniga',
    'cazzuola e cazzotto',
    'spaghetti alla puttanesca',
    'le fiche e i fichi, un figo, Figaro',
    'giochiamo a scopa',
    'asso di cuori, assi e figure',
    'inculcare la cultura, acculturato, culinario, culatello',
    'un negroni in Montenegro',
    'cime di rape e grape juice',
    'the therapist from Arsenal, with Dickens and Moby Dick',
    'Fukuoka, Fukushima, shiitake, Matsushita, Hitachi',
    'un fagotto, fagioli, Faggin',
    'Hancock drinks cocktails with peacocks',
    'sniggering, niggardly, denigrare',
    'spicchi d’aglio, Pakistan',
    'cumulo, documento, circumstance',
    'titolo, tettoia, cacatua, Cagliari',
    'il cavallo di Troiano e i troiani',
    'che bella mano! 21 di nuovo, +1',
    'A55 e B52, tavolo 4, posto 5',
    'e o a i u',
    'ho vinto 1.000.000 il 14/11/2026 alle 12:30',
    'dio mio, che mano',
    'porco cane',
    'va bene. Com’è andata?',
    'Ok.come va? bravo.io vado.me ne vado',
    'wow!!! *** 5*3',
    'قناة جيدة, שלום, 你好, здравствуйте, Γειά σου',
  ])('but this is: %s', (line) => {
    expect(moderate(line)).toBeNull()
  })

  it('is found in whatever stands around it', () => {
    const around = fc.string({ unit: fc.constantFrom(...' .,;:!?-()«»😀', '  '), maxLength: 8 })
    fc.assert(
      fc.property(around, fc.constantFrom(...plain), around, (before, word, after) => {
        expect(isFoul(`${before} ${word} ${after}`)).toBe(true)
      }),
    )
  })
})

describe('TP-5: what leads elsewhere', () => {
  it.each([
    'http://x.example',
    'see https://a.b/c',
    'www.casino',
    'casino.com',
    'Casino.COM!',
    'best-casino.bet today',
    'vinci su sito.it',
    't.me/winner',
    'wa.me/39333',
    'casino dot com',
    'casino punto com',
    'mario@example.org',
    'mario.rossi@libero.it',
    'mario (at) example',
    'mario chiocciola libero',
    '3331234567',
    '333 12 34 567',
    '333-123-4567',
    '(02) 1234.5678',
    '+39 02 12345',
    '３３３１２３４５６７',
    '٣٣٣١٢٣٤٥٦٧',
    '3️⃣3️⃣3️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣',
    '4111 1111 1111 1111',
    'IT60X0542811101000000123456',
    'ｈｔｔｐ：／／ｘ',
  ])('%s', (line) => {
    expect(hasContact(line)).toBe(true)
    expect(moderate(line)).toMatchObject({ reason: 'contact', text: expect.stringMatching(/support\.$/) })
  })
})

it('is decided for any text, in no time worth speaking of', () => {
  const nasty = [
    'c '.repeat(200),
    '1 '.repeat(200),
    'a.'.repeat(200),
    '*'.repeat(400),
    `${'a@'.repeat(200)}.`,
  ]
  for (const line of nasty) expect(() => moderate(line)).not.toThrow()
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect([null, 'language', 'contact']).toContain(moderate(text)?.reason ?? null)
    }),
  )
})
