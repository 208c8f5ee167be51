import { END_22, END_BLACKJACK, END_BUST } from '#math/blackjack/dealer'
import type { GameToSolve } from '#math/blackjack/game'
import { VALUES } from '#math/blackjack/hands'

/**
 * The dealer's hand as a number: twice its total with aces at 1, one more if it holds an ace. From `DONE` on the
 * hand is complete, and its end (an index of `DEALER_ENDS`) is what it is above that.
 */
export const DONE = 64

export interface DealerSteps {
  /** By up card and second card, each counted from 0 for the ace. */
  readonly begun: Uint8Array
  /** By hand and card. */
  readonly drawn: Uint8Array
}

/** BJ-4. */
export function dealerSteps(game: GameToSolve): DealerSteps {
  const begun = new Uint8Array(VALUES * VALUES)
  const drawn = new Uint8Array(DONE * VALUES)
  for (let value = 1; value <= VALUES; value++) {
    for (let up = 1; up <= VALUES; up++) {
      const natural = up + value === 11 && (up === 1 || value === 1)
      const hand = handOf(game, up + value, up === 1 || value === 1)
      begun[(up - 1) * VALUES + value - 1] = natural ? DONE + END_BLACKJACK : hand
    }
    for (let hand = 0; hand < DONE; hand++) {
      const total = (hand >> 1) + value
      drawn[hand * VALUES + value - 1] = handOf(game, total, value === 1 || (hand & 1) === 1)
    }
  }
  return { begun, drawn }
}

function handOf({ rules: { dealerHitsTo, hitsSoft17 } }: GameToSolve, hard: number, ace: boolean): number {
  const soft = ace && hard <= 11
  const total = soft ? hard + 10 : hard
  if (total <= dealerHitsTo || (hitsSoft17 && soft && total === 17)) return 2 * hard + (ace ? 1 : 0)
  return DONE + (total > 22 ? END_BUST : total - 17)
}

/** A player's hand against an end that is no blackjack. */
export const BUST = 0
/** MF-8: above every total. */
export const CHARLIE = 22

const ENDS = END_BLACKJACK + 1

/** Where a player's total against a dealer's end stands among the outcomes. */
export function versus(total: number, end: number): number {
  return total * ENDS + end
}

/** 1 wins, 0 pushes, −1 loses (BJ-5, FB-5, MF-8). */
export function outcomes({ rules: { dealerPushes } }: GameToSolve): Int8Array {
  const table = new Int8Array((CHARLIE + 1) * ENDS)
  for (let total = BUST + 1; total <= CHARLIE; total++) {
    for (let end = 0; end <= END_BUST; end++) table[versus(total, end)] = outcome(dealerPushes, total, end)
  }
  return table
}

function outcome(dealerPushes: number, total: number, end: number): number {
  if (total === CHARLIE) return 1
  if (end === END_22) return dealerPushes === 22 ? 0 : 1
  return end > END_22 ? 1 : Math.sign(total - (end + 17))
}
