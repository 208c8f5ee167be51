import type { Result, Seat, State } from '#engine/blackjack/types'

/**
 * VE-12: rounds won in a row at a seat. A lost hand ends the streak, a round with something won and nothing lost
 * adds to it, anything else leaves it; side bets, insurance and bets behind do not count.
 */
export function streaks({ rules, seats }: State, results: readonly Result[]): readonly Seat[] {
  if (rules.seating !== 'seat') return seats
  return seats.map((seat, index) => {
    if (seat.player === null) return seat
    let won = false
    for (const result of results) {
      if (result.seat !== index + 1 || result.bet !== 'main' || result.behind) continue
      if (result.outcome === 'lose') return seat.streak === 0 ? seat : { ...seat, streak: 0 }
      if (result.outcome === 'win' || result.outcome === 'blackjack') won = true
    }
    return won ? { ...seat, streak: seat.streak + 1 } : seat
  })
}
