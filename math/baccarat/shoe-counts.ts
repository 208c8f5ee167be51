import type { BaccaratRules } from '#engine/baccarat/rules'
import { type BetId, betIdsOf, engineBet } from '#math/baccarat/bet-ids'
import { type KindCounts, verdictsOn } from '#math/baccarat/kinds'
import { PAIR_KINDS } from '#math/baccarat/pair-kinds'
import { ROUND_KINDS } from '#math/baccarat/round-kinds'
import { type Tally, tallyOf } from '#math/tally'

/**
 * How many rounds of each kind were dealt in each stretch of a shoe: from its first round, and from each
 * round with which bets are closed (SB-5), to the next such round. The stretches stand one behind another.
 */
export interface ShoeCounts {
  readonly rounds: Uint32Array
  readonly pairs: Uint32Array
  /** The first round of each stretch but the first, and then one that never comes. */
  readonly nextStretchAt: Float64Array
}

export function noRounds({ closedFromRound }: BaccaratRules): ShoeCounts {
  const closings = [...new Set(Object.values(closedFromRound))].sort((a, b) => a - b)
  const nextStretchAt = Float64Array.of(...closings, Number.POSITIVE_INFINITY)
  return {
    rounds: new Uint32Array(nextStretchAt.length * ROUND_KINDS.length),
    pairs: new Uint32Array(nextStretchAt.length * PAIR_KINDS.length),
    nextStretchAt,
  }
}

/** What a unit on every bet came to in each round in which the bet was open. */
export function talliesOf(rules: BaccaratRules, counts: ShoeCounts): ReadonlyMap<BetId, Tally> {
  return new Map(
    betIdsOf(rules).map((bet) => [bet, tallyOf(verdictsOn(rules, bet, whileOpen(rules, bet, counts)))]),
  )
}

function whileOpen({ closedFromRound }: BaccaratRules, bet: BetId, counts: ShoeCounts): KindCounts {
  const closedFrom = closedFromRound[engineBet(bet)] ?? Number.POSITIVE_INFINITY
  const stretches = 1 + counts.nextStretchAt.indexOf(closedFrom)
  return {
    rounds: summed(counts.rounds, ROUND_KINDS.length, stretches),
    pairs: summed(counts.pairs, PAIR_KINDS.length, stretches),
  }
}

/** The counts of the first stretches, added up kind by kind. */
function summed(counts: Uint32Array, kinds: number, stretches: number): readonly bigint[] {
  return Array.from({ length: kinds }, (_, kind) => {
    let sum = 0n
    for (let stretch = 0; stretch < stretches; stretch++) sum += BigInt(counts[stretch * kinds + kind] ?? 0)
    return sum
  })
}
