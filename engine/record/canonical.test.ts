import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from '#engine/record/canonical'

describe('the one text of an event (FA-4)', () => {
  it.each<[unknown, string]>([
    [null, 'null'],
    [true, 'true'],
    [false, 'false'],
    [0, '0'],
    [-0, '0'],
    [-250, '-250'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [Number.MIN_SAFE_INTEGER, '-9007199254740991'],
    ['', '""'],
    ['a "b" \\ /', '"a \\"b\\" \\\\ /"'],
    ['\n\t\u0001\u007f', '"\\n\\t\\u0001\u007f"'],
    ['è€😀', '"è€😀"'],
    [[], '[]'],
    [[1, [2, 'x'], null], '[1,[2,"x"],null]'],
    [{}, '{}'],
    [{ b: 1, a: { d: [], c: true } }, '{"a":{"c":true,"d":[]},"b":1}'],
    [Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    [JSON.parse('{"__proto__":1,"a":2}'), '{"__proto__":1,"a":2}'],
  ])('of %j', (value, text) => {
    expect(canonical(value)).toBe(text)
  })

  it('sorts keys by UTF-16 code units, as RFC 8785 does (its own example)', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 }
    expect(canonical(value)).toBe('{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}')
  })

  it('is JSON, and the same for the same data in any order of keys', () => {
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.maxSafeInteger(),
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.string({ unit: 'grapheme' }), tie('value'), { maxKeys: 5 }),
      ),
    })).value
    fc.assert(
      fc.property(json, (value) => {
        const text = canonical(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonical(reversed(value))).toBe(text)
      }),
    )
  })

  function reversed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(reversed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, item]) => [key, reversed(item)]),
    )
  }

  it.each([0.5, -1.25, 2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => canonical({ paid: value })).toThrow(
      new RangeError(`event.paid has no canonical form: ${value} is no whole number below 2^53.`),
    )
  })

  it.each<[unknown, string]>([
    [undefined, 'undefined'],
    [5n, 'bigint'],
    [() => 1, 'function'],
    [Symbol('x'), 'symbol'],
    [new Date(0), 'a Date'],
    [new Map(), 'a Map'],
    [new Uint8Array(1), 'a Uint8Array'],
    [new (class Point {})(), 'a Object'],
  ])('refuses %s', (value, kind) => {
    expect(() => canonical({ to: [1, value] })).toThrow(
      new TypeError(`event.to[1] has no canonical form: ${kind} is not plain data.`),
    )
  })

  it('refuses a hole in a list', () => {
    expect(() => canonical(new Array(1))).toThrow(
      new TypeError('event[0] has no canonical form: undefined is not plain data.'),
    )
  })

  it('refuses half of a surrogate pair, in texts and in keys', () => {
    const half = '\ud83d'
    const reason = 'has no canonical form: its text holds half of a surrogate pair.'
    expect(() => canonical({ name: `x${half}` })).toThrow(new RangeError(`event.name ${reason}`))
    expect(() => canonical({ [half]: 1 })).toThrow(new RangeError(`event ${reason}`))
  })
})
