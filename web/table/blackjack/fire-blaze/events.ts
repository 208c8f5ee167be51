import type { FireBlazeRules } from '#engine/blackjack/fire-blaze/types'
import { isAce, totalOf } from '#engine/blackjack/hand'
import type { Card } from '#engine/cards/card'

export type FireEventId =
  | 'firstAce'
  | 'secondAce'
  | 'fourCards'
  | 'fiveCards'
  | 'sixCards'
  | 'oneFourteen'
  | 'bothFourteens'

export interface FireEvent {
  readonly id: FireEventId
  readonly points: number
  readonly reached: boolean
}

const FOURTEEN = 14

/** MF-12, MF-13: all that can bring points, each with what it adds, and whether the cards on the table did. */
export function fireEvents(
  { points: { aces, cards, fourteens } }: FireBlazeRules,
  dealer: readonly Card[],
  hands: readonly (readonly Card[])[],
): readonly FireEvent[] {
  const acesNow = dealer.filter(isAce).length
  const startsNow = hands.filter((hand) => hand.length > 1 && totalOf(hand, 2) === FOURTEEN).length
  return [
    { id: 'firstAce', points: aces[0], reached: acesNow >= 1 },
    { id: 'secondAce', points: aces[1], reached: acesNow >= 2 },
    { id: 'fourCards', points: cards[0], reached: dealer.length >= 4 },
    { id: 'fiveCards', points: cards[1], reached: dealer.length >= 5 },
    { id: 'sixCards', points: cards[2], reached: dealer.length >= 6 },
    { id: 'oneFourteen', points: fourteens[0], reached: startsNow >= 1 },
    { id: 'bothFourteens', points: fourteens[1], reached: startsNow >= 2 },
  ]
}

export function pointsOf(events: readonly FireEvent[]): number {
  return events.reduce((sum, { points, reached }) => sum + (reached ? points : 0), 0)
}
