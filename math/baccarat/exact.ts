import type { Verdict } from '#engine/baccarat/coup'
import type { BaccaratRules } from '#engine/baccarat/rules'
import { GAMES } from '#engine/games'
import { oddsText } from '#engine/money/odds'
import { type BetId, betIdsOf } from '#math/baccarat/bet-ids'
import { type CardCounts, compositionOf, freshCards } from '#math/baccarat/composition'
import { verdictsOn } from '#math/baccarat/kinds'
import { countPairKinds } from '#math/baccarat/pair-counts'
import { countRoundKinds } from '#math/baccarat/round-counts'
import { toNumber } from '#math/fraction'
import { type Moments, momentsOf, tallyOf } from '#math/tally'

/** A bet's figures for the next round; the fractions are exact, `plain` is for showing. */
export interface ExactBet extends Moments {
  readonly combinations: Combinations
  readonly plain: {
    readonly rtp: number
    readonly houseEdge: number
    readonly hitRate: number
    readonly standardDeviation: number
  }
}

/** Of all orders in which the next six cards can come. */
export interface Combinations {
  readonly total: bigint
  readonly won: bigint
  readonly pushed: bigint
  readonly lost: bigint
  /** By odds as the rulebooks write them, `push` and `lose`. */
  readonly byPayout: ReadonlyMap<string, bigint>
}

/** Every bet of a game on the next round from these unseen cards; without any, from a fresh shoe (SH-1). */
export function exactBaccarat(
  rules: BaccaratRules,
  unseen: CardCounts = freshCards(GAMES[rules.id].shoe.decks),
): ReadonlyMap<BetId, ExactBet> {
  const composition = compositionOf(unseen)
  const counts = { rounds: countRoundKinds(composition), pairs: countPairKinds(composition) }
  return new Map(betIdsOf(rules).map((bet) => [bet, exactBet(verdictsOn(rules, bet, counts))]))
}

function exactBet(verdicts: ReadonlyMap<Verdict, bigint>): ExactBet {
  const tally = tallyOf(verdicts)
  const { count, won, pushed, lost } = tally
  const { rtp, hitRate, variance } = momentsOf(tally)
  return {
    combinations: { total: count, won, pushed, lost, byPayout: byPayout(verdicts) },
    rtp,
    hitRate,
    variance,
    plain: {
      rtp: toNumber(rtp),
      houseEdge: toNumber({ n: rtp.d - rtp.n, d: rtp.d }),
      hitRate: toNumber(hitRate),
      standardDeviation: Math.sqrt(toNumber(variance)),
    },
  }
}

/** Odds that stand in the rules more than once are one payout. */
function byPayout(verdicts: ReadonlyMap<Verdict, bigint>): ReadonlyMap<string, bigint> {
  const payouts = new Map<string, bigint>()
  for (const [verdict, count] of verdicts) {
    const name = typeof verdict === 'string' ? verdict : oddsText(verdict)
    payouts.set(name, (payouts.get(name) ?? 0n) + count)
  }
  return payouts
}
