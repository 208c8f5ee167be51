import { toNumber } from '#math/fraction'
import type { ExactReturn } from '#math/numbers'
import type { Tallies } from '#math/simulation/tallies'
import { momentsOf, type Tally } from '#math/tally'

/** What a bet returned beside what it should. `low` to `high` holds the true return 99 times of 100. */
export interface BetReport {
  readonly rounds: number
  readonly rtp: number
  /** Null, like `z`, while too few rounds tell nothing about chance's room. */
  readonly low: number | null
  readonly high: number | null
  readonly exact: number
  /** Standard errors between the observed and the exact return. */
  readonly z: number | null
}

/** Of the normal distribution, 99 % lies so many standard deviations about the mean. */
const ERRORS_99 = 2.5758293035489004
const MOST_ERRORS = 4
const LEAST_ROUNDS = 10_000

export function reportOf(
  { bets }: Tallies,
  exact: ReadonlyMap<string, ExactReturn>,
): ReadonlyMap<string, BetReport> {
  const reports = new Map<string, BetReport>()
  for (const [bet, expected] of exact) {
    const tally = bets.get(bet)
    if (tally !== undefined) reports.set(bet, betReport(tally, expected))
  }
  return reports
}

function betReport(tally: Tally, { rtp: exact, standardDeviation }: ExactReturn): BetReport {
  const rounds = Number(tally.count)
  const { rtp: observed, variance } = momentsOf(tally)
  const rtp = toNumber(observed)
  const error = (standardDeviation ?? Math.sqrt(toNumber(variance))) / Math.sqrt(rounds)
  if (error === 0) return { rounds, rtp, low: null, high: null, exact, z: null }
  const room = ERRORS_99 * error
  return { rounds, rtp, low: rtp - room, high: rtp + room, exact, z: (rtp - exact) / error }
}

/**
 * Whether a result is too far off to be chance (one in 16,000). With few rounds a single large win is enough for
 * that many standard errors, so that they say nothing.
 */
export function isSuspect({ rounds, z }: BetReport): boolean {
  return rounds >= LEAST_ROUNDS && Math.abs(z ?? 0) > MOST_ERRORS
}
