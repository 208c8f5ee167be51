import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, DECK } from '#engine/cards/card'
import { bonusKey, commitment, parseSeed, shoeKey, shuffledDecks } from '#engine/cards/shuffle'
import { openStream, type Stream } from '#engine/cards/stream'

const TEXT = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const SEED = parseSeed(TEXT)

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

describe('seeds', () => {
  it('are read from 64 hexadecimal digits of either case', () => {
    expect([...SEED]).toEqual(Array.from({ length: 32 }, (_, index) => index))
    expect(parseSeed(TEXT.toUpperCase())).toEqual(SEED)
  })

  it.each([
    ['', 0],
    [TEXT.slice(1), 63],
    [`${TEXT}0`, 65],
    [`0x${TEXT}`, 66],
    [` ${TEXT}`, 65],
  ])("refuse '%s' for its length", (text, length) => {
    expect(() => parseSeed(text)).toThrow(
      new RangeError(`A seed has 64 hexadecimal digits; this text has ${length} characters.`),
    )
  })

  it.each([
    ['g', 1],
    [' ', 5],
    ['-', 64],
    ['١', 64],
  ])("refuse '%s' as character %i", (wrong, place) => {
    const text = TEXT.slice(0, place - 1) + wrong + TEXT.slice(place)
    expect(() => parseSeed(text)).toThrow(
      new RangeError(`A seed has only hexadecimal digits; character ${place} is none.`),
    )
  })

  it.each([[null], [undefined], [64], [[TEXT]], [SEED]])('refuse %j for its kind', (value) => {
    expect(() => parseSeed(value)).toThrow(new TypeError('A seed is a text of 64 hexadecimal digits.'))
  })

  it('are never repeated in an error (FA-5)', () => {
    expect(() => parseSeed(TEXT.slice(1))).not.toThrow(/0102/)
  })
})

describe('commitment and keys (FA-1)', () => {
  it('have fixed values', () => {
    expect(commitment(SEED)).toBe('d50cb82ea80b51765386f7ac6e6a1626147ef8831c90407541c618097daeb7f3')
    expect(hex(shoeKey(SEED, 1, 8))).toBe('f272cd1ab74fab9ba9e992cd4dd9d1ecf068db6d9d31297100c74277bf217066')
    expect(hex(bonusKey(SEED, 1, 208, 2))).toBe(
      '99d096e15986d5987c4a6c0405cb9c73eb447cdab027804e057fe34051ac465d',
    )
  })

  it('differ in every part they are made of', () => {
    const other = parseSeed('f'.repeat(64))
    const keys = [
      shoeKey(SEED, 1, 8),
      shoeKey(other, 1, 8),
      shoeKey(SEED, 2, 8),
      shoeKey(SEED, 2 ** 32 + 1, 8),
      shoeKey(SEED, 1, 6),
      bonusKey(SEED, 1, 52, 1),
      bonusKey(other, 1, 52, 1),
      bonusKey(SEED, 2, 52, 1),
      bonusKey(SEED, 1, 53, 1),
      bonusKey(SEED, 1, 52, 2),
      bonusKey(SEED, 1, 52, 2 ** 32 - 1),
    ]
    expect(new Set([...keys.map(hex), commitment(SEED), commitment(other)]).size).toBe(13)
  })

  it('take the largest numbers', () => {
    expect(hex(shoeKey(SEED, Number.MAX_SAFE_INTEGER, 255))).toMatch(/^[0-9a-f]{64}$/)
    expect(hex(bonusKey(SEED, Number.MAX_SAFE_INTEGER, 2 ** 32 - 1, 2 ** 32 - 1))).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([0, -1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])('refuse shoe number %d', (number) => {
    const error = new RangeError(`A shoe's number is whole, from 1 to 9007199254740991, not ${number}.`)
    expect(() => shoeKey(SEED, number, 8)).toThrow(error)
    expect(() => bonusKey(SEED, number, 52, 1)).toThrow(error)
  })

  it.each([0, -1, 0.5, 2 ** 32, Number.NaN])('refuse round %d', (round) => {
    expect(() => bonusKey(SEED, 1, 52, round)).toThrow(
      new RangeError(`A round's number is whole, from 1 to 4294967295, not ${round}.`),
    )
  })

  it.each([0, -1, 0.5, 2 ** 32, Number.NaN])('refuse cut %d', (cut) => {
    expect(() => bonusKey(SEED, 1, cut, 1)).toThrow(
      new RangeError(`A cut's number is whole, from 1 to 4294967295, not ${cut}.`),
    )
  })

  it.each([0, -1, 1.5, 256, Number.NaN])('refuse %d decks', (decks) => {
    const error = new RangeError(`A shoe holds 1 to 255 whole decks, not ${decks}.`)
    expect(() => shoeKey(SEED, 1, decks)).toThrow(error)
    expect(() => shuffledDecks(openStream(SEED), decks)).toThrow(error)
  })
})

describe('the shuffle (FA-3)', () => {
  /** A stream that answers by a rule and remembers what it was asked. */
  function answering(answer: (n: number) => number) {
    const asked: number[] = []
    const stream: Stream = {
      below: (n) => {
        asked.push(n)
        return answer(n)
      },
    }
    return { stream, asked }
  }

  it('leaves the decks in their order where every card keeps its place', () => {
    const { stream, asked } = answering((n) => n - 1)
    expect(shuffledDecks(stream, 2)).toEqual([...DECK, ...DECK])
    expect(asked).toEqual(Array.from({ length: 103 }, (_, index) => 104 - index))
  })

  it('goes from the last place down, changing each card with the one drawn', () => {
    const rotated = [...DECK.slice(1), DECK[0]]
    expect(shuffledDecks(answering(() => 0).stream, 1)).toEqual(rotated)
  })

  it('keeps every card as often as there are decks', () => {
    const sorted = (cards: readonly Card[]) => [...cards].sort()
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.integer({ min: 1, max: 8 }),
        (key, decks) => {
          const shuffled = shuffledDecks(openStream(key), decks)
          expect(sorted(shuffled)).toEqual(sorted(Array.from({ length: decks }, () => DECK).flat()))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('brings each card of a deck to each place alike (2601 degrees of freedom, 99.9 % inside)', () => {
    const rounds = 20_000
    const stream = openStream(shoeKey(SEED, 1, 1))
    const seen = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      for (const [place, card] of shuffledDecks(stream, 1).entries()) {
        seen.set(card + place, (seen.get(card + place) ?? 0) + 1)
      }
    }
    const expected = rounds / 52
    const statistic = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(seen.size).toBe(52 * 52)
    expect(statistic).toBeGreaterThan(2370)
    expect(statistic).toBeLessThan(2845)
  })

  it('brings all orders of three cards up alike', () => {
    const stream = openStream(shoeKey(SEED, 2, 1))
    const orders = new Map<string, number>()
    for (let round = 0; round < 60_000; round++) {
      const order = shuffledDecks(stream, 1)
        .filter((card) => card === 'AS' || card === '2S' || card === '3S')
        .join()
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    const statistic = [...orders.values()].reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(orders.size).toBe(6)
    expect(statistic).toBeLessThan(20.5)
  })
})
