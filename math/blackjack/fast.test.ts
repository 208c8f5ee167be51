import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import type { Bet } from '#engine/blackjack/types'
import { type Card, DECK } from '#engine/cards/card'
import { openStream } from '#engine/cards/stream'
import { simulateBlackjackChunk } from '#math/blackjack/fast'
import { blackjackTallies, noBlackjackRounds } from '#math/blackjack/fast-counts'
import { FastTable } from '#math/blackjack/fast-round'
import { FastShoe, VALUE } from '#math/blackjack/fast-shoe'
import { compile } from '#math/blackjack/fast-tables'
import { fireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import { VALUES } from '#math/blackjack/hands'
import { PLAIN_STAKE, PlainTable } from '#math/blackjack/plain'
import { exactSideBets } from '#math/blackjack/side-bets-exact'
import { freshShoe } from '#math/counts'
import { toNumber } from '#math/fraction'
import { CHUNK_ROUNDS } from '#math/simulation/chunks'
import { momentsOf, type Tally } from '#math/tally'
import { xoshiroFor } from '#math/xoshiro'
import { solved } from '#tests/solved'

const SEED = 0x5ab07n

/** One game both ways: fast, and with the same cards through the engine. */
class BothWays {
  readonly game: { readonly rules: BlackjackRules; readonly decks: number }
  readonly solution
  readonly fast
  readonly shoe: FastShoe
  readonly #table: FastTable
  readonly #plain: PlainTable
  #rounds = 0
  /** What the bets won or lost in the last round, in cents. */
  nets: ReadonlyMap<Bet, number> = new Map()

  constructor(rules: BlackjackRules, decks: number) {
    this.game = { rules, decks }
    this.solution = solved(this.game)
    this.fast = compile(this.game, this.solution)
    this.shoe = new FastShoe(decks, xoshiroFor(SEED, 0))
    this.#table = new FastTable(this.fast, this.shoe)
    this.#plain = new PlainTable(this.game, this.solution)
  }

  /** Plays a round, checks that every bet comes to the same and as many cards are taken, and says on how many hands. */
  round(stacked = 0): number {
    this.#rounds += 1
    const key = this.#rounds.toString(16).padStart(64, '0')
    const counts = noBlackjackRounds(this.fast)
    this.#table.play(counts, stacked)
    const nets = new Map<Bet, number>()
    for (const [bet, { count, sum, per }] of blackjackTallies(
      this.fast,
      counts,
      openStream(hexToBytes(key)),
    )) {
      expect(count).toBe(1n)
      nets.set(bet, (Number(sum - per) * PLAIN_STAKE) / Number(per))
    }
    let drawn = 0
    const plain = this.#plain.play(() => DECK[this.shoe.order[drawn++] ?? -1] as Card, key)
    expect(Object.fromEntries(nets), `round ${this.#rounds}`).toEqual(Object.fromEntries(plain))
    expect(this.shoe.drawn, `cards of round ${this.#rounds}`).toBe(drawn)
    this.nets = nets
    return this.#plain.hands
  }

  /** A round in which the first cards to player and dealer, and the next ones drawn, have these values, counted from 0. */
  dealt(first: number, second: number, up: number, hole: number | null, ...more: readonly number[]): number {
    const { seats, american } = this.fast.terms
    const places = new Map([
      [0, first],
      [seats, up],
      [seats + 1, second],
    ])
    if (american && hole !== null) places.set(2 * seats + 1, hole)
    const front = 2 * seats + (american ? 2 : 1)
    for (const [index, value] of more.entries()) places.set(front + index, value)
    for (const [place, value] of places) bring(this.shoe.order, place, value)
    return this.round(front + more.length)
  }
}

/** Brings some card of a value to a place at the front, and what lies there to where it was. */
function bring(order: Uint8Array, place: number, value: number): void {
  const half = order.length / 2
  const from = order.findIndex((card, index) => index >= half && VALUE[card] === value)
  const card = order[from] as number
  order[from] = order[place] as number
  order[place] = card
}

const ALL_VALUES = Array.from({ length: VALUES }, (_, value) => value)
const [ACE, TWO, FOUR, NINE, TEN] = [0, 1, 3, 8, 9] as const

const GAMES = [
  { rules: VENTUNO, decks: 8 },
  { rules: MEGA_FIRE_BLAZE, decks: 8 },
  { rules: FREE_BET, decks: 6 },
]

describe.each(GAMES)('$rules.id, simulated fast', ({ rules, decks }) => {
  const both = new BothWays(rules, decks)
  const { fast, game, solution } = both

  it('brings every bet what the engine brings it, with the same cards', () => {
    for (let round = 0; round < 4_000; round++) both.round()
  })

  it('agrees on every start, with a dealer’s blackjack and without (BJ-2, BJ-9, VE-3, MF-7, FB-6)', () => {
    for (const first of ALL_VALUES) {
      for (const second of ALL_VALUES) {
        for (const up of ALL_VALUES) {
          for (const hole of [ACE, TEN]) both.dealt(first, second, up, hole)
        }
      }
    }
  })

  it('splits as often as the engine lets it (BJ-6, BJ-7, VE-4, MF-5, FB-7, FB-8)', () => {
    const hands = new Set<number>()
    const handsOfAces = new Set<number>()
    for (const pair of ALL_VALUES) {
      for (const up of ALL_VALUES) {
        for (let more = 0; more < 7; more++) {
          const count = both.dealt(pair, pair, up, null, ...new Array<number>(more).fill(pair))
          hands.add(count)
          if (pair === ACE) handsOfAces.add(count)
        }
      }
    }
    const most = [1, 2, 3, 4].slice(0, rules.handsPerSeat)
    expect([...hands].sort()).toEqual(most)
    expect(Math.max(...handsOfAces)).toBe(rules.handsPerSeat)
  })

  it('comes close to the exact returns in a million rounds', () => {
    const { bets } = simulateBlackjackChunk(fast, { seed: SEED, rounds: CHUNK_ROUNDS }, 0)
    const exact = new Map<string, number>([['main', 1 + solution.net]])
    for (const [bet, { rtp }] of exactSideBets(game)) exact.set(bet, toNumber(rtp))
    if (rules.fireBlaze) exact.set('fireBlaze', toNumber(fireBlazeReturn(rules, freshShoe(decks)).rtp))
    expect([...bets.keys()]).toEqual([...exact.keys()])
    for (const [bet, tally] of bets) {
      const { rtp, variance } = momentsOf(tally)
      const error = Math.sqrt(toNumber(variance) / CHUNK_ROUNDS)
      expect(Math.abs(toNumber(rtp) - (exact.get(bet) ?? 0)) / error, bet).toBeLessThan(4.5)
    }
  })

  it('tallies every round of every bet once', () => {
    const { rounds, bets } = simulateBlackjackChunk(fast, { seed: SEED, rounds: 1_000 }, 0)
    expect(rounds).toBe(1_000)
    expect([...bets.keys()]).toEqual(['main', ...rules.sideBets])
    for (const { count, won, pushed, lost } of bets.values()) {
      expect(count).toBe(1_000n)
      expect(won + pushed + lost).toBe(count)
    }
  })

  it('is another with another seed or chunk', () => {
    const of = (seed: bigint, chunk: number): Tally | undefined =>
      simulateBlackjackChunk(fast, { seed, rounds: CHUNK_ROUNDS + 1_000 }, chunk).bets.get('main')
    expect(of(1n, 1)?.count).toBe(1_000n)
    expect(of(1n, 1)).toEqual(of(1n, 1))
    expect(of(1n, 1)).not.toEqual(of(2n, 1))
    expect(() => of(1n, 2)).toThrow(new RangeError('This simulation has chunks 0 to 1, not 2.'))
  })
})

describe('ten cards without a bust (MF-8)', () => {
  const both = new BothWays(MEGA_FIRE_BLAZE, 8)
  const mainNet = () => both.nets.get('main')

  it('win against a higher total, and lose to a blackjack', () => {
    both.dealt(TWO, ACE, NINE, TEN, ACE, ACE, ACE, ACE, ACE, FOUR, ACE, ACE)
    expect(mainNet()).toBe(PLAIN_STAKE)
    both.dealt(TWO, ACE, TEN, ACE, ACE, ACE, ACE, ACE, ACE, FOUR, ACE, ACE)
    expect(mainNet()).toBe(-PLAIN_STAKE)
  })
})

describe('a rule record that is none of the three games, simulated fast', () => {
  const RECORDS: readonly (readonly [name: string, rules: BlackjackRules])[] = [
    [
      'resplits with second cards dealt together',
      { ...VENTUNO, handsPerSeat: 4, resplitAces: true, doubleAfterSplit: true },
    ],
    [
      'insurance that pays, a look under tens',
      { ...VENTUNO, insurancePays: [3, 1], looksUnder: 'ace-or-ten' },
    ],
    ['even money that pays', { ...FREE_BET, blackjackPays: [6, 5], insurancePays: [5, 2], handsPerSeat: 3 }],
    [
      'the European deal (MF-6), soft 17 drawn to',
      { ...MEGA_FIRE_BLAZE, deal: 'european', hitsSoft17: true },
    ],
  ]

  it.each(RECORDS)('agrees with the engine: %s', (_, rules) => {
    const both = new BothWays(rules, 2)
    for (let round = 0; round < 2_000; round++) both.round()
    for (const pair of ALL_VALUES) {
      for (const up of ALL_VALUES) {
        both.dealt(pair, pair, up, null, ...new Array<number>((pair + up) % 5).fill(pair))
        both.dealt(ACE, pair, up, TEN)
      }
    }
  })
})
