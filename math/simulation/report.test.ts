import { describe, expect, it } from 'vitest'
import { type BetReport, isSuspect, reportOf } from '#math/simulation/report'
import type { Tally } from '#math/tally'

/** A hundred rounds of 1:1, so many of them won. */
function hundred(won: bigint): Tally {
  return { count: 100n, won, pushed: 0n, lost: 100n - won, per: 1n, sum: 2n * won, sumOfSquares: 4n * won }
}

function reportOn(tally: Tally, standardDeviation: number | null): BetReport {
  const bets = new Map([['main', tally]])
  const report = reportOf({ rounds: 100, bets }, new Map([['main', { rtp: 0.98, standardDeviation }]])).get(
    'main',
  )
  if (report === undefined) throw new Error('no report')
  return report
}

describe('what a bet returned beside what it should', () => {
  it('is measured in standard errors, by the exact deviation where it is known', () => {
    const report = reportOn(hundred(60n), 2)
    expect(report).toMatchObject({ rounds: 100, rtp: 1.2, exact: 0.98 })
    expect(report.z).toBeCloseTo(0.22 / 0.2, 12)
    expect(report.low).toBeCloseTo(1.2 - 2.575829 * 0.2, 6)
    expect(report.high).toBeCloseTo(1.2 + 2.575829 * 0.2, 6)
  })

  it('is measured by the deviation of the rounds themselves where no other is known', () => {
    const report = reportOn(hundred(50n), null)
    expect(report.z).toBeCloseTo(0.2, 12)
    expect(report.high).toBeCloseTo(1 + 2.575829 * 0.1, 6)
  })

  it('is not measured where all rounds came to the same', () => {
    expect(reportOn(hundred(0n), null)).toEqual({
      rounds: 100,
      rtp: 0,
      low: null,
      high: null,
      exact: 0.98,
      z: null,
    })
  })

  it('comes in the order of the exact returns, without bets that were not played', () => {
    const exact = { rtp: 1, standardDeviation: 1 }
    const bets = new Map([
      ['b', hundred(1n)],
      ['a', hundred(2n)],
    ])
    const reports = reportOf(
      { rounds: 100, bets },
      new Map([
        ['a', exact],
        ['none', exact],
        ['b', exact],
      ]),
    )
    expect([...reports.keys()]).toEqual(['a', 'b'])
  })
})

describe('a result too far off to be chance', () => {
  const report = { rounds: 10_000, rtp: 1, low: 0.9, high: 1.1, exact: 1, z: 0 }

  it.each([
    [4, false],
    [4.01, true],
    [-4.01, true],
    [-4, false],
    [null, false],
  ])('is more than 4 standard errors away: %s', (z, suspect) => {
    expect(isSuspect({ ...report, z })).toBe(suspect)
  })

  it('is not told from few rounds', () => {
    expect(isSuspect({ ...report, rounds: 9_999, z: 9 })).toBe(false)
  })
})
