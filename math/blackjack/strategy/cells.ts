import { type GameToSolve, looks } from '#math/blackjack/game'
import { type HandTable, VALUES } from '#math/blackjack/hands'
import type { Play } from '#math/blackjack/play'
import { isFreeDouble } from '#math/blackjack/play'
import { dealChance, handOf, type Solution } from '#math/blackjack/solve'
import { at } from '#math/blackjack/standing'
import type { Code } from '#math/blackjack/strategy/codes'

/** A first deal on which there is something to decide, and how often it comes. */
export interface Start {
  readonly first: number
  readonly second: number
  readonly up: number
  readonly hand: number
  readonly total: number
  readonly soft: boolean
  readonly chance: number
}

/** All first deals but blackjacks; where the dealer looks, those without one for the dealer. */
export function startsOf(game: GameToSolve, { table, facts }: Solution): readonly Start[] {
  const starts: Start[] = []
  for (let first = 1; first <= VALUES; first++) {
    for (let second = first; second <= VALUES; second++) {
      const hand = handOf(table, first, second)
      const total = table.total[hand] ?? 0
      if (total === 21) continue
      for (let up = 1; up <= VALUES; up++) {
        const peek = looks(game, up) ? (facts.peek[at(hand, up)] ?? 0) : 0
        const chance = dealChance(game, first, second, up) * (1 - peek)
        starts.push({ first, second, up, hand, total, soft: table.soft[hand] === 1, chance })
      }
    }
  }
  return starts
}

/** What is best over all of these hands together, by the worth of each action. */
export function weighedPlay(
  game: GameToSolve,
  table: HandTable,
  worths: Play,
  starts: readonly Start[],
): Code {
  const sum = (worth: Float64Array) =>
    starts.reduce((total, { hand, up, chance }) => total + chance * (worth[at(hand, up)] ?? Number.NaN), 0)
  const [stand, hit] = [sum(worths.stand), sum(worths.hit)]
  const hits = hit > stand || starts.every(({ total }) => total <= game.rules.mustHitTo)
  // What is not offered is worth NaN, which is above nothing.
  const doubles = sum(worths.double) > (hits ? hit : stand)
  if (!doubles) return hits ? 'H' : 'S'
  if (starts.every(({ hand }) => isFreeDouble(game, table, hand))) return 'F'
  return hits ? 'D' : 'Ds'
}
