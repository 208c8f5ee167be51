import type { State } from '#engine/blackjack/types'

/** TP-6: of seats that each are one player's own. */
export function freeSeats({ rules, seats }: State): readonly [free: number, of: number] | null {
  if (rules.seating !== 'seat') return null
  return [seats.filter(({ player }) => player === null).length, seats.length]
}
