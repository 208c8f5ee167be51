import type { Coup, Verdict } from '#engine/baccarat/coup'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Result, TakenBet } from '#engine/baccarat/types'
import { verdictOn } from '#engine/baccarat/verdict'
import { NO_CENTS } from '#engine/money/cents'
import { lost, type Payout, returned, type Staked, won } from '#engine/round/bet'

/** The round's bets with what the cards bring them. */
export function settle(rules: BaccaratRules, bets: readonly TakenBet[], coup: Coup): readonly Result[] {
  return bets.map((bet) => resultOf(bet, payout(bet, verdictOn(rules, bet.bet, coup, bet.zeroCommission))))
}

/** FL-1: everything that was taken goes back. */
export function refund(bets: readonly TakenBet[]): readonly Result[] {
  return bets.map((bet) => resultOf(bet, returned(stakedOn(bet), 'refund')))
}

function payout(bet: TakenBet, verdict: Verdict): Payout {
  if (verdict === 'lose') return lost()
  return verdict === 'push' ? returned(stakedOn(bet), 'push') : won(stakedOn(bet), verdict)
}

function stakedOn({ cash, golden }: TakenBet): Staked {
  return { cash, golden, free: NO_CENTS }
}

function resultOf({ player, bet, cash, golden }: TakenBet, { paid, goldenBack, outcome }: Payout): Result {
  return { player, bet, cash, golden, paid, goldenBack, outcome }
}
