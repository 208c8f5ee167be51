import { type BonusLevel, type FireBlazeRules, LEVELS } from '#engine/blackjack/fire-blaze/types'
import { isAce, totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'

/** The first cards of `gains` that a count reaches, summed: points are cumulative (MF-12). */
function reached(gains: readonly number[], count: number): number {
  return gains.slice(0, Math.max(0, count)).reduce((total, gain) => total + gain, 0)
}

/** MF-12, MF-13: the round's points, from the dealer's final hand and the table's hands as they were dealt. */
export function firePoints(
  rules: FireBlazeRules,
  dealer: readonly Card[],
  hands: readonly (readonly Card[])[],
): number {
  const { aces, cards, fourteens } = rules.points
  return (
    reached(aces, dealer.filter(isAce).length) +
    reached(cards, dealer.length - 3) +
    reached(fourteens, hands.filter((hand) => totalOf(hand, 2) === 14).length)
  )
}

/** MF-14: the highest level that the points open. */
export function fireLevel(rules: FireBlazeRules, points: number): BonusLevel | null {
  return LEVELS.findLast((level) => points >= rules.levels[level].points) ?? null
}
