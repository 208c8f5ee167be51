import { DECK, rankNumber } from '#engine/cards/card'
import type { ShoeRules } from '#engine/cards/shoe'
import { roundsIn, type Simulation } from '#math/simulation/chunks'
import { shuffleFront } from '#math/simulation/shuffle-front'
import { type Xoshiro, xoshiroFor } from '#math/xoshiro'

/** Where a shoe's play begins and ends: the place of the first card to deal, and the cut card's (SH-2). */
export interface ShoeSpan {
  readonly first: number
  readonly cutCardAt: number
}

const MOST_CARDS_A_ROUND = 6

/** SH-5: the card turned up, and as many more as its number; ten and pictures count 10. */
const BURNED = Uint8Array.from(DECK, (card) => 1 + Math.min(rankNumber(card), 10))

/** A shoe as it comes from the box: the places in DECK of its cards. */
export function freshOrder(decks: number): Uint8Array {
  return Uint8Array.from({ length: decks * DECK.length }, (_, place) => place % DECK.length)
}

/** Shuffles what can be dealt of a shoe; its cards may lie in any order before (SH-1 to SH-5). */
export function openFastShoe({ cutCard, burn }: ShoeRules, order: Uint8Array, random: Xoshiro): ShoeSpan {
  const cutCardAt = order.length - cutCard[0]
  shuffleFront(order, cutCardAt + MOST_CARDS_A_ROUND, random)
  return { first: burn ? (BURNED[order[0] as number] as number) : 0, cutCardAt }
}

/**
 * One chunk of a game whose shoes are played to the cut card; says how many rounds it had. `deal` deals a shoe until the
 * cut card is out, or as many rounds as are wanted, and says how many that were.
 */
export function playShoes(
  shoe: ShoeRules,
  simulation: Simulation,
  chunk: number,
  deal: (order: Uint8Array, span: ShoeSpan, wanted: number) => number,
): number {
  const rounds = roundsIn(simulation, chunk)
  const random = xoshiroFor(simulation.seed, chunk)
  const order = freshOrder(shoe.decks)
  for (let dealt = 0; dealt < rounds; ) {
    const span = openFastShoe(shoe, order, random)
    dealt += deal(order, span, rounds - dealt)
  }
  return rounds
}
