import { describe, expect, it } from 'vitest'
import { type Card, DECK } from '#engine/cards/card'
import { BETS } from '#engine/dragon-tiger/bets'
import { DRAGON_TIGER } from '#engine/dragon-tiger/rules'
import { GAMES } from '#engine/games'
import { exactDragonTiger } from '#math/dragon-tiger/exact'
import { dealShoe, noDuels, simulateChunk, talliesOf } from '#math/dragon-tiger/fast'
import { PLAIN_STAKE, PlainTable } from '#math/dragon-tiger/plain'
import { toNumber } from '#math/fraction'
import { CHUNK_ROUNDS } from '#math/simulation/chunks'
import { freshOrder, openFastShoe } from '#math/simulation/fast-shoe'
import { addTallies, summed } from '#math/simulation/tallies'
import { momentsOf, type Tally } from '#math/tally'
import { xoshiroFor } from '#math/xoshiro'

const SEED = 0x5ab07n

describe('Dragon Tiger, simulated fast', () => {
  it('brings every bet what the engine brings it, shoe by shoe (DT-1, DT-2)', () => {
    const random = xoshiroFor(SEED, 0)
    const order = freshOrder(8)
    const table = new PlainTable(DRAGON_TIGER)
    let rounds = 0
    while (rounds < 1_000) {
      const span = openFastShoe(GAMES['dragon-tiger'].shoe, order, random)
      const counts = noDuels()
      const dealt = dealShoe(counts, order, span, Number.POSITIVE_INFINITY)
      const paid = new Map<string, number>()
      let next = span.first
      for (let round = 1; round <= dealt; round++) {
        expect(next).toBeLessThanOrEqual(span.cutCardAt)
        for (const [bet, cents] of table.play(round, () => DECK[order[next++] ?? -1] as Card)) {
          paid.set(bet, (paid.get(bet) ?? 0) + cents)
        }
      }
      expect(next).toBeGreaterThan(span.cutCardAt)
      for (const [bet, { sum, per }] of talliesOf(DRAGON_TIGER, counts)) {
        expect(sum * BigInt(PLAIN_STAKE), bet).toBe(BigInt(paid.get(bet) ?? -1) * per)
      }
      rounds += dealt
    }
    expect(rounds).toBeGreaterThanOrEqual(1_000)
  })

  it('comes close to the exact returns in a million rounds (DT-4)', () => {
    const { bets } = simulateChunk(DRAGON_TIGER, { seed: SEED, rounds: 1_000_000 }, 0)
    expect([...bets.keys()]).toEqual([...BETS])
    for (const [bet, { rtp, variance }] of exactDragonTiger(DRAGON_TIGER)) {
      const { rtp: simulated } = momentsOf(bets.get(bet) as Tally)
      const error = Math.sqrt(toNumber(variance) / 1_000_000)
      expect(Math.abs(toNumber(simulated) - toNumber(rtp)) / error, bet).toBeLessThan(4.5)
    }
  })

  it('is the sum of its chunks, in whatever order they are played', () => {
    const simulation = { seed: SEED, rounds: CHUNK_ROUNDS + 1_000 }
    const play = (chunk: number) => simulateChunk(DRAGON_TIGER, simulation, chunk)
    expect(addTallies(play(1), play(0))).toEqual(summed(simulation, play))
  })
})
