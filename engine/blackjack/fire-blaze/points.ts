import { type BonusLevel, type FireBlazeRules, LEVELS } from '#engine/blackjack/fire-blaze/types'
import { isAce, totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'

/** MF-12, MF-13: the round's points, from the dealer's final hand and the table's hands as they were dealt. */
export function firePoints(
  rules: FireBlazeRules,
  dealer: readonly Card[],
  hands: readonly (readonly Card[])[],
): number {
  const { aces, cards, fourteens } = rules.points
  return (
    reached(aces, count(dealer, isAce)) +
    reached(cards, dealer.length - 3) +
    reached(fourteens, count(hands, startsWith14))
  )
}

function startsWith14(hand: readonly Card[]): boolean {
  return totalOf(hand, 2) === 14
}

function count<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let total = 0
  for (const one of list) if (holds(one)) total++
  return total
}

/** Points are cumulative: each step that the count reaches adds its own. */
function reached(gains: readonly number[], count: number): number {
  let total = 0
  for (let step = 0; step < count; step++) total += gains[step] ?? 0
  return total
}

/** MF-14: the highest level that the points open. */
export function fireLevel(rules: FireBlazeRules, points: number): BonusLevel | null {
  return LEVELS.findLast((level) => points >= rules.levels[level].points) ?? null
}
