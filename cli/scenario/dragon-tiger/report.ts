import type { BetReport, RoundReport } from '#cli/scenario/report'
import type { Card } from '#engine/cards/card'
import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import { pointsOf } from '#engine/dragon-tiger/duel'
import type { Result, State } from '#engine/dragon-tiger/types'
import type { Slip } from '#engine/round/slip'

export function reportDragonTiger({ dragon, tiger, winner, results }: State): RoundReport {
  return { cards: { dragon: side(dragon), tiger: side(tiger), winner }, bets: results.map(bet) }
}

function side(card: Card | null): object {
  return card === null ? { cards: '', total: 0 } : { cards: card, total: pointsOf(card) }
}

/** Chips on the cloth as a bet that goes back. */
export function refundedChips({ player, bet: name, cash, golden }: Slip<DragonTigerBet>): BetReport {
  return bet({ player, bet: name, cash, golden, paid: cash, goldenBack: golden, outcome: 'refund' })
}

function bet({ player, bet, cash, golden, paid, outcome }: Result): BetReport {
  return { player, bet, stake: cash, free: 0, paid, outcome, ...(golden > 0 ? { golden } : {}) }
}
