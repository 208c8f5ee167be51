import type { Dealer } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import {
  cardPlaces,
  dealerPlaces,
  type HandPlace,
  handPlaces,
  lieOf,
  ownHandPlaces,
} from '#web/table/blackjack/cards/hand-geometry'
import type { HandView } from '#web/table/blackjack/cards/hand-view'
import { type Board, handsAt } from '#web/table/blackjack/spots/board'
import type { Point, StagePlan } from '#web/table/blackjack/stage/plan'

export interface LyingCard extends Point {
  readonly card: Card | null
  readonly turn: number
}

/** A hand as it lies on the cloth. */
export interface LyingHand extends Point {
  readonly key: string
  readonly width: number
  readonly dim: boolean
  readonly cards: readonly LyingCard[]
}

/** All cards on the table in the order in which they are taken in: seat by seat, the dealer's own last. */
export function lyingHands(
  plan: StagePlan,
  board: Board,
  dealer: Dealer,
  shown: number | null,
): readonly LyingHand[] {
  const hands = plan.seats.flatMap((place) => {
    const views = handsAt(board, place.seat)
    const isLarge = plan.own !== null && place.seat === shown
    const places =
      isLarge && plan.own !== null ? ownHandPlaces(plan.own, views.length) : handPlaces(place, views.length)
    return views.flatMap((view, index) => {
      const at = places[index]
      return at === undefined || view.cards.length === 0 ? [] : [lyingHand(view, at)]
    })
  })
  return dealer.cards.length === 0 ? hands : [...hands, dealersHand(plan, dealer)]
}

function lyingHand({ seat, hand, cards, mark }: HandView, place: HandPlace): LyingHand {
  return {
    key: `${seat}/${hand}`,
    x: place.x,
    y: place.y,
    width: place.card,
    dim: mark === 'bust' || mark === 'lost',
    cards: cardPlaces(place, cards.length).map((at, index) => ({
      ...at,
      card: cards[index] ?? null,
      turn: place.turn + lieOf(seat, index),
    })),
  }
}

function dealersHand({ dealer: { x, y, card: width } }: StagePlan, { cards, faceDown }: Dealer): LyingHand {
  const all = faceDown ? [...cards, null] : cards
  return {
    key: 'dealer',
    x,
    y,
    width,
    dim: false,
    cards: dealerPlaces({ x, y, card: width }, all.length).map((at, index) => ({
      ...at,
      card: all[index] ?? null,
      turn: 0,
    })),
  }
}
