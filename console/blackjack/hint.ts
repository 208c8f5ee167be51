import type { Words } from '#console/i18n/language'
import { totalOf } from '#engine/blackjack/hand'
import type { State } from '#engine/blackjack/types'
import type { CardPlace } from '#engine/round/plan'

type StepWords = Words['dealer']['step']

export function cardHint({ lines }: State, place: CardPlace | null, hint: StepWords['hint']): string {
  if (place === null || !('seat' in place)) return hint.faceUp
  const line = lines.filter(({ seat }) => seat === place.seat)[place.hand]
  return line?.stakes.some(({ status }) => status === 'last') === true ? hint.double : hint.faceUp
}

export function ended({ dealer: { cards } }: State, words: StepWords['result']): string | null {
  if (cards.length === 0) return null
  const total = totalOf(cards)
  return total > 21 ? words.dealerBust(String(total)) : words.dealer(String(total))
}
