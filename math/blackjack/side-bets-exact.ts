import { DECK, RANKS, SUITS } from '#engine/cards/card'
import type { Odds } from '#engine/money/odds'
import { DEALER_ENDS, type DealerTree, dealerTree, END_22 } from '#math/blackjack/dealer'
import type { GameToSolve } from '#math/blackjack/game'
import { fresh } from '#math/blackjack/standing'
import { choose, falling } from '#math/counting'
import { type Fraction, toNumber } from '#math/fraction'
import { momentsOf, tallyOf } from '#math/tally'

export type CountedSideBet = 'perfectPairs' | 'twentyOnePlusThree' | 'push22'

export interface ExactSideBet {
  /** What comes back for one unit staked. */
  readonly rtp: Fraction
  readonly hit: Fraction
  readonly standardDeviation: number
}

/** So many ways to win at these odds. */
type Ways = readonly (readonly [odds: Odds, ways: bigint])[]

/** The game's side bets that hang on cards alone, exactly, on a round from a fresh shoe. */
export function exactSideBets(game: GameToSolve): ReadonlyMap<CountedSideBet, ExactSideBet> {
  const bets = new Map<CountedSideBet, ExactSideBet>()
  const cards = DECK.length * game.decks
  for (const bet of game.rules.sideBets) {
    if (bet === 'perfectPairs') bets.set(bet, exactly(choose(cards, 2), pairWays(game)))
    if (bet === 'twentyOnePlusThree') bets.set(bet, exactly(choose(cards, 3), threeCardWays(game)))
    if (bet === 'push22') bets.set(bet, push22(game))
  }
  return bets
}

function exactly(all: bigint, wins: Ways): ExactSideBet {
  const verdicts = new Map<Odds | 'lose', bigint>([['lose', all]])
  for (const [odds, ways] of wins) {
    verdicts.set(odds, (verdicts.get(odds) ?? 0n) + ways)
    verdicts.set('lose', (verdicts.get('lose') ?? 0n) - ways)
  }
  const { rtp, hitRate, variance } = momentsOf(tallyOf(verdicts))
  return { rtp, hit: hitRate, standardDeviation: Math.sqrt(toNumber(variance)) }
}

const RANK_COUNT = RANKS.length
const SUIT_COUNT = SUITS.length

/** BJ-12: two of a rank in one suit, in the two suits of a colour, or in two colours. */
function pairWays({ rules, decks }: GameToSolve): Ways {
  const { perfect, coloured, mixed } = rules.perfectPairs
  const twoSuits = BigInt(RANK_COUNT * decks * decks)
  return [
    [perfect, BigInt(DECK.length) * choose(decks, 2)],
    [coloured, 2n * twoSuits],
    [mixed, 4n * twoSuits],
  ]
}

/** From ace low to ace high. */
const STRAIGHTS = BigInt(RANK_COUNT - 1)

/** BJ-13: a hand counts for the best of its kinds alone. */
function threeCardWays({ rules, decks }: GameToSolve): Ways {
  const { suitedTrips, straightFlush, threeOfAKind, straight, flush } = rules.twentyOnePlusThree
  const suits = BigInt(SUIT_COUNT)
  const trips = BigInt(DECK.length) * choose(decks, 3)
  const suitedStraights = STRAIGHTS * suits * BigInt(decks) ** 3n
  return [
    [suitedTrips, trips],
    [straightFlush, suitedStraights],
    [threeOfAKind, BigInt(RANK_COUNT) * choose(SUIT_COUNT * decks, 3) - trips],
    [straight, STRAIGHTS * BigInt(SUIT_COUNT * decks) ** 3n - suitedStraights],
    [flush, suits * choose(RANK_COUNT * decks, 3) - trips - suitedStraights],
  ]
}

/**
 * FB-13: the dealer plays on whatever the players do. The dealer's cards are then as likely as the first cards of
 * the shoe: what others take in between, and when they stop, does not tell of the cards that follow.
 */
function push22(game: GameToSolve): ExactSideBet {
  const { dealerHitsTo, hitsSoft17, push22Pays } = game.rules
  const tree = dealerTree({ dealerHitsTo, hitsSoft17 })
  const cards = DECK.length * game.decks
  return exactly(falling(cards, tree.longest + 1), [[push22Pays, ordersTo22(game, tree, cards)]])
}

/** Of all orders of as many cards as the dealer can need, those in which the hand ends with 22. */
function ordersTo22(game: GameToSolve, tree: DealerTree, cards: number): bigint {
  const ways: bigint[] = [1n]
  for (let node = 1; node < tree.size; node++) {
    const left = fresh(game, tree.value[node] ?? 0) - (tree.heldOfValue[node] ?? 0)
    ways.push((ways[tree.parent[node] ?? 0] ?? 0n) * BigInt(Math.max(0, left)))
  }
  let sum = 0n
  for (const [index, node] of tree.finished.entries()) {
    if ((tree.place[index] ?? 0) % DEALER_ENDS.length !== END_22) continue
    const held = (tree.held[node] ?? 0) + 1
    const rest = falling(cards - held, tree.longest + 1 - held)
    sum += (ways[node] ?? 0n) * BigInt(tree.orders[index] ?? 0) * rest
  }
  return sum
}
