import { millisOf, rateOf } from '#bench/rate'
import { type BlackjackRules, VENTUNO } from '#engine/blackjack/rules'
import { type Card, DECK } from '#engine/cards/card'
import { GAMES } from '#engine/games'
import { simulateBlackjackChunk } from '#math/blackjack/fast'
import { FastShoe } from '#math/blackjack/fast-shoe'
import { compile } from '#math/blackjack/fast-tables'
import type { GameToSolve } from '#math/blackjack/game'
import { PlainTable } from '#math/blackjack/plain'
import { solve } from '#math/blackjack/solve'
import { CHUNK_ROUNDS } from '#math/simulation/chunks'
import { xoshiroFor } from '#math/xoshiro'

const SOLUTIONS = 5
const PLAIN_ROUNDS = 1_000
const BONUS_KEY = 'ab'.repeat(32)

/** Milliseconds for best play of Ventuno and its return, computed again each time. */
export function benchSolveVentuno(): number {
  const game = gameOf(VENTUNO)
  return millisOf(SOLUTIONS, () => void solve(game))
}

/** Rounds that a core plays fast in a second, a unit on every bet, shuffling and bonuses included. */
export function benchFastBlackjack(rules: BlackjackRules, seconds: number): number {
  const fast = compile(gameOf(rules))
  let seed = 0n
  return rateOf(seconds, () => {
    seed += 1n
    return simulateBlackjackChunk(fast, { seed, rounds: CHUNK_ROUNDS }, 0).rounds
  })
}

/** The same through the engine, every command judged, every event folded. */
export function benchPlainBlackjack(rules: BlackjackRules, seconds: number): number {
  const game = gameOf(rules)
  const table = new PlainTable(game, solve(game))
  const shoe = new FastShoe(game.decks, xoshiroFor(0n, 0))
  const draw = () => DECK[shoe.draw()] as Card
  return rateOf(seconds, () => {
    for (let round = 0; round < PLAIN_ROUNDS; round++) {
      shoe.begin()
      table.play(draw, BONUS_KEY)
    }
    return PLAIN_ROUNDS
  })
}

function gameOf(rules: BlackjackRules): GameToSolve {
  return { rules, decks: GAMES[rules.id].shoe.decks }
}
