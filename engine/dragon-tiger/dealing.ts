import { duelIn, pointsOf, type Winner } from '#engine/dragon-tiger/duel'
import type { Event, State, Want } from '#engine/dragon-tiger/types'
import type { RoundResult } from '#engine/roads/result'
import type { Dealing } from '#engine/round/game'
import { dealt, plain } from '#engine/round/plan'

/** DT-5: on the roads Dragon has banker's part, Tiger player's. */
const ON_ROADS: Readonly<Record<Winner, RoundResult['winner']>> = { dragon: 'B', tiger: 'P', tie: 'T' }

const PLAN = [
  plain('open'),
  plain('close'),
  dealt({ side: 'dragon', card: null }, false),
  dealt({ side: 'tiger', card: null }, false),
  plain('pay'),
]

/** A round of Dragon Tiger as its table and its dealer go through it. */
export const DEALING: Dealing<State, Event, Want> = {
  needsBets: () => false,

  placeOf: (_state, { to }) => ({ side: to, card: null }),

  seatOf: () => 0,

  /** No card lies face down. */
  turnedOf: () => 0,

  plan: () => PLAN,

  lateCard: () => 'card',

  isBlind: () => false,

  hadShow: () => false,

  drawsBeside: () => false,

  isTakenLater: () => false,

  wasCancelled: ({ phase, winner, shoeRound }) => phase === 'over' && winner === null && shoeRound > 0,

  countsCancelled: ({ rules }) => rules.cancelledRoundsCount,

  hasRoads: true,

  sides: { P: 'tiger', B: 'dragon' },

  result(state) {
    const duel = duelIn(state)
    if (duel === null) return null
    const total = Math.max(pointsOf(duel.dragon), pointsOf(duel.tiger))
    return { winner: ON_ROADS[duel.winner], total, playerPair: false, bankerPair: false }
  },

  outcome(state) {
    const duel = state.winner === null ? null : duelIn(state)
    return (
      duel && { winner: ON_ROADS[duel.winner], player: pointsOf(duel.tiger), banker: pointsOf(duel.dragon) }
    )
  },

  correction(event) {
    switch (event.type) {
      case 'placed':
      case 'takenBack':
        return 'beside'
      case 'opened':
      case 'closed':
      case 'dealt':
      case 'settled':
      case 'cancelled':
        return 'ends'
      default:
        return event satisfies never
    }
  },
}
