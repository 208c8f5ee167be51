import { type DealerTree, dealerTree } from '#math/blackjack/dealer'
import { completing, type GameToSolve, looks } from '#math/blackjack/game'
import { VALUES } from '#math/blackjack/hands'
import { type Money, play, STAKE, TOKEN } from '#math/blackjack/play'
import { handOf, type Solution } from '#math/blackjack/solve'
import { at, drawChance, fresh, type Standing, standing } from '#math/blackjack/standing'
import { isSplit } from '#math/blackjack/strategy/chart'

/** A sampled mean with its standard error. */
export interface Estimate {
  readonly mean: number
  readonly error: number
}

/**
 * What best play would gain if every split hand also saw `seen` cards of the hands beside it, in first stakes a
 * round, by sampling those cards.
 *
 * The cards of the other hands are the first ones of an exchangeable sequence, cut where those hands stop: seeing
 * more of it is never worth less, so with `seen` at least as many as other hands hold this bounds the gain from above.
 */
export function memoryGain(
  game: GameToSolve,
  solution: Solution,
  seen: number,
  samples: number,
  random: () => number,
): Estimate {
  const sampling: Sampling = { game, solution, tree: dealerTree(game.rules), seen, random }
  let [mean, variance] = [0, 0]
  // Split aces have nothing to decide (BJ-7).
  for (let pair = 2; pair <= VALUES; pair++) {
    const ups = UPS.filter((up) => isSplit(solution, pair, up))
    if (ups.length === 0) continue
    const gains = Array.from({ length: samples }, () => sampleGain(sampling, pair, ups))
    const average = gains.reduce((sum, gain) => sum + gain, 0) / samples
    const square = gains.reduce((sum, gain) => sum + (gain - average) ** 2, 0) / samples
    const chance = pairChance(game, pair)
    mean += chance * average
    variance += (chance * chance * square) / samples
  }
  return { mean, error: Math.sqrt(variance) }
}

const UPS: readonly number[] = Array.from({ length: VALUES }, (_, index) => index + 1)

interface Sampling {
  readonly game: GameToSolve
  readonly solution: Solution
  readonly tree: DealerTree
  readonly seen: number
  readonly random: () => number
}

function pairChance(game: GameToSolve, pair: number): number {
  const [cards, all] = [fresh(game, pair), 52 * game.decks]
  return (cards * (cards - 1)) / (all * (all - 1))
}

/** More than the hands beside the first can be on average. */
const OTHER_HANDS = 1.35

/** The gain of all hands of one split while these sampled cards are known to be gone. */
function sampleGain(
  { game, solution, tree, seen, random }: Sampling,
  pair: number,
  ups: readonly number[],
): number {
  const { rules } = game
  const { table, splits } = solution
  const left = Array.from({ length: VALUES }, (_, i) => fresh(game, i + 1) - (i + 1 === pair ? 2 : 0))
  const gone = sample(left, seen, random)
  const counts = table.counts.map((count, place) => count + (gone[place % VALUES] ?? 0))
  const facts = standing(game, { ...table, counts }, tree, { value: pair, cards: 1 })
  const gainOf = (money: Money, policy: Uint8Array | undefined) => {
    const worth = (kept?: Uint8Array) => play(game, table, facts, money, rules.doubleAfterSplit, kept).worth
    const [best, own] = [worth(), worth(policy)]
    const gain = best.map((most, cell) => most - (own[cell] ?? 0))
    return ups.reduce(
      (sum, up) => sum + upChance(game, left, up) * handGain(game, solution, facts, pair, up, gain),
      0,
    )
  }
  const own = gainOf(STAKE, splits[pair - 1]?.own)
  const free = rules.freeSplits && pair !== 10
  return own + OTHER_HANDS * (free ? gainOf(TOKEN, splits[pair - 1]?.others) : own)
}

/** Takes cards at random out of what is left, and says how many of each value they were. */
function sample(left: number[], cards: number, random: () => number): readonly number[] {
  const taken = left.map(() => 0)
  for (let i = 0; i < cards; i++) {
    let place = Math.floor(random() * left.reduce((sum, count) => sum + count, 0))
    const value = left.findIndex((count) => {
      place -= count
      return place < 0
    })
    left[value] = (left[value] ?? 0) - 1
    taken[value] = (taken[value] ?? 0) + 1
  }
  return taken
}

/** Of an up card, with no blackjack where the dealer looks for one. */
function upChance(game: GameToSolve, left: readonly number[], up: number): number {
  const all = left.reduce((sum, count) => sum + count, 0)
  const blackjack = looks(game, up) ? (left[completing(up) - 1] ?? 0) / (all - 1) : 0
  return ((left[up - 1] ?? 0) / all) * (1 - blackjack)
}

/** Over the second cards of one split hand. */
function handGain(
  game: GameToSolve,
  { table }: Solution,
  facts: Standing,
  pair: number,
  up: number,
  gain: Float64Array,
): number {
  const blocked = looks(game, up) ? completing(up) : 0
  const single = table.next[pair - 1] ?? 0
  let sum = 0
  for (let value = 1; value <= VALUES; value++) {
    const chance = drawChance(facts, single, up, blocked, value)
    if (chance > 0) sum += chance * (gain[at(handOf(table, pair, value), up)] ?? 0)
  }
  return sum
}
