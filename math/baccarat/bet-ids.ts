import type { BaccaratBet } from '#engine/baccarat/bets'
import type { Coup, Verdict } from '#engine/baccarat/coup'
import type { BaccaratRules } from '#engine/baccarat/rules'
import { verdictOn } from '#engine/baccarat/verdict'

/** A bet as the reports name it: Banker without commission is one of its own (SB-3). */
export type BetId = BaccaratBet | 'bankerZeroCommission'

/** Every bet of a game, in the order of its rules. */
export function betIdsOf({ offers, zeroCommission }: BaccaratRules): readonly BetId[] {
  return zeroCommission ? [...offers, 'bankerZeroCommission'] : offers
}

/** The engine's name of the bet. */
export function engineBet(id: BetId): BaccaratBet {
  return id === 'bankerZeroCommission' ? 'banker' : id
}

/** Whether it is laid in zero commission: where it cannot be otherwise, or is about that (SB-3, SB-4). */
export function inZeroCommission({ zeroCommissionOnly }: BaccaratRules, id: BetId): boolean {
  return id === 'bankerZeroCommission' || zeroCommissionOnly.includes(id)
}

export function verdictFor(rules: BaccaratRules, id: BetId, coup: Coup): Verdict {
  return verdictOn(rules, engineBet(id), coup, inZeroCommission(rules, id))
}
