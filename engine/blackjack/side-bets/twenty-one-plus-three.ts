import type { BlackjackRules } from '#engine/blackjack/rules'
import { type Card, rankNumber, suitOf } from '#engine/cards/card'
import type { Odds } from '#engine/money/odds'

/** BJ-13: the first two cards and the dealer's up card as a three-card poker hand; null loses. */
export function twentyOnePlusThree(
  { twentyOnePlusThree: pays }: BlackjackRules,
  [first, second, up]: readonly [Card, Card, Card],
): Odds | null {
  const suited = suitOf(first) === suitOf(second) && suitOf(second) === suitOf(up)
  const ranks = [rankNumber(first), rankNumber(second), rankNumber(up)].toSorted((a, b) => a - b)
  if (ranks[0] === ranks[2]) return suited ? pays.suitedTrips : pays.threeOfAKind
  if (isStraight(ranks)) return suited ? pays.straightFlush : pays.straight
  return suited ? pays.flush : null
}

/** An ace is high or low, never in the middle. */
function isStraight([low = 0, middle = 0, high = 0]: readonly number[]): boolean {
  return (middle === low + 1 && high === middle + 1) || (low === 1 && middle === 12 && high === 13)
}
