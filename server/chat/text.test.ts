import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '#server/chat/text'

function clean(draft: string): string {
  const result = cleanText(draft)
  if ('reason' in result) throw new Error(`${JSON.stringify(draft)} was refused: ${result.text}`)
  return result.text
}

const FAMILY = '👨‍👩‍👧‍👦'
const ENGLAND = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

const SEQUENCES = 'gv'
const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}`, SEQUENCES)

/** Every kind of text that was ever used against a chat. */
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.constantFrom(
          ...[
            '\u202e',
            '\u2066',
            '\u2069',
            '\u200b',
            '\u200d',
            '\u200c',
            '\ufeff',
            '\u00ad',
            '\u034f',
            '\u0000',
          ],
          ...[
            '\ud800',
            '\udfff',
            '\ufff9',
            '\ufffb',
            '\ufffe',
            '\u2028',
            '\u0085',
            '\r\n',
            '\t',
            '\u3164',
            '\u2800',
          ],
          ...[
            '\u0301',
            '\u0302',
            '\u0338',
            '\u20dd',
            '\ufe0f',
            '\u{e0041}',
            '\u{e007f}',
            '\u{1f3fd}',
            '\u{1f1ee}',
          ],
          ...[
            '🏴',
            '👩',
            '❤',
            '💻',
            '1',
            '\u20e3',
            'e',
            'ه',
            'א',
            'ก',
            '\u0e31',
            '각',
            'ᄀ',
            'ᅡ',
            '<',
            '"',
            '\\',
            ' ',
          ],
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join('')),
  },
)

describe('TP-5: a line of chat', () => {
  it.each([
    ['ciao', 'ciao'],
    ['  ciao \t a\r\n\r\ntutti\u2028!  ', 'ciao a tutti !'],
    ['perche\u0301', 'perché'],
    ['\u202eoaic\u202c', 'oaic'],
    ['\u2066ciao\u2069', 'ciao'],
    ['ci\u200bao\ufeff\u00ad', 'ciao'],
    ['a\u0000b\u0007c\u001b[31md', 'abc[31md'],
    ['x\ud800y\udc00z', 'xyz'],
    ['a\ufff9b\ufffac\ufffb', 'abc'],
    ['hi\u{e0068}\u{e0069}', 'hi'],
    ['a\u3164\u115f\u1160b', 'ab'],
    ['\u0301ciao \u0302x', 'ciao x'],
    ['z\u0335\u0336\u0337\u0338\u0321\u0322\u0327', 'z\u0335\u0336\u0337'],
    ['שלום مرحبا', 'שלום مرحبا'],
    ['ที่นี่', 'ที่นี่'],
  ])('%j is shown as %j', (draft, text) => {
    expect(clean(draft)).toBe(text)
  })

  it.each([FAMILY, ENGLAND, '👍🏽', '❤️', '1️⃣', '🇮🇹', '🏳️‍🌈', '👩🏻‍❤️‍💋‍👨🏿'])('keeps %s whole', (emoji) => {
    expect(clean(`a${emoji}b`)).toBe(`a${emoji}b`)
    expect(clean(emoji.repeat(200))).toBe(emoji.repeat(200))
    expect(cleanText(emoji.repeat(201))).toMatchObject({ reason: 'too-long' })
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"]},{"type":"purse","cash":1}',
    '</script><script>',
    "'; drop table chat_lines; --",
    '#{7*7} {{7*7}} &lt;b&gt; \\u003c',
    '__proto__ constructor',
  ])('leaves markup as it was typed: %s', (draft) => {
    expect(clean(draft)).toBe(draft)
  })

  it('has 1 to 200 characters, as people count them', () => {
    for (const draft of ['', ' ', '\u200b\u202e', '\n\t\u00a0', '\u0301\u0302', '\u2800']) {
      expect(cleanText(draft)).toMatchObject({ reason: 'empty' })
    }
    expect(clean('à'.repeat(200))).toHaveLength(200)
    expect(clean('a\u0300'.repeat(200))).toBe('à'.repeat(200))
    expect(cleanText('a'.repeat(201))).toEqual({
      reason: 'too-long',
      text: 'A line has 200 characters at most: shorten this one.',
    })
  })

  it('may be typed with any pile of marks: three are left on each letter', () => {
    const text = clean(`x${'\u0301\u0316'.repeat(20)}`.repeat(90))
    expect(text).toHaveLength(90 * 4)
    expect(clean('\u0301'.repeat(3_999).concat('a'))).toBe('a')
  })

  it('cannot be made endless by scripts whose letters join without end', () => {
    for (const endless of ['\u1100', '\u0915\u094d', '\u0e33', '\u1160']) {
      const result = cleanText(`\u1100${endless.repeat(1_990)}`)
      expect('text' in result ? result.text.length : 0).toBeLessThanOrEqual(1_600)
    }
  })

  it('holds nothing unseen, no pile of marks, no gap, and is clean for good, whatever was typed', () => {
    const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Bidi_Control}\u2028\u2029\ufff9-\ufffb]/u
    fc.assert(
      fc.property(hostile, (draft) => {
        const result = cleanText(draft)
        fc.pre(!('reason' in result))
        const { text } = result
        expect(text).not.toMatch(unseen)
        expect(text).not.toMatch(/\p{M}{4}|^ | $| {2}/u)
        expect(text).toBe(text.normalize('NFC'))
        const bare = text.replace(EMOJI, '')
        expect(bare).not.toMatch(/\p{Default_Ignorable_Code_Point}/u)
        expect(cleanText(text)).toEqual({ text })
        expect(JSON.parse(JSON.stringify({ text }))).toEqual({ text })
      }),
      { numRuns: 3_000 },
    )
  })
})
