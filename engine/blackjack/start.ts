import type { BlackjackRules } from '#engine/blackjack/rules'
import type { Dealer, Seat, State } from '#engine/blackjack/types'
import type { TableLimits } from '#engine/round/limits'

export const NO_DEALER: Dealer = { cards: [], faceDown: false, hole: null, looked: false }

export const EMPTY_SEAT: Seat = {
  player: null,
  behindAllowed: true,
  idleRounds: 0,
  streak: 0,
  leaving: false,
}

/** An empty table between two rounds. */
export function startBlackjack(rules: BlackjackRules, limits: TableLimits): State {
  return {
    rules,
    limits,
    phase: 'over',
    shoeRound: 0,
    seats: Array.from({ length: rules.seats }, () => EMPTY_SEAT),
    away: [],
    choices: [],
    slips: [],
    ready: [],
    lines: [],
    sides: [],
    dealer: NO_DEALER,
    insurance: [],
    turn: null,
    fireBlaze: null,
    results: [],
  }
}
