import { createCipheriv, createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openShoe } from '#engine/cards/shoe'
import { bonusKey, commitment, parseSeed, shoeKey } from '#engine/cards/shuffle'
import { openStream } from '#engine/cards/stream'
import { GAMES, type GameId } from '#engine/games'
import { chain, GENESIS } from '#engine/record/chain'

/*
 * The page docs/fairness.md, written once more with Node's own crypto and big numbers: nothing of the engine is
 * used in this half, so that both would have to be wrong in the same way.
 */

interface Request {
  readonly seed: string
  readonly number: number
  readonly decks: number
  readonly cut: number
  readonly cutCard: readonly [number, number]
  readonly burn: boolean
}

function hashed(...parts: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function bigEndian(value: number, bytes: number): Buffer {
  return Buffer.from(
    BigInt(value)
      .toString(16)
      .padStart(bytes * 2, '0'),
    'hex',
  )
}

function rebuilt({ seed, number, decks, cut, cutCard: [least, most], burn }: Request) {
  const secret = Buffer.from(seed, 'hex')
  const key = hashed('sabot/shoe/v1', secret, bigEndian(number, 8), bigEndian(decks, 1))
  const keystream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(8192))
  const rejected: number[] = []
  let taken = 0
  function below(n: number): number {
    if (n === 1) return 0
    const limit = (2n ** 32n / BigInt(n)) * BigInt(n)
    for (;;) {
      const word = BigInt(keystream.readUInt32LE(4 * taken++))
      if (word < limit) return Number(word % BigInt(n))
      rejected.push(taken)
    }
  }
  let cards: string[] = []
  for (let deck = 0; deck < decks; deck++) {
    for (const suit of 'SHDC') for (const rank of 'A23456789TJQK') cards.push(rank + suit)
  }
  for (let i = cards.length - 1; i >= 1; i--) {
    const j = below(i + 1)
    const [a, b] = [String(cards[i]), String(cards[j])]
    cards[i] = b
    cards[j] = a
  }
  const behind = least + below(most - least + 1)
  cards = cards.slice(cut).concat(cards.slice(0, cut))
  const first = 'A23456789TJQK'.indexOf(String(cards[0]).charAt(0)) + 1
  return {
    commitment: hashed('sabot/commit/v1', secret).toString('hex'),
    key: key.toString('hex'),
    words: Array.from({ length: 8 }, (_, index) => keystream.readUInt32LE(4 * index)).join(' '),
    order: cards.join(' '),
    behind,
    burned: cards.slice(0, burn ? 1 + (first > 10 ? 10 : first) : 0).join(' '),
    bonus: hashed(
      'sabot/bonus/v1',
      secret,
      bigEndian(number, 8),
      bigEndian(cut, 4),
      bigEndian(2, 4),
    ).toString('hex'),
    rejected,
  }
}

/** The same facts from the engine. */
function built({ seed: text, ...request }: Request): Omit<ReturnType<typeof rebuilt>, 'rejected'> {
  const seed = parseSeed(text)
  const { decks, cutCard, burn, number, cut } = request
  const shoe = openShoe({ decks, cutCard, burn, cut: [1, decks * 52 - 1] }, { seed, number, cut })
  const key = shoeKey(seed, number, decks)
  const stream = openStream(key)
  return {
    commitment: commitment(seed),
    key: Buffer.from(key).toString('hex'),
    words: Array.from({ length: 8 }, () => stream.below(2 ** 32)).join(' '),
    order: shoe.order.join(' '),
    behind: shoe.order.length - shoe.cutCardAt,
    burned: shoe.burned.join(' '),
    bonus: Buffer.from(bonusKey(seed, number, cut, 2)).toString('hex'),
  }
}

