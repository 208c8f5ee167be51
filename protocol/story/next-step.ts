import type { CardPlace } from '#engine/round/plan'
import type { NextStep } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import { isForAll } from '#protocol/sight'
import type { Say } from '#protocol/story/say'

/** What the dealer is to do now, in a sentence to be read at arm's length. */
export function nextStepSaid({ do: kind, place, faceDown }: NextStep, state: TableState): Say {
  const { shoe, paused } = state
  switch (kind) {
    case 'solve':
    case 'supervisor':
      return ({ next }) => next[kind](paused?.alarm?.text ?? paused?.text ?? '')
    case 'openBetting': {
      const burned = shoe?.burnedCount ?? 0
      return burned > 1 && shoe?.rounds === 0
        ? ({ next }) => next.burnMore(burned - 1)
        : ({ next }) => next.openBetting
    }
    case 'card':
      return place === null ? ({ next }) => next.card : cardSaid(place, faceDown, state)
    case 'waitForDecision':
      if (place === null || !('seat' in place)) return ({ next }) => next.waitForPlayer
      return isForAll(state.game)
        ? ({ next }) => next.waitForHand(place.seat)
        : ({ next }) => next.waitForSeat(place.seat)
    case 'signOn':
    case 'closed':
    case 'openShoe':
    case 'waitForCut':
    case 'burn':
    case 'changeShoe':
    case 'waitForBets':
    case 'waitForInsurance':
    case 'waitForOffers':
    case 'bonus':
      return ({ next }) => next[kind]
    default:
      return kind satisfies never
  }
}

function cardSaid(place: CardPlace, faceDown: boolean, state: TableState): Say {
  const where = placeSaid(place, state)
  return (words) => {
    const sentence = words.next.cardTo(where(words), place.card)
    return faceDown ? words.next.cardDown(sentence) : sentence
  }
}

/** Where it goes, as the table calls it. */
export function placeSaid(place: CardPlace, state: TableState): Say {
  if ('side' in place) return (words) => words.place.sides[place.side]
  const { seat, hand } = place
  if (seat === 0) return (words) => words.place.dealer
  const isShared = isForAll(state.game)
  return ({ place: words }) => {
    if (hand === 0) return isShared ? words.hand(seat) : words.seat(seat)
    return isShared ? words.part(seat, hand + 1) : words.seatHand(seat, hand + 1)
  }
}
