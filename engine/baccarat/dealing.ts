import { coupOf } from '#engine/baccarat/coup'
import { isNatural } from '#engine/baccarat/hand'
import { isPair } from '#engine/baccarat/side-bets/pairs'
import type { Event, State, Want } from '#engine/baccarat/types'
import type { RoundResult } from '#engine/roads/result'
import type { Dealing } from '#engine/round/game'
import { dealt, type PlannedStep, plain } from '#engine/round/plan'

/** A round of baccarat as its table and its dealer go through it. */
export const DEALING: Dealing<State, Event, Want> = {
  needsBets: () => false,

  placeOf(state, { to }) {
    // Face down they are dealt in turn, Player first.
    const hidden = to === 'player' ? Math.ceil(state.faceDown / 2) : Math.floor(state.faceDown / 2)
    return { side: to, card: state[to].length + hidden + 1 }
  },

  seatOf: () => 0,

  turnedOf: ({ side, index }) => 2 * index + (side === 'player' ? 0 : 1),

  plan,

  lateCard: () => 'third',

  isBlind: ({ hidden, faceDown }) => hidden.length < faceDown,

  hadShow: () => false,

  drawsBeside: () => false,

  isTakenLater: ({ rules }, bet) => Object.hasOwn(rules.needsMains, bet),

  wasCancelled: ({ phase, winner, shoeRound }) => phase === 'over' && winner === null && shoeRound > 0,

  countsCancelled: ({ rules }) => rules.cancelledRoundsCount,

  hasRoads: true,

  sides: { P: 'player', B: 'banker' },

  result,

  outcome({ phase, winner, player, banker }) {
    if (phase !== 'over' || winner === null) return null
    const { playerTotal, bankerTotal } = coupOf(player, banker)
    return { winner, player: playerTotal, banker: bankerTotal }
  },

  correction,
}

function plan({ rules }: State): readonly PlannedStep[] {
  const cards = [1, 2].flatMap((card) => [
    dealt({ side: 'player', card }, rules.faceDownFirst),
    dealt({ side: 'banker', card }, rules.faceDownFirst),
  ])
  const first = rules.faceDownFirst ? [...cards, plain('close'), plain('turn')] : [plain('close'), ...cards]
  return [plain('open'), ...first, plain('third'), plain('pay')]
}

function result({ player, banker }: State): RoundResult {
  const { winner, playerTotal, bankerTotal } = coupOf(player, banker)
  return {
    winner,
    total: Math.max(playerTotal, bankerTotal),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
    ...((isNatural(player) || isNatural(banker)) && { natural: true }),
  }
}

function correction(event: Event): ReturnType<(typeof DEALING)['correction']> {
  switch (event.type) {
    case 'turned':
      return 'follows'
    case 'placed':
    case 'takenBack':
    case 'confirmed':
    case 'autoConfirm':
    case 'zeroCommission':
    case 'sideBets':
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
}
