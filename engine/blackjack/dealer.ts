import { isNatural, isSoft, totalOf } from '#engine/blackjack/hand'
import { isBlackjack, isBust } from '#engine/blackjack/lines'
import type { BlackjackRules } from '#engine/blackjack/rules'
import type { State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'

/** BJ-4, BJ-14: whether the dealer takes another card, all players having acted. */
export function dealerDraws(state: State): boolean {
  const { cards, faceDown } = state.dealer
  if (faceDown || isNatural(cards) || dealerStands(state.rules, cards)) return false
  switch (state.rules.dealerCompletes) {
    case 'always':
      return true
    case 'open-bets':
      return hasHandToBeat(state) || hasOpenQuestion(state)
    case 'to-beat':
      return hasHandToBeat(state)
    default:
      return state.rules.dealerCompletes satisfies never
  }
}

function dealerStands({ dealerHitsTo, hitsSoft17 }: BlackjackRules, cards: readonly Card[]): boolean {
  const total = totalOf(cards)
  return total > dealerHitsTo && !(hitsSoft17 && total === 17 && isSoft(cards))
}

/** Busted hands and blackjacks need no draw. */
function hasHandToBeat({ lines }: State): boolean {
  return lines.some((line) => !isBlackjack(line) && line.stakes.some((stake) => !isBust(line, stake)))
}

/** BJ-14: an insurance, a blackjack not yet paid or a push 22. */
function hasOpenQuestion({ insurance, lines, sides }: State): boolean {
  return (
    insurance.some(({ stake }) => stake > 0) ||
    sides.some(({ bet }) => bet === 'push22') ||
    lines.some((line) => isBlackjack(line) && line.stakes.some(({ claim }) => claim !== 'paid'))
  )
}
