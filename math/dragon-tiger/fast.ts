import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import { GAMES } from '#engine/games'
import { DUELS, duelPlace, verdictsOn } from '#math/dragon-tiger/duels'
import type { Simulation } from '#math/simulation/chunks'
import { playShoes, type ShoeSpan } from '#math/simulation/fast-shoe'
import type { Tallies } from '#math/simulation/tallies'
import { type Tally, tallyOf } from '#math/tally'

/** A unit on every bet in each round of a chunk. */
export function simulateChunk(rules: DragonTigerRules, simulation: Simulation, chunk: number): Tallies {
  const counts = noDuels()
  const rounds = playShoes(GAMES[rules.id].shoe, simulation, chunk, (order, span, wanted) =>
    dealShoe(counts, order, span, wanted),
  )
  return { rounds, bets: talliesOf(rules, counts) }
}

/** How many rounds were dealt of each duel. */
export function noDuels(): Uint32Array {
  return new Uint32Array(DUELS.length)
}

/**
 * Deals a shoe until the cut card is out, or as many rounds as are wanted, and counts them by their cards: no bet is
 * judged here. Says how many rounds were dealt.
 */
export function dealShoe(counts: Uint32Array, order: Uint8Array, span: ShoeSpan, wanted: number): number {
  let next = span.first
  let round = 0
  while (next <= span.cutCardAt && round < wanted) {
    const place = duelPlace(order[next] as number, order[next + 1] as number)
    counts[place] = (counts[place] as number) + 1
    next += 2
    round += 1
  }
  return round
}

export function talliesOf(rules: DragonTigerRules, counts: Uint32Array): ReadonlyMap<DragonTigerBet, Tally> {
  const exact = Array.from(counts, BigInt)
  return new Map(rules.offers.map((bet) => [bet, tallyOf(verdictsOn(rules, bet, exact))]))
}
