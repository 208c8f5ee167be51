import { CHARLIE, type DealerSteps, dealerSteps, outcomes } from '#math/blackjack/fast-dealer'
import { type FastDecisions, fastDecisions } from '#math/blackjack/fast-decisions'
import { type FastSides, fastSides } from '#math/blackjack/fast-sides'
import { type GameToSolve, looks } from '#math/blackjack/game'
import { VALUES } from '#math/blackjack/hands'
import { type Solution, solve } from '#math/blackjack/solve'

/** A game and its best play as plain numbers: a round needs nothing else, and it can be handed to another thread. */
export interface FastGame {
  readonly game: GameToSolve
  readonly terms: FastTerms
  readonly hands: FastHands
  readonly decisions: FastDecisions
  readonly dealer: DealerSteps
  readonly outcomes: Int8Array
  readonly sides: FastSides
}

/** Money in parts of which the stake is `unit`: as many as make every result of the main bet a whole number. */
export interface FastTerms {
  readonly unit: number
  readonly win: number
  readonly blackjack: number
  readonly insurancePremium: number
  readonly insuranceWin: number
  /** Seats that get cards; the player's is the first. */
  readonly seats: number
  readonly american: boolean
  /** By up card, ace first: whether the dealer looks. */
  readonly looks: Uint8Array
  /** Whether the dealer completes the hand with nothing left to beat (BJ-14). */
  readonly completes: boolean
  readonly together: boolean
  readonly tenUpReturnsDouble: boolean
}

export interface FastHands {
  /** As in `HandTable`. */
  readonly next: Int16Array
  /** By hand: its total, or CHARLIE. */
  readonly standing: Uint8Array
}

export function compile(game: GameToSolve, solution: Solution = solve(game)): FastGame {
  const { next, total, cards } = solution.table
  const { charlie } = game.rules
  return {
    game,
    terms: termsOf(game),
    hands: {
      next,
      standing: total.map((own, hand) => (charlie > 0 && (cards[hand] ?? 0) >= charlie ? CHARLIE : own)),
    },
    decisions: fastDecisions(game, solution),
    dealer: dealerSteps(game),
    outcomes: outcomes(game),
    sides: fastSides(game.rules),
  }
}

/** All side bets are on the table, so an open push 22 completes the dealer's hand in every round. */
function termsOf(game: GameToSolve): FastTerms {
  const { rules } = game
  const { winPays, blackjackPays, insurancePays } = rules
  const unit = [winPays[1], blackjackPays[1], 2 * insurancePays[1]].reduce(leastCommonMultiple)
  return {
    unit,
    win: (unit * winPays[0]) / winPays[1],
    blackjack: (unit * blackjackPays[0]) / blackjackPays[1],
    insurancePremium: unit / 2,
    insuranceWin: ((unit / 2) * insurancePays[0]) / insurancePays[1],
    seats: rules.dealsEverySeat ? rules.seats : 1,
    american: rules.deal === 'american',
    looks: Uint8Array.from({ length: VALUES }, (_, up) => Number(looks(game, up + 1))),
    completes: rules.dealerCompletes !== 'to-beat' || rules.deal === 'european',
    together: rules.splitHandsDealt === 'together',
    tenUpReturnsDouble: rules.tenUpReturnsDouble,
  }
}

function leastCommonMultiple(a: number, b: number): number {
  let [large, small] = [a, b]
  while (small > 0) [large, small] = [small, large % small]
  return (a * b) / large
}
