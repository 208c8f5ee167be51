import { describe, expect, it } from 'vitest'
import { type BaccaratRules, MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { type Card, DECK, rankOf } from '#engine/cards/card'
import { openShoe, type ShoeRules } from '#engine/cards/shoe'
import { parseSeed } from '#engine/cards/shuffle'
import { GAMES } from '#engine/games'
import { betIdsOf } from '#math/baccarat/bet-ids'
import { exactBaccarat } from '#math/baccarat/exact'
import { simulateChunk } from '#math/baccarat/fast'
import { dealShoe } from '#math/baccarat/fast-deal'
import { PLAIN_STAKE, PlainTable } from '#math/baccarat/plain'
import { noRounds, talliesOf } from '#math/baccarat/shoe-counts'
import { type Fraction, toNumber } from '#math/fraction'
import { CHUNK_ROUNDS, chunksOf, type Simulation } from '#math/simulation/chunks'
import { freshOrder, openFastShoe } from '#math/simulation/fast-shoe'
import { addTallies, summed } from '#math/simulation/tallies'
import { momentsOf, type Tally } from '#math/tally'
import { xoshiroFor } from '#math/xoshiro'

const BACCARATS: readonly BaccaratRules[] = [MINI_BACCARAT, SPEED_BACCARAT]
const SEED = 0x5ab07n

type Tallies = ReadonlyMap<string, Tally>

function simulateBaccarat(rules: BaccaratRules, simulation: Simulation) {
  return summed(simulation, (chunk) => simulateChunk(rules, simulation, chunk))
}

/** What a bet returned in the rounds between two tallies, in cents; null when it was not open. */
function between(before: Tallies, after: Tallies, bet: string): number | null {
  const [less, more] = [before.get(bet), after.get(bet)]
  if (less === undefined || more === undefined || less.count === more.count) return null
  return Number((more.sum - less.sum) * BigInt(PLAIN_STAKE)) / Number(more.per)
}

describe.each(BACCARATS)('$id, simulated fast', (rules) => {
  it('brings every bet what the engine brings it, round by round (BA-1 to BA-7, MB-1, SB-2 to SB-5)', () => {
    const random = xoshiroFor(SEED, 0)
    const order = freshOrder(8)
    const table = new PlainTable(rules)
    const paid = new Map<string, number>()
    let rounds = 0
    while (rounds < 2_500) {
      const span = openFastShoe(GAMES[rules.id].shoe, order, random)
      let next = span.first
      const draw = (): Card => DECK[order[next++] ?? -1] as Card
      const dealt = dealShoe(noRounds(rules), order, span, Number.POSITIVE_INFINITY)
      let before = talliesOf(rules, noRounds(rules))
      for (let round = 1; round <= dealt; round++) {
        // SH-2: the cut card has not come out yet.
        expect(next).toBeLessThanOrEqual(span.cutCardAt)
        const counts = noRounds(rules)
        expect(dealShoe(counts, order, span, round)).toBe(round)
        const after = talliesOf(rules, counts)
        const returns = table.play(round, draw)
        for (const bet of betIdsOf(rules)) {
          const cents = returns.get(bet) ?? null
          expect(between(before, after, bet), `${bet} in round ${round}`).toBe(cents)
          if (cents !== null) paid.set(bet, (paid.get(bet) ?? 0) + cents)
        }
        before = after
      }
      expect(next).toBeGreaterThan(span.cutCardAt)
      rounds += dealt
    }
    const simulated = simulateBaccarat(rules, { seed: SEED, rounds })
    expect(simulated.rounds).toBe(rounds)
    expect([...paid.keys()].sort()).toEqual([...betIdsOf(rules)].sort())
    expect(simulated.bets.size).toBe(paid.size)
    for (const [bet, { sum, per }] of simulated.bets) {
      expect(sum * BigInt(PLAIN_STAKE), bet).toBe(BigInt(paid.get(bet) ?? -1) * per)
    }
  })

  it('comes close to the exact returns in a million rounds (BA-6, BA-7, MB-1, SB-2, SB-3, SB-4)', () => {
    const exact = exactBaccarat(rules)
    const { bets } = simulateBaccarat(rules, { seed: SEED, rounds: 1_000_000 })
    expect([...bets.keys()]).toEqual([...exact.keys()])
    for (const [bet, { rtp, hitRate, variance }] of exact) {
      const tally = bets.get(bet) as Tally
      const count = Number(tally.count)
      const simulated = momentsOf(tally)
      expect(count, bet).toBeGreaterThan(500_000)
      const hit = toNumber(hitRate)
      expect(errors(simulated.rtp, rtp, toNumber(variance) / count), bet).toBeLessThan(4.5)
      expect(errors(simulated.hitRate, hitRate, (hit * (1 - hit)) / count), bet).toBeLessThan(4.5)
      expect(toNumber(simulated.variance) / toNumber(variance), bet).toBeCloseTo(1, 1)
    }
  })

  it('is the sum of its chunks, wherever and in whatever order they are played', () => {
    const simulation = { seed: SEED, rounds: 2 * CHUNK_ROUNDS + 1_000 }
    expect(chunksOf(simulation)).toBe(3)
    const [first, second, third] = [0, 1, 2].map((chunk) => simulateChunk(rules, simulation, chunk))
    if (first === undefined || second === undefined || third === undefined) throw new Error('no chunks')
    expect([first, second, third].map(({ rounds }) => rounds)).toEqual([CHUNK_ROUNDS, CHUNK_ROUNDS, 1_000])
    expect(addTallies(third, addTallies(second, first))).toEqual(simulateBaccarat(rules, simulation))
    expect(simulateBaccarat(rules, { seed: SEED, rounds: CHUNK_ROUNDS })).toEqual(first)
    expect(second.bets).not.toEqual(first.bets)
  })

  it('is another with another seed', () => {
    const of = (seed: bigint) => simulateBaccarat(rules, { seed, rounds: 1_000 })
    expect(of(1n)).toEqual(of(1n))
    expect(of(1n)).not.toEqual(of(2n))
  })

  it.each([0, -1, 0.5, Number.NaN, 2 ** 53])('does not play %d rounds', (rounds) => {
    expect(() => simulateBaccarat(rules, { seed: 1n, rounds })).toThrow(
      new RangeError(`A simulation plays a whole number of rounds, at least one, not ${rounds}.`),
    )
  })

  it.each([-1, 2, 0.5])('has no chunk %d of two', (chunk) => {
    expect(() => simulateChunk(rules, { seed: 1n, rounds: CHUNK_ROUNDS + 1 }, chunk)).toThrow(
      new RangeError(`This simulation has chunks 0 to 1, not ${chunk}.`),
    )
  })
})

describe('a fast shoe', () => {
  it.each(BACCARATS)('begins and ends where the engine has it (SH-2, SH-3, SH-5): $id', ({ id }) => {
    const rules: ShoeRules = GAMES[id].shoe
    const seed = parseSeed('7'.repeat(64))
    const order = freshOrder(rules.decks)
    const random = xoshiroFor(SEED, 0)
    const engine = new Map<string, number>()
    const fast = new Map<string, number>()
    for (let number = 1; number <= 300; number++) {
      const shoe = openShoe(rules, { seed, number, cut: 208 })
      const span = openFastShoe(rules, order, random)
      expect(span.cutCardAt).toBe(shoe.cutCardAt)
      engine.set(rankOf(shoe.order[0] as Card), shoe.next)
      fast.set(rankOf(DECK[order[0] ?? -1] as Card), span.first)
    }
    expect(engine.size).toBe(13)
    expect(fast).toEqual(engine)
  })
})

/** How many standard errors lie between two values. */
function errors(simulated: Fraction, exact: Fraction, variance: number): number {
  return Math.abs(toNumber(simulated) - toNumber(exact)) / Math.sqrt(variance)
}
