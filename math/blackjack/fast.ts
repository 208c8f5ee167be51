import { type Stream, uniformBelow } from '#engine/cards/stream'
import { CHUNK_ROUNDS, chunksOf, type Simulation } from '#math/baccarat/fast'
import { blackjackTallies, noBlackjackRounds } from '#math/blackjack/fast-counts'
import { FastTable } from '#math/blackjack/fast-round'
import { FastShoe } from '#math/blackjack/fast-shoe'
import type { FastGame } from '#math/blackjack/fast-tables'
import type { Tallies } from '#math/simulation/tallies'
import { nextWord, type Xoshiro, xoshiroFor } from '#math/xoshiro'

/** One chunk of rounds, numbered from 0, each from a fresh shoe: the chunks add up to the simulation, whoever plays them. */
export function simulateBlackjackChunk(fast: FastGame, simulation: Simulation, chunk: number): Tallies {
  const chunks = chunksOf(simulation)
  if (!Number.isInteger(chunk) || chunk < 0 || chunk >= chunks) {
    throw new RangeError(`This simulation has chunks 0 to ${chunks - 1}, not ${chunk}.`)
  }
  const rounds = Math.min(CHUNK_ROUNDS, simulation.rounds - chunk * CHUNK_ROUNDS)
  const random = xoshiroFor(simulation.seed, chunk)
  const table = new FastTable(fast, new FastShoe(fast.game.decks, random))
  const counts = noBlackjackRounds(fast)
  for (let round = 0; round < rounds; round++) table.play(counts)
  return { rounds, bets: blackjackTallies(fast, counts, streamOf(random)) }
}

function streamOf(random: Xoshiro): Stream {
  const word = () => nextWord(random) >>> 0
  return { below: (n) => uniformBelow(word, n) }
}
