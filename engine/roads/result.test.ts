import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeBadToken, formatResult, parseResults, type RoundResult } from '#engine/roads/result'

describe('result notation', () => {
  it('reads winner, total and pairs', () => {
    expect(parseResults('B P T B6b Ppb T0p P9bp')).toEqual({
      ok: true,
      results: [
        { winner: 'B', playerPair: false, bankerPair: false },
        { winner: 'P', playerPair: false, bankerPair: false },
        { winner: 'T', playerPair: false, bankerPair: false },
        { winner: 'B', total: 6, playerPair: false, bankerPair: true },
        { winner: 'P', playerPair: true, bankerPair: true },
        { winner: 'T', total: 0, playerPair: true, bankerPair: false },
        { winner: 'P', total: 9, playerPair: true, bankerPair: true },
      ],
    })
  })

  it('reads what one card counts, up to 13 (DT-1)', () => {
    expect(parseResults('B13 P10 T12')).toEqual({
      ok: true,
      results: [
        { winner: 'B', total: 13, playerPair: false, bankerPair: false },
        { winner: 'P', total: 10, playerPair: false, bankerPair: false },
        { winner: 'T', total: 12, playerPair: false, bankerPair: false },
      ],
    })
  })

  it('leaves the total out where no digit was given', () => {
    const parsed = parseResults('B')
    expect(parsed.ok && parsed.results.map((result) => 'total' in result)).toEqual([false])
  })

  it.each(['', '   ', '\n\t '])('reads blank text %j as an empty shoe', (text) => {
    expect(parseResults(text)).toEqual({ ok: true, results: [] })
  })

  it('takes any white space between results', () => {
    expect(parseResults('  B\n\tP   T ')).toEqual(parseResults('B P T'))
  })

  it.each([
    'X',
    'b',
    'p',
    'BB',
    'B66',
    'B14',
    'B013',
    'Bb6',
    'Bpp',
    'Bbb',
    'Bpbp',
    '6',
    'P-',
    'xB',
    'B6bx',
    'xB6b',
    'B٣',
  ])('refuses %s and says where it stands', (token) => {
    expect(parseResults(`B P ${token} T`)).toEqual({ ok: false, bad: { token, position: 3 } })
  })

  it('names the first of several bad tokens', () => {
    expect(parseResults('Z B Y')).toEqual({ ok: false, bad: { token: 'Z', position: 1 } })
  })

  it('describes a bad token by its text and its place', () => {
    expect(describeBadToken({ token: 'X6', position: 12 })).toBe(
      'result 12, "X6", cannot be read: write P, B or T, then the winning total (up to 13) if known, ' +
        'then p and/or b for pairs, as in B6b',
    )
  })

  it('writes what it reads', () => {
    const result: fc.Arbitrary<RoundResult> = fc.record(
      {
        winner: fc.constantFrom('P', 'B', 'T'),
        total: fc.integer({ min: 0, max: 13 }),
        playerPair: fc.boolean(),
        bankerPair: fc.boolean(),
      },
      { requiredKeys: ['winner', 'playerPair', 'bankerPair'] },
    )
    fc.assert(
      fc.property(fc.array(result), (results) => {
        expect(parseResults(results.map(formatResult).join(' '))).toEqual({ ok: true, results })
      }),
    )
  })
})
