import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openStream, pick, type Stream, uniformBelow } from '#engine/cards/stream'

const ZERO_KEY = new Uint8Array(32)
const EVERY_WORD = 2 ** 32

/** A source that gives these words and fails when asked for one more. */
function words(...list: readonly number[]) {
  let taken = 0
  return {
    next: () => {
      const word = list[taken]
      if (word === undefined) throw new Error(`Asked for word ${taken + 1}.`)
      taken += 1
      return word
    },
    taken: () => taken,
  }
}

function hexOf(stream: Stream, count: number): string {
  const bytes = Buffer.alloc(count * 4)
  for (let at = 0; at < count; at++) bytes.writeUInt32LE(stream.below(EVERY_WORD), at * 4)
  return bytes.toString('hex')
}

describe('the keystream (FA-3)', () => {
  it('is ChaCha20 of RFC 8439: key and nonce zero, block counter 0 (appendix A.1, vector 1)', () => {
    expect(hexOf(openStream(ZERO_KEY), 16)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    )
  })

  it('goes on with block counter 1 (appendix A.1, vector 2)', () => {
    const stream = openStream(ZERO_KEY)
    hexOf(stream, 16)
    expect(hexOf(stream, 16)).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    )
  })

  it('has no seam between its chunks, under any key', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
        const expected = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * 1200))
        expect(hexOf(openStream(key), 1200)).toBe(expected.toString('hex'))
      }),
      { numRuns: 20 },
    )
  })

  it('keeps its numbers when the caller clears the key', () => {
    const key = Uint8Array.from({ length: 32 }, (_, index) => index)
    const expected = hexOf(openStream(Uint8Array.from(key)), 40)
    const stream = openStream(key)
    key.fill(0)
    expect(hexOf(stream, 40)).toBe(expected)
  })

  it.each([0, 16, 31, 33, 64])('refuses a key of %i bytes', (length) => {
    expect(() => openStream(new Uint8Array(length))).toThrow(
      new RangeError(`A stream's key has 32 bytes, not ${length}.`),
    )
  })
})

describe('numbers below n (FA-3)', () => {
  it.each([
    [2, EVERY_WORD - 1, 1],
    [3, EVERY_WORD - 2, 2],
    [52, 4294967247, 51],
    [312, 4294967039, 311],
    [416, 4294967039, 415],
    [2 ** 31, EVERY_WORD - 1, 2 ** 31 - 1],
    [2 ** 31 + 1, 2 ** 31, 2 ** 31],
    [EVERY_WORD - 1, EVERY_WORD - 2, EVERY_WORD - 2],
    [EVERY_WORD, EVERY_WORD - 1, EVERY_WORD - 1],
  ])('below %i takes the last word under the limit, %i', (n, word, drawn) => {
    const source = words(word)
    expect(uniformBelow(source.next, n)).toBe(drawn)
  })

  it.each([
    [3, EVERY_WORD - 1],
    [52, 4294967248],
    [312, 4294967040],
    [416, 4294967040],
    [2 ** 31 + 1, 2 ** 31 + 1],
    [EVERY_WORD - 1, EVERY_WORD - 1],
  ])('below %i throws away the limit itself, %i, and takes the next word', (n, limit) => {
    const source = words(limit, EVERY_WORD - 1, 1)
    expect(uniformBelow(source.next, n)).toBe(1)
    expect(source.taken()).toBe(3)
  })

  it('gives every number from the same count of words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: EVERY_WORD }), (n) => {
        const limit = Number((2n ** 32n / BigInt(n)) * BigInt(n))
        expect(limit % n).toBe(0)
        expect(uniformBelow(words(limit - 1).next, n)).toBe(n - 1)
        const source = words(limit % EVERY_WORD, 0)
        expect(uniformBelow(source.next, n)).toBe(0)
        expect(source.taken()).toBe(limit < EVERY_WORD ? 2 : 1)
      }),
    )
  })

  it('takes no word where there is no choice', () => {
    const source = words()
    expect(uniformBelow(source.next, 1)).toBe(0)
    expect(source.taken()).toBe(0)
  })

  it.each([0, -1, 0.5, 1.5, EVERY_WORD + 1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses n = %d',
    (n) => {
      expect(() => openStream(ZERO_KEY).below(n)).toThrow(
        new RangeError(`A number can be drawn below a whole number from 1 to 2^32, not below ${n}.`),
      )
    },
  )
})

describe('uniformity with a fixed key (FA-3)', () => {
  function chiSquare(counts: readonly number[]): number {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  }

  function counted(n: number, cells: number, draws: number): number[] {
    const stream = openStream(Uint8Array.from({ length: 32 }, (_, index) => 7 * index))
    const counts = new Array<number>(cells).fill(0)
    for (let draw = 0; draw < draws; draw++) {
      const cell = Math.floor((stream.below(n) * cells) / n)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
    return counts
  }

  it('spreads 520 000 numbers evenly over 52 (51 degrees of freedom, 99.9 % inside)', () => {
    const statistic = chiSquare(counted(52, 52, 520_000))
    expect(statistic).toBeGreaterThan(24)
    expect(statistic).toBeLessThan(87)
  })

  it('is even where a bare modulo would not be: below 3 × 2^30 (2 degrees of freedom, 99.9 % inside)', () => {
    expect(chiSquare(counted(3 * 2 ** 30, 3, 300_000))).toBeLessThan(13.8)
  })
})

describe('picking by weights', () => {
  /** Each weight with its own index as the value. */
  function weighted(weights: readonly number[]) {
    return weights.map((weight, index) => [index, weight] as const)
  }

  function fixed(drawn: number) {
    const asked: number[] = []
    const stream: Stream = {
      below: (n) => {
        asked.push(n)
        return drawn
      },
    }
    return { stream, asked }
  }

  it.each([
    [0, 1],
    [2, 1],
    [3, 3],
    [6, 3],
    [7, 4],
  ])('%i of the weights 0 3 0 4 1 0 is value %i, by one draw below 8', (drawn, index) => {
    const { stream, asked } = fixed(drawn)
    expect(pick(stream, weighted([0, 3, 0, 4, 1, 0]))).toBe(index)
    expect(asked).toEqual([8])
  })

  it('refuses a stream that draws more than it was asked for', () => {
    expect(() => pick(fixed(8).stream, weighted([3, 5]))).toThrow(
      new RangeError('The stream drew a number beyond all weights.'),
    )
  })

  it.each([
    [[1, -1], -1],
    [[0.5, 0.5], 0.5],
    [[Number.NaN], Number.NaN],
  ])('refuses the weights %j', (weights, wrong) => {
    expect(() => pick(fixed(0).stream, weighted(weights))).toThrow(
      new RangeError(`A weight is a whole number from 0, not ${wrong}.`),
    )
  })

  it.each([[[]], [[0, 0]]])('refuses to pick from the weights %j', (weights) => {
    expect(() => pick(fixed(0).stream, weighted(weights))).toThrow(
      new RangeError('Nothing can be picked: no weight is above 0.'),
    )
  })

  it('refuses more weight than a word can tell apart', () => {
    expect(() => pick(openStream(ZERO_KEY), weighted([2 ** 32, 1]))).toThrow(RangeError)
  })
})
