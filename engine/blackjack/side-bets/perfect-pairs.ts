import type { BlackjackRules } from '#engine/blackjack/rules'
import { type Card, isRed, rankOf, suitOf } from '#engine/cards/card'
import type { Odds } from '#engine/money/odds'

/** BJ-12: by rank, on the first two cards; null loses. */
export function perfectPairs({ perfectPairs: pays }: BlackjackRules, cards: readonly Card[]): Odds | null {
  const [first, second] = cards
  if (first === undefined || second === undefined || rankOf(first) !== rankOf(second)) return null
  if (suitOf(first) === suitOf(second)) return pays.perfect
  return isRed(first) === isRed(second) ? pays.coloured : pays.mixed
}
