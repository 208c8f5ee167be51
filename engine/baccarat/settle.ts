import type { Coup } from '#engine/baccarat/coup'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Result, TakenBet } from '#engine/baccarat/types'
import { verdictOn } from '#engine/baccarat/verdict'
import { settled } from '#engine/round/bet'

export function settle(rules: BaccaratRules, bets: readonly TakenBet[], coup: Coup): readonly Result[] {
  return settled(bets, ({ bet, zeroCommission }) => verdictOn(rules, bet, coup, zeroCommission))
}
