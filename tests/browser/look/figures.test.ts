import { describe, expect, it } from 'vitest'
import { type Figure, type FigureKind, type Truth, wrongFigures } from '#tests/browser/look/figures'

const NOW = Date.UTC(2026, 0, 1, 21, 30, 15)
const beganAt = Date.UTC(2026, 0, 1, 21, 7, 9)
const round = { code: 'rialto-20260101-210709-3', number: 3, beganAt, rates: {} }
/** A page two hours east of Greenwich, opened ten seconds ago, and 41,2 seconds to decide. */
const TRUTH: Truth = {
  ...{ here: NOW + 3_000, zone: -120, now: NOW, first: NOW - 10_000, sessionBeganAt: NOW - 432_900 },
  tables: new Map([['rialto', { clock: { for: 'decision', until: NOW + 41_200 }, round }]]),
}

const wrong = (kind: FigureKind, text: string, share?: number) => {
  const figure: Figure = { kind, text, table: 'rialto', ...(share === undefined ? {} : { share }) }
  return wrongFigures([figure], TRUTH)
}

describe('a figure that tells the time', () => {
  it.each<[FigureKind, string, readonly string[]]>([
    ['seconds', ' – 42', [' – 43', ' – 41', ' – 4']],
    ['ring', '42', ['43', '41', '0']],
    ['clock', '23:30', ['23:31', '21:30', '23:29']],
    ['session', '0:07:12', ['0:07:13', '0:07:11', '0:00:00']],
    ['beganAt', '23:07', ['21:07', '23:08']],
    ['beganHere', '01/01/26, 23:07', ['01/01/26, 21:07', '02/01/26, 23:07']],
    ['beganGmt', '21:07:09', ['21:07:10', '23:07:09']],
    ['code', 'rialto-20260101-210709-3', ['rialto-20260101-210709-4', '· rialto-20260101-210708-3']],
  ])('is the one that follows: %s', (kind, right, others) => {
    expect(wrong(kind, right)).toEqual([])
    for (const other of others) {
      const [sentence] = wrong(kind, other)
      expect(sentence).toBe(`The page shows '${other}' (${kind}) where '${right}' follows.`)
    }
  })

  it('is as good as the milliseconds of a line', () => {
    for (const right of ['149 ms, good', '150 ms, fair', '400 ms, poor'])
      expect(wrong('trip', right)).toEqual([])
    expect(wrong('trip', '150 ms, good')).toHaveLength(1)
  })

  it('was right up to ten seconds ago where it is the time of day', () => {
    const atMinute = { ...TRUTH, here: Date.UTC(2026, 0, 1, 21, 31, 4) }
    const shown = (text: string) => wrongFigures([{ kind: 'clock', text, table: '' }], atMinute)
    expect(shown('23:31').concat(shown('23:30'))).toEqual([])
    expect(shown('23:29')).toHaveLength(1)
  })

  it('has a ring of the share that is left since the page could first see it', () => {
    for (const share of [1, 0.9, 41.2 / 51.2]) expect(wrong('ring', '42', share)).toEqual([])
    for (const share of [0.7, 1.1, 0]) {
      expect(wrong('ring', '42', share)).toEqual([
        `The ring around '42' is drawn to ${share.toFixed(3)}, not 0.789 to 1.`,
      ])
    }
  })
})
