import type { TableState } from '#engine/table/types'

/** Who closes betting: the clock, the dealer, or not to be told while no chip lies. */
export type BettingBy = 'clock' | 'dealer' | 'first-chip'

export function bettingBy({ clock, game }: Pick<TableState, 'clock' | 'game'>): BettingBy {
  if (clock?.for === 'bets' && clock.until !== null) return 'clock'
  return game.slips.length > 0 ? 'dealer' : 'first-chip'
}
