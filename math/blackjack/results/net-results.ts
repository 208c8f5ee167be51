import { dealerTree, END_BLACKJACK } from '#math/blackjack/dealer'
import { insures, takesEvenMoney } from '#math/blackjack/fast-offers'
import { type GameToSolve, looks } from '#math/blackjack/game'
import { VALUES } from '#math/blackjack/hands'
import { STAKE } from '#math/blackjack/play'
import { ENDS, endChances } from '#math/blackjack/results/end-chances'
import { HandResults, netsAt } from '#math/blackjack/results/hand-results'
import { type NetChances, splitResults } from '#math/blackjack/results/split-results'
import { dealChance, handOf, type Solution } from '#math/blackjack/solve'
import { at } from '#math/blackjack/standing'

export interface NetResults {
  /** Chance of each net result of a round, in first stakes. */
  readonly chances: NetChances
  /** How often a round has a split: only there is anything taken as independent that is not quite. */
  readonly splitShare: number
  /** The distribution's own mean less the exact one: what that costs. */
  readonly meanError: number
}

/** How a round of the main bet ends under best play, as a distribution. */
export function netResults(game: GameToSolve, solution: Solution): NetResults {
  const { table, facts, whole } = solution
  const tree = dealerTree(game.rules)
  const ends = endChances(game, table, tree, facts, 0)
  const hands = new HandResults({ game, table, facts, ends, value: 0 }, STAKE, whole.action)
  const chances = new Map<number, number>()
  let splitShare = 0
  const add = (net: number, chance: number) => chances.set(net, (chances.get(net) ?? 0) + chance)
  for (let first = 1; first <= VALUES; first++) {
    const split = splitResults(game, solution, tree, first)
    for (let second = first; second <= VALUES; second++) {
      const hand = handOf(table, first, second)
      for (let up = 1; up <= VALUES; up++) {
        const chance = dealChance(game, first, second, up)
        if (chance <= 0) continue
        const peek = facts.peek[at(hand, up)] ?? 0
        const side = insurance(game, up === 1 && insures(game, solution, first, second))
        if ((table.total[hand] ?? 0) === 21) {
          const [waits, meets] = natural(game, solution, up)
          add(meets + side(true), chance * peek)
          add(waits + side(false), chance * (1 - peek))
          continue
        }
        const looked = looks(game, up) ? peek : 0
        add(-1 + side(true), chance * looked)
        const played = first === second ? split(up) : null
        if (played) splitShare += chance * (1 - looked)
        for (let end = 0; end < ENDS; end++) {
          const nets = played?.[end] ?? netsAt(hands.of(hand, up), end)
          for (const [net, share] of nets) {
            add(net + side(end === END_BLACKJACK), chance * (1 - looked) * share)
          }
        }
      }
    }
  }
  return { chances, splitShare, meanError: moment(chances, 1) - solution.net }
}

/** BJ-9: half a stake beside the main bet, where it is worth taking. */
function insurance({ rules }: GameToSolve, taken: boolean): (blackjack: boolean) => number {
  const [win, stake] = rules.insurancePays
  if (!taken) return () => 0
  return (blackjack) => 0.5 * (blackjack ? win / stake : -1)
}

/** BJ-2, FB-6: what a natural wins against no blackjack and against one. */
function natural(game: GameToSolve, solution: Solution, up: number): readonly [waits: number, meets: number] {
  const [win, stake] = game.rules.blackjackPays
  return takesEvenMoney(game, solution, up) ? [1, 1] : [win / stake, 0]
}

export function moment(chances: NetChances, power: number): number {
  let sum = 0
  for (const [net, chance] of chances) sum += chance * net ** power
  return sum
}

export function winChance(chances: NetChances): number {
  let sum = 0
  for (const [net, chance] of chances) if (net > 0) sum += chance
  return sum
}
