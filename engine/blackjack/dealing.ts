import type { Event, State, Want } from '#engine/blackjack/types'
import type { Dealing } from '#engine/round/game'
import { dealt, type PlannedStep, plain } from '#engine/round/plan'

/** A round of blackjack as its table and its dealer go through it. */
export const DEALING: Dealing<State, Event, Want> = {
  needsBets: ({ rules }) => !rules.dealsEverySeat,

  placeOf({ dealer, lines }, { seat, hand }) {
    if (seat === 0) return { seat, hand, card: dealer.cards.length + (dealer.faceDown ? 1 : 0) + 1 }
    const line = lines.filter((one) => one.seat === seat)[hand]
    return { seat, hand, card: (line?.cards.length ?? 0) + 1 }
  },

  seatOf: ({ seat }) => seat,

  turnedOf: () => 0,

  plan,

  lateCard: (place) => (place !== null && 'seat' in place && place.seat === 0 ? 'dealer' : 'hands'),

  isBlind: ({ dealer }) => dealer.faceDown && dealer.hole === null,

  hadShow: ({ fireBlaze }) => fireBlaze?.bonus != null,

  drawsBeside: ({ rules }) => rules.fireBlaze !== null,

  isTakenLater: (_state, bet) => bet !== 'main',

  wasCancelled: ({ phase, results }) =>
    phase === 'over' && results.length > 0 && results.every(({ outcome }) => outcome === 'refund'),

  countsCancelled: () => true,

  hasRoads: false,

  sides: null,

  result: () => null,

  outcome: () => null,

  correction,
}

/** VE-2, MF-2, FB-12: a card to each hand, the dealer's own, a second to each, and the hole card where there is one. */
function plan(state: State): readonly PlannedStep[] {
  const { rules, insurance, fireBlaze } = state
  const seats = seatsIn(state)
  const round = (card: number) => seats.map((seat) => dealt({ seat, hand: 0, card }, false))
  const hole = rules.deal === 'american' ? [dealt({ seat: 0, hand: 0, card: 2 }, true)] : []
  const isAsked = insurance.length > 0
  return [
    plain('open'),
    plain('close'),
    ...round(1),
    dealt({ seat: 0, hand: 0, card: 1 }, false),
    ...round(2),
    ...hole,
    ...(isAsked ? [plain('insurance')] : []),
    plain('hands'),
    plain('dealer'),
    ...(fireBlaze?.level != null ? [plain('bonus')] : []),
    plain('pay'),
  ]
}

/** Who plays; while bets are made, who has chips. */
function seatsIn({ rules, lines, slips, phase }: State): readonly number[] {
  if (rules.dealsEverySeat) return Array.from({ length: rules.seats }, (_, index) => index + 1)
  const seats = phase === 'betting' ? slips.filter(({ behind }) => !behind) : lines
  return [...new Set(seats.map(({ seat }) => seat))].sort((a, b) => a - b)
}

function correction(event: Event): ReturnType<(typeof DEALING)['correction']> {
  switch (event.type) {
    case 'looked':
    case 'turned':
    case 'turnOpened':
    case 'insuranceClosed':
    case 'scored':
      return 'follows'
    case 'acted':
      // What the house does for somebody who is away, nobody decided.
      return event.cause === 'away' ? 'follows' : 'ends'
    case 'placed':
    case 'takenBack':
    case 'chose':
    case 'connection':
    case 'behindAllowed':
    case 'seated':
    case 'unseated':
    case 'leaving':
      return 'beside'
    case 'opened':
    case 'ready':
    case 'closed':
    case 'dealt':
    case 'insured':
    case 'declined':
    case 'decided':
    case 'evenMoneyPassed':
    case 'paid':
    case 'bonusDrawn':
    case 'bonusFailed':
    case 'settled':
    case 'cancelled':
      return 'ends'
    default:
      return event satisfies never
  }
}
