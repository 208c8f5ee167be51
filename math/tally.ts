import type { Odds } from '#engine/money/odds'
import type { Verdict } from '#engine/round/bet'
import { type Fraction, fraction } from '#math/fraction'

/** How often a bet came to what, and what it returned, all in whole numbers. */
export interface Tally {
  readonly count: bigint
  readonly won: bigint
  readonly pushed: bigint
  readonly lost: bigint
  /** Returns are whole multiples of 1 / `per` of the stake. */
  readonly per: bigint
  /** Of the returns, each with the stake that comes back, in 1 / `per`. */
  readonly sum: bigint
  /** Of the returns' squares, in 1 / `per`². */
  readonly sumOfSquares: bigint
}

export interface Moments {
  /** What comes back for one unit staked, the stake that comes back included: a push returns it (MO-3). */
  readonly rtp: Fraction
  /** How often the bet wins; a push is no win. */
  readonly hitRate: Fraction
  /** Of what comes back for one unit. */
  readonly variance: Fraction
}

/** From how many rounds led to each verdict. A verdict that none led to still counts for `per`. */
export function tallyOf(verdicts: ReadonlyMap<Verdict, bigint>): Tally {
  const per = smallestPer(verdicts.keys())
  const tally = { count: 0n, won: 0n, pushed: 0n, lost: 0n, per, sum: 0n, sumOfSquares: 0n }
  for (const [verdict, count] of verdicts) {
    const returned = returnOf(verdict, per)
    tally.count += count
    tally.sum += count * returned
    tally.sumOfSquares += count * returned * returned
    if (verdict === 'push') tally.pushed += count
    else if (verdict === 'lose' || 'back' in verdict) tally.lost += count
    else tally.won += count
  }
  return tally
}

export function addTally(a: Tally, b: Tally): Tally {
  if (a.per !== b.per) throw new RangeError('Tallies of different odds cannot be added.')
  return {
    count: a.count + b.count,
    won: a.won + b.won,
    pushed: a.pushed + b.pushed,
    lost: a.lost + b.lost,
    per: a.per,
    sum: a.sum + b.sum,
    sumOfSquares: a.sumOfSquares + b.sumOfSquares,
  }
}

export function momentsOf({ count, won, per, sum, sumOfSquares }: Tally): Moments {
  const whole = count * per
  return {
    rtp: fraction(sum, whole),
    hitRate: fraction(won, count),
    variance: fraction(sumOfSquares * count - sum * sum, whole * whole),
  }
}

/** The exact odds: what small stakes lose to rounding down to the cent (MO-2) is not in the figures. */
function returnOf(verdict: Verdict, per: bigint): bigint {
  if (verdict === 'lose') return 0n
  if (verdict === 'push') return per
  if ('back' in verdict) return shareOf(per, verdict.back)
  return per + shareOf(per, verdict)
}

function shareOf(per: bigint, [n, d]: Odds): bigint {
  return (per * BigInt(n)) / BigInt(d)
}

function smallestPer(verdicts: Iterable<Verdict>): bigint {
  let per = 1n
  for (const verdict of verdicts) {
    if (typeof verdict === 'string') continue
    const [, parts] = 'back' in verdict ? verdict.back : verdict
    per *= fraction(BigInt(parts), per).n
  }
  return per
}
