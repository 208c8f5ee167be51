import type { DragonTigerBet } from '#engine/dragon-tiger/bets'
import type { Duel } from '#engine/dragon-tiger/duel'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { Verdict } from '#engine/round/bet'

/** DT-2. */
export function verdictOn(
  { pays, tieReturns }: DragonTigerRules,
  bet: DragonTigerBet,
  { winner, suited }: Duel,
): Verdict {
  switch (bet) {
    case 'dragon':
    case 'tiger':
      if (winner === 'tie') return { back: tieReturns }
      return winner === bet ? pays[bet] : 'lose'
    case 'tie':
      return winner === 'tie' ? pays.tie : 'lose'
    case 'suitedTie':
      return suited ? pays.suitedTie : 'lose'
    default:
      return bet satisfies never
  }
}
