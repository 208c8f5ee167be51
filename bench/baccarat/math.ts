import { millisOf, rateOf } from '#bench/rate'
import { type BaccaratRules, MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { type Card, DECK } from '#engine/cards/card'
import { GAMES } from '#engine/games'
import { exactBaccarat } from '#math/baccarat/exact'
import { simulateChunk } from '#math/baccarat/fast'
import { PlainTable } from '#math/baccarat/plain'
import { CHUNK_ROUNDS } from '#math/simulation/chunks'
import { freshOrder, openFastShoe } from '#math/simulation/fast-shoe'
import { xoshiroFor } from '#math/xoshiro'

const GAME: BaccaratRules = SPEED_BACCARAT
const COMPUTATIONS = 31

/** Milliseconds for every bet of both games from a fresh shoe, computed again each time. */
export function benchExactBaccarat(): number {
  const compute = () => {
    exactBaccarat(MINI_BACCARAT)
    exactBaccarat(SPEED_BACCARAT)
  }
  millisOf(COMPUTATIONS, compute)
  return millisOf(COMPUTATIONS, compute)
}

/** Rounds that a core plays fast in a second, a unit on every bet, shuffling included. */
export function benchFastBaccarat(seconds: number): number {
  let seed = 0n
  return rateOf(seconds, () => {
    seed += 1n
    return simulateChunk(GAME, { seed, rounds: CHUNK_ROUNDS }, 0).rounds
  })
}

/** The same through the engine, every command judged, every event folded. */
export function benchPlainBaccarat(seconds: number): number {
  const table = new PlainTable(GAME)
  const shoe = GAMES[GAME.id].shoe
  const order = freshOrder(shoe.decks)
  const random = xoshiroFor(0n, 0)
  return rateOf(seconds, () => {
    const { first, cutCardAt } = openFastShoe(shoe, order, random)
    let next = first
    let rounds = 0
    while (next <= cutCardAt) {
      rounds += 1
      table.play(rounds, () => DECK[order[next++] as number] as Card)
    }
    return rounds
  })
}
