import type { GameToSolve } from '#math/blackjack/game'
import { handOf, type Solution } from '#math/blackjack/solve'
import { at } from '#math/blackjack/standing'

/** BJ-9: whether insurance is worth taking on these two cards, the dealer's up card being an ace. */
export function insures({ rules }: GameToSolve, solution: Solution, first: number, second: number): boolean {
  const [win, stake] = rules.insurancePays
  const chance = blackjackChance(solution, first, second, 1)
  return (win / stake) * chance > 1 - chance
}

/** FB-6: whether a blackjack had better take 1:1 than wait for the dealer's second card. */
export function takesEvenMoney({ rules }: GameToSolve, solution: Solution, up: number): boolean {
  const [win, stake] = rules.blackjackPays
  const chance = blackjackChance(solution, 1, 10, up)
  return rules.evenMoney && chance > 0 && (win / stake) * (1 - chance) < 1
}

function blackjackChance({ table, facts }: Solution, first: number, second: number, up: number): number {
  return facts.peek[at(handOf(table, first, second), up)] ?? 0
}
