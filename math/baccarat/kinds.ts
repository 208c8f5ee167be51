import type { Coup, Verdict } from '#engine/baccarat/coup'
import type { BaccaratRules } from '#engine/baccarat/rules'
import { type BetId, verdictFor } from '#math/baccarat/bet-ids'
import { PAIR_KINDS } from '#math/baccarat/pair-kinds'
import { ROUND_KINDS } from '#math/baccarat/round-kinds'

/** How many rounds there are of each kind; both lists count the same rounds. */
export interface KindCounts {
  readonly rounds: readonly bigint[]
  readonly pairs: readonly bigint[]
}

/** How many rounds lead to each verdict on a bet: the engine judges one round of each kind. */
export function verdictsOn(
  rules: BaccaratRules,
  bet: BetId,
  { rounds, pairs }: KindCounts,
): ReadonlyMap<Verdict, bigint> {
  return isPairBet(bet) ? judged(rules, bet, PAIR_KINDS, pairs) : judged(rules, bet, ROUND_KINDS, rounds)
}

function judged(
  rules: BaccaratRules,
  bet: BetId,
  kinds: readonly Coup[],
  counts: readonly bigint[],
): ReadonlyMap<Verdict, bigint> {
  const verdicts = new Map<Verdict, bigint>()
  for (const [kind, coup] of kinds.entries()) {
    const verdict = verdictFor(rules, bet, coup)
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0n) + (counts[kind] ?? 0n))
  }
  return verdicts
}

/** Whether a bet looks at ranks and suits of the first cards, or at totals and numbers of cards. */
function isPairBet(bet: BetId): boolean {
  switch (bet) {
    case 'playerPair':
    case 'bankerPair':
    case 'eitherPair':
    case 'perfectPair':
      return true
    case 'player':
    case 'banker':
    case 'bankerZeroCommission':
    case 'tie':
    case 'big':
    case 'small':
    case 'playerBonus':
    case 'bankerBonus':
    case 'super6':
      return false
    default:
      return bet satisfies never
  }
}
