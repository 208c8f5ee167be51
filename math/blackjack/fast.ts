import { type Stream, uniformBelow } from '#engine/cards/stream'
import { blackjackTallies, noBlackjackRounds } from '#math/blackjack/fast-counts'
import { FastTable } from '#math/blackjack/fast-round'
import { FastShoe } from '#math/blackjack/fast-shoe'
import type { FastGame } from '#math/blackjack/fast-tables'
import { roundsIn, type Simulation } from '#math/simulation/chunks'
import type { Tallies } from '#math/simulation/tallies'
import { nextWord, type Xoshiro, xoshiroFor } from '#math/xoshiro'

/** One chunk of rounds, numbered from 0, each from a fresh shoe: the chunks add up to the simulation, whoever plays them. */
export function simulateBlackjackChunk(fast: FastGame, simulation: Simulation, chunk: number): Tallies {
  const rounds = roundsIn(simulation, chunk)
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
