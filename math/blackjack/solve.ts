import { dealerTree } from '#math/blackjack/dealer'
import { type GameToSolve, looks } from '#math/blackjack/game'
import { type HandTable, handTable, VALUES } from '#math/blackjack/hands'
import { type Play, play, STAKE } from '#math/blackjack/play'
import { type Split, splitPair } from '#math/blackjack/split'
import { at, fresh, NOTHING_GONE, type Standing, standing } from '#math/blackjack/standing'

export interface Solution {
  /** Expected net result of one unit staked, best play. */
  readonly net: number
  readonly table: HandTable
  readonly facts: Standing
  /** Without splitting. */
  readonly whole: Play
  /** By value of the pair, ace first. */
  readonly splits: readonly Split[]
}

/** Composition-dependent best play from a fresh shoe, by complete enumeration. */
export function solve(game: GameToSolve): Solution {
  const { dealerHitsTo, hitsSoft17 } = game.rules
  const table = handTable()
  const tree = dealerTree({ dealerHitsTo, hitsSoft17 })
  const facts = standing(game, table, tree, NOTHING_GONE)
  const whole = play(game, table, facts, STAKE, true)
  const splits = Array.from({ length: VALUES }, (_, index) => splitPair(game, table, tree, index + 1))
  const solution = { net: 0, table, facts, whole, splits }
  let net = 0
  for (let first = 1; first <= VALUES; first++) {
    for (let second = first; second <= VALUES; second++) {
      for (let up = 1; up <= VALUES; up++) {
        net += dealChance(game, first, second, up) * startWorth(game, solution, first, second, up)
      }
    }
  }
  return { ...solution, net }
}

export function handOf(table: HandTable, first: number, second: number): number {
  return table.next[(table.next[first - 1] ?? 0) * VALUES + second - 1] ?? 0
}

export function dealChance(game: GameToSolve, first: number, second: number, up: number): number {
  const cards = 52 * game.decks
  const one = fresh(game, first)
  const two = fresh(game, second) - (second === first ? 1 : 0)
  const three = fresh(game, up) - (up === first ? 1 : 0) - (up === second ? 1 : 0)
  return ((first === second ? 1 : 2) * one * two * three) / (cards * (cards - 1) * (cards - 2))
}

/** Worth of a first deal before the dealer looks, insurance taken where it pays. */
function startWorth(
  game: GameToSolve,
  solution: Solution,
  first: number,
  second: number,
  up: number,
): number {
  const { table, facts, whole, splits } = solution
  const hand = handOf(table, first, second)
  const cell = at(hand, up)
  const peek = facts.peek[cell] ?? 0
  const [gain, per] = game.rules.insurancePays
  const insurance = up === 1 ? Math.max(0, 0.5 * ((gain / per) * peek - (1 - peek))) : 0
  if ((table.total[hand] ?? 0) === 21) return naturalWorth(game, peek) + insurance
  const split = first === second ? (splits[first - 1]?.worth[up] ?? 0) : Number.NEGATIVE_INFINITY
  const best = Math.max(whole.worth[cell] ?? 0, split)
  return (looks(game, up) ? (1 - peek) * best - peek : best) + insurance
}

/** BJ-2, FB-6: paid unless the dealer has one too; even money is taken where it is more. */
function naturalWorth({ rules }: GameToSolve, peek: number): number {
  const [win, stake] = rules.blackjackPays
  const waits = (win / stake) * (1 - peek)
  return rules.evenMoney && peek > 0 ? Math.max(1, waits) : waits
}
