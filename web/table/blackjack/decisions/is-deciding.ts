import type { Sight } from '#protocol/sight'
import { decidingOn } from '#web/table/blackjack/decisions/choices'
import { questionsFor } from '#web/table/blackjack/decisions/questions'

/** On a hand, on turn or early, or on what all are asked. */
export function isDecidingHand(sight: Sight<'blackjack'>): boolean {
  return decidingOn(sight).length > 0 || questionsFor(sight).length > 0
}
