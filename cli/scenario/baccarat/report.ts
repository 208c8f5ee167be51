import type { BetReport, RoundReport } from '#cli/scenario/report'
import { totalOf } from '#engine/baccarat/hand'
import type { State as BaccaratState, Chips, Result } from '#engine/baccarat/types'
import { formatCards } from '#engine/cards/notation'

export function reportBaccarat({ player, banker, winner, results }: BaccaratState): RoundReport {
  return {
    cards: {
      player: { cards: formatCards(player), total: totalOf(player) },
      banker: { cards: formatCards(banker), total: totalOf(banker) },
      winner,
    },
    bets: results.map(bet),
  }
}

/** Chips on the cloth as a bet that goes back. */
export function refundedChips({ player, bet: name, cash, golden }: Chips): BetReport {
  return bet({ player, bet: name, cash, golden, paid: cash, goldenBack: golden, outcome: 'refund' })
}

function bet({ player, bet, cash, golden, paid, outcome }: Result): BetReport {
  return { player, bet, stake: cash, free: 0, paid, outcome, ...(golden > 0 ? { golden } : {}) }
}
