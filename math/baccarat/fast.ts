import type { BaccaratRules } from '#engine/baccarat/rules'
import type { ShoeRules } from '#engine/cards/shoe'
import { GAMES } from '#engine/games'
import type { BetId } from '#math/baccarat/bet-ids'
import { dealShoe } from '#math/baccarat/fast-deal'
import { freshOrder, openFastShoe } from '#math/baccarat/fast-shoe'
import { noRounds, talliesOf } from '#math/baccarat/shoe-counts'
import { addTally, type Tally } from '#math/tally'
import { xoshiroFor } from '#math/xoshiro'

export interface Simulation {
  /** A whole number of 256 bits: `BigInt('0x' + hex)`. */
  readonly seed: bigint
  readonly rounds: number
}

export interface Tallies {
  readonly rounds: number
  /** A unit on every bet in each round in which it is open (SB-5). */
  readonly bets: ReadonlyMap<BetId, Tally>
}

/** Each chunk starts a shoe and a generator of its own, so chunks can be played anywhere in any order. */
export const CHUNK_ROUNDS = 2 ** 20

/** How many chunks a simulation has. */
export function chunksOf({ rounds }: Simulation): number {
  if (!Number.isSafeInteger(rounds) || rounds < 1) {
    throw new RangeError(`A simulation plays a whole number of rounds, at least one, not ${rounds}.`)
  }
  return Math.ceil(rounds / CHUNK_ROUNDS)
}

/**
 * All chunks one after another. A shoe's last rounds are only dealt where the earlier ones took few cards:
 * Big returns about 0.01 % more and Small 0.02 % less than from a fresh shoe, which 10⁸ rounds begin to show.
 */
export function simulateBaccarat(rules: BaccaratRules, simulation: Simulation): Tallies {
  const chunks = chunksOf(simulation)
  let tallies = simulateChunk(rules, simulation, 0)
  for (let chunk = 1; chunk < chunks; chunk++) {
    tallies = addTallies(tallies, simulateChunk(rules, simulation, chunk))
  }
  return tallies
}

/** One chunk, numbered from 0: the chunks of a simulation add up to it, whoever plays them. */
export function simulateChunk(rules: BaccaratRules, simulation: Simulation, chunk: number): Tallies {
  const chunks = chunksOf(simulation)
  if (!Number.isInteger(chunk) || chunk < 0 || chunk >= chunks) {
    throw new RangeError(`This simulation has chunks 0 to ${chunks - 1}, not ${chunk}.`)
  }
  const rounds = Math.min(CHUNK_ROUNDS, simulation.rounds - chunk * CHUNK_ROUNDS)
  const shoe: ShoeRules = GAMES[rules.id].shoe
  const random = xoshiroFor(simulation.seed, chunk)
  const order = freshOrder(shoe.decks)
  const counts = noRounds(rules)
  for (let dealt = 0; dealt < rounds; ) {
    const span = openFastShoe(shoe, order, random)
    dealt += dealShoe(counts, order, span, rounds - dealt)
  }
  return { rounds, bets: talliesOf(rules, counts) }
}

export function addTallies(a: Tallies, b: Tallies): Tallies {
  const bets = new Map(a.bets)
  for (const [bet, tally] of b.bets) {
    const other = bets.get(bet)
    bets.set(bet, other === undefined ? tally : addTally(other, tally))
  }
  return { rounds: a.rounds + b.rounds, bets }
}
