import type { TableState } from '#engine/table/types'
import type { Opinions } from '#tests/fuzz/timely/opinion'
import { isOf } from '#tests/of-family'

export const STAFFS: Opinions = {
  'dealer handOver': hasDealer,
  'dealer signOff': (state) => hasDealer(state) && !isPlayed(state),
  'dealer openBetting': (state) =>
    isDealing(state) && isBetweenRounds(state) && state.shoe !== null && state.shoe.cutCardSeat === null,
  'dealer closeBetting': (state) => isDealing(state) && state.game.phase === 'betting',
  // FL-1
  'dealer scan': (state) =>
    hasDealer(state) && isCardWanted(state) && (state.paused === null || isDealersFault(state)),
  'dealer resume': (state) => hasDealer(state) && isDealersFault(state),
  'dealer lastHand': (state) => isDealing(state) && state.shoe !== null && state.shoe.cutCardSeat === null,
  'dealer changeShoe': (state) =>
    isDealing(state) && isBetweenRounds(state) && state.shoe !== null && state.shoe.cutCardSeat !== null,
  'dealer offerCut': mayOpenShoe,
  'dealer openShoe': mayOpenShoe,
  'dealer call': isDealing,
  'supervisor pause': ({ paused }) => paused === null || paused.why === 'fault',
  'supervisor resume': ({ paused }) => paused !== null && paused.why !== 'closed',
  'supervisor unseat': (state, _me, { player }) =>
    isOf('blackjack', state) && state.game.seats.some((seat) => seat.player === player),
  'supervisor removeDealer': hasDealer,
}

function hasDealer({ live }: TableState): boolean {
  return live?.dealer != null
}

function isDealing(state: TableState): boolean {
  return hasDealer(state) && state.paused === null
}

function isBetweenRounds({ game, cutOffer }: TableState): boolean {
  return game.phase === 'over' && cutOffer === null
}

function mayOpenShoe(state: TableState): boolean {
  return isDealing(state) && isBetweenRounds(state) && state.shoe === null
}

function isDealersFault({ paused }: TableState): boolean {
  return paused?.alarm?.solvedBy === 'dealer'
}

/** Betting that waits for a first chip is not. */
function isPlayed({ game, live }: TableState): boolean {
  if (game.phase !== 'betting') return game.phase !== 'over'
  return game.slips.length > 0 || (live?.dealt ?? 0) > 0
}

const FIRST_CARDS = 4

/** Between rounds only the one that is burned (SH-5), while bets are made only those that lie face down (SB-1). */
function isCardWanted(state: TableState): boolean {
  const { game, shoe } = state
  if (shoe === null) return false
  if (game.phase === 'over') return shoe.live?.burns === true && shoe.burned === null
  if (game.phase === 'dealing' || game.phase === 'dealer') return true
  if (isOf('blackjack', state)) return state.game.phase === 'turns' && state.game.turn === null
  if (!isOf('baccarat', state)) return false
  return state.game.rules.faceDownFirst && state.game.faceDown < FIRST_CARDS
}
