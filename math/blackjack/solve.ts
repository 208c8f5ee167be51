import { dealerTree } from '#math/blackjack/dealer'
import { completing, type GameToSolve, looks } from '#math/blackjack/game'
import { type HandTable, handTable, VALUES } from '#math/blackjack/hands'
import { doubled, OWN_STAKE, type Play, play } from '#math/blackjack/play'
import { at, drawChance, type Standing, standing } from '#math/blackjack/standing'

export interface Solution {
  /** Expected net result of one unit staked, best play. */
  readonly net: number
}

/** Composition-dependent best play of the games with one split: exact, but for what a split hand sees of its twin. */
export function solveOneSplit(game: GameToSolve): Solution {
  const table = handTable()
  const tree = dealerTree({ dealerHitsTo: game.rules.dealerHitsTo, hitsSoft17: game.rules.hitsSoft17 })
  const facts = standing(game, table, tree, 0)
  const whole = play(game, table, facts, OWN_STAKE)
  const splits = Array.from({ length: VALUES }, (_, index) => splitWorth(game, table, tree, index + 1))
  let net = 0
  let chances = 0
  for (let first = 1; first <= VALUES; first++) {
    for (let second = first; second <= VALUES; second++) {
      const hand = handOf(table, first, second)
      for (let up = 1; up <= VALUES; up++) {
        const chance = dealChance(game, first, second, up)
        chances += chance
        net += chance * startWorth(game, table, facts, whole, splits, hand, first === second ? first : 0, up)
      }
    }
  }
  if (Math.abs(chances - 1) > 1e-9) throw new Error(`The chances of all first deals sum to ${chances}.`)
  return { net }
}

export function handOf(table: HandTable, first: number, second: number): number {
  return table.next[(table.next[first - 1] ?? 0) * VALUES + second - 1] ?? 0
}

function dealChance({ decks }: GameToSolve, first: number, second: number, up: number): number {
  const fresh = (value: number) => (value === 10 ? 16 : 4) * decks
  const cards = 52 * decks
  const one = fresh(first)
  const two = fresh(second) - (second === first ? 1 : 0)
  const three = fresh(up) - (up === first ? 1 : 0) - (up === second ? 1 : 0)
  return ((first === second ? 1 : 2) * one * two * three) / (cards * (cards - 1) * (cards - 2))
}

function startWorth(
  game: GameToSolve,
  table: HandTable,
  facts: Standing,
  whole: Play,
  splits: readonly Float64Array[],
  hand: number,
  pair: number,
  up: number,
): number {
  const cell = at(hand, up)
  const peek = facts.peek[cell] ?? 0
  const insurance = up === 1 ? Math.max(0, 0.5 * (2 * peek - (1 - peek))) : 0
  const [win, stake] = game.rules.blackjackPays
  if ((table.total[hand] ?? 0) === 21) return (win / stake) * (1 - peek) + insurance
  const actions = [whole.best[cell] ?? 0, doubled(game, table, facts, hand, up, OWN_STAKE, OWN_STAKE)]
  if (pair > 0) actions.push(splits[pair - 1]?.[up] ?? Number.NEGATIVE_INFINITY)
  const best = Math.max(...actions)
  return (looks(game, up) ? (1 - peek) * best - peek : best) + insurance
}

/** Both hands of a split pair, by up card: twice one of them, the other's pair card being gone (no order of hands matters). */
function splitWorth(
  game: GameToSolve,
  table: HandTable,
  tree: ReturnType<typeof dealerTree>,
  pair: number,
): Float64Array {
  const facts = standing(game, table, tree, pair)
  const half = play(game, table, facts, OWN_STAKE)
  const single = table.next[pair - 1] ?? 0
  const result = new Float64Array(VALUES + 1)
  for (let up = 1; up <= VALUES; up++) {
    const blocked = looks(game, up) ? completing(up) : 0
    let sum = 0
    for (let value = 1; value <= VALUES; value++) {
      const chance = drawChance(facts, single, up, blocked, value)
      if (chance <= 0) continue
      const hand = table.next[single * VALUES + value - 1] ?? 0
      const cell = at(hand, up)
      let best = pair === 1 ? (half.stand[cell] ?? 0) : (half.best[cell] ?? 0)
      if (pair !== 1 && game.rules.doubleAfterSplit && (table.total[hand] ?? 0) < 21) {
        best = Math.max(best, doubled(game, table, facts, hand, up, OWN_STAKE, OWN_STAKE))
      }
      sum += chance * best
    }
    result[up] = 2 * sum
  }
  return result
}
