import { rateOf } from '#bench/rate'
import type { RoundResult, Winner } from '#engine/roads/result'
import { addResult, emptyRoads, type Roads } from '#engine/roads/roads'

const SHOES = 1_000
const ROUNDS_PER_SHOE = 75

/** A small generator of its own (mulberry32), so that every run measures the same shoes. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Baccarat's own frequencies: Banker 45.86 %, Player 44.62 %, the rest ties. */
function winnerOf(chance: number): Winner {
  if (chance < 0.4586) return 'B'
  return chance < 0.9048 ? 'P' : 'T'
}

function randomShoes(): readonly (readonly RoundResult[])[] {
  const next = generator(7)
  const round = (): RoundResult => ({
    winner: winnerOf(next()),
    total: 1 + Math.floor(next() * 9),
    playerPair: next() < 0.0747,
    bankerPair: next() < 0.0747,
  })
  return Array.from({ length: SHOES }, () => Array.from({ length: ROUNDS_PER_SHOE }, round))
}

function play(shoe: readonly RoundResult[]): Roads {
  let roads = emptyRoads()
  for (const result of shoe) roads = addResult(roads, result)
  return roads
}

/** How many results a second one core adds to all five roads. */
export function benchRoads(seconds: number): number {
  const shoes = randomShoes()
  return rateOf(seconds, () => {
    for (const shoe of shoes) {
      // Reading the answer keeps the work from being optimised away.
      if (play(shoe).beadPlate === null) throw new Error('a played shoe has beads')
    }
    return SHOES * ROUNDS_PER_SHOE
  })
}