describe('a second implementation (FA-2)', () => {
  it('agrees on any seed, number, cut and number of decks', () => {
    const request = fc.record({
      seed: fc
        .uint8Array({ minLength: 32, maxLength: 32 })
        .map((bytes) => Buffer.from(bytes).toString('hex')),
      number: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      decks: fc.integer({ min: 1, max: 8 }),
      share: fc.integer({ min: 1, max: 51 }),
      least: fc.integer({ min: 1, max: 26 }),
      spread: fc.integer({ min: 0, max: 25 }),
      burn: fc.boolean(),
    })
    fc.assert(
      fc.property(request, ({ share, least, spread, ...rest }) => {
        const asked: Request = { ...rest, cut: share * rest.decks, cutCard: [least, least + spread] }
        const { rejected: _, ...expected } = rebuilt(asked)
        expect(built(asked)).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })
})

const PAGE = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8')

/** The page's fenced blocks, each as its lines. */
function blocks(): string[][] {
  return [...PAGE.matchAll(/```text\n([\s\S]*?)\n```/g)].map(([, text]) => String(text).split('\n'))
}

/** `name   value` lines as pairs. */
function pairs(lines: readonly string[]): [string, string][] {
  return lines.map((line) => {
    const [, name, value] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    return [String(name), String(value)]
  })
}

const VECTORS = blocks()
  .filter(([first]) => first?.startsWith('game '))
  .map((lines) => Object.fromEntries(pairs(lines)))

describe('docs/fairness.md', () => {
  it('has vectors for 8 and 6 decks, and one with a word thrown away', () => {
    expect(VECTORS.map(({ game, number, decks, cut }) => [game, number, decks, cut])).toEqual([
      ['mini-baccarat', '1', '8', '208'],
      ['free-bet', '4294967297', '6', '100'],
      ['ventuno', '35634', '8', '52'],
    ])
  })

  it.each(VECTORS)('prints what both implementations give: $game, shoe $number (FA-1, SH-10)', (vector) => {
    const rules = GAMES[vector.game as GameId].shoe
    const request: Request = {
      ...rules,
      seed: String(vector.seed),
      number: Number(vector.number),
      cut: Number(vector.cut),
    }
    const { rejected: _, ...independent } = rebuilt(request)
    const ours = built(request)
    expect(ours).toEqual(independent)
    const cards = ours.order.split(' ')
    expect(vector).toEqual({
      game: vector.game,
      seed: vector.seed,
      number: String(request.number),
      decks: String(rules.decks),
      cut: String(request.cut),
      commitment: ours.commitment,
      key: ours.key,
      words: ours.words,
      first: cards.slice(0, 16).join(' '),
      last: cards.slice(-8).join(' '),
      order: hashed(ours.order).toString('hex'),
      behind: String(ours.behind),
      burned: ours.burned || 'none',
      bonus: ours.bonus,
    })
  })

  it('tells the truth in its worked examples (FA-3)', () => {
    const requests = VECTORS.map((vector) => ({
      ...GAMES[vector.game as GameId].shoe,
      seed: String(vector.seed),
      number: Number(vector.number),
      cut: Number(vector.cut),
    }))
    expect(requests.map((request) => rebuilt(request).rejected)).toEqual([[], [], [46]])
    expect(PAGE).toContain('the 46th word, 4294967278, meets n = 371, whose limit is 4294967201')
    expect([4294967278 % 371, 3222889232 % 371, 2 ** 32 - (2 ** 32 % 371)]).toEqual([77, 360, 4294967201])
    expect(PAGE).toContain('2659600746 mod 416 = 10')
    expect(2659600746 % 416).toBe(10)
    expect(PAGE).toContain('For n = 416 the limit is 4294967040, so that the 256 highest words')
    expect(2 ** 32 - (2 ** 32 % 416)).toBe(4294967040)
  })

  it('lists every game with its shoe (SH-1, SH-3, SH-4, SH-5)', () => {
    const rows = PAGE.split('\n')
      .filter((line) => /^\| (`|every other)/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, game = '', ...cells]) => [game.replaceAll('`', ''), cells.slice(0, 5).join(' | ')] as const)
    const said = new Map(rows)
    for (const [game, { shoe }] of Object.entries(GAMES)) {
      const { decks, cut, cutCard, burn } = shoe
      const behind = [...new Set(cutCard)].join(' … ')
      const due = `${decks} | ${cut.join(' … ')} | ${decks * 26} | ${behind} | ${burn ? 'yes' : 'no'}`
      expect(said.get(game) ?? said.get('every other'), game).toBe(due)
    }
    expect(rows.map(([game]) => game).filter((game) => !(game in GAMES))).toEqual(['every other'])
  })

  it('prints a chain of events that both implementations give (FA-4)', () => {
    const [, ...lines] = blocks().find(([first]) => first === 'chain') ?? []
    const texts = pairs(lines.filter((line) => line.startsWith('event'))).map(([, text]) => text)
    const hashes = pairs(lines.filter((line) => line.startsWith('hash'))).map(([, hash]) => hash)
    let previous = GENESIS
    const independent = texts.map((text) => {
      previous = hashed('sabot/event/v1', Buffer.from(previous, 'hex'), Buffer.from(text, 'utf8')).toString(
        'hex',
      )
      return previous
    })
    expect(hashes).toHaveLength(3)
    expect(hashes).toEqual(independent)
    expect(chain(texts.map((text): unknown => JSON.parse(text))).map(({ hash }) => hash)).toEqual(hashes)
  })
})
