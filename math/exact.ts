import { oddsText } from '#engine/money/odds'
import type { Verdict } from '#engine/round/bet'
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

/** Of all orders in which the next cards can come. */
export interface Combinations {
  /** So many cards are looked at, in a word. */
  readonly cards: 'two' | 'six'
  readonly total: bigint
  readonly won: bigint
  readonly pushed: bigint
  readonly lost: bigint
  /** By odds as the rulebooks write them, `push`, `back` and the odds of what comes back, and `lose`. */
  readonly byPayout: ReadonlyMap<string, bigint>
}

/** What so many orders of cards make of a bet. */
export function exactBet(verdicts: ReadonlyMap<Verdict, bigint>, cards: Combinations['cards']): ExactBet {
  const tally = tallyOf(verdicts)
  const { count, won, pushed, lost } = tally
  const { rtp, hitRate, variance } = momentsOf(tally)
  return {
    combinations: { cards, total: count, won, pushed, lost, byPayout: byPayout(verdicts) },
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
    const name = nameOf(verdict)
    payouts.set(name, (payouts.get(name) ?? 0n) + count)
  }
  return payouts
}

function nameOf(verdict: Verdict): string {
  if (typeof verdict === 'string') return verdict
  return 'back' in verdict ? `back ${oddsText(verdict.back)}` : oddsText(verdict)
}
