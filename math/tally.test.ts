import { describe, expect, it } from 'vitest'
import type { Verdict } from '#engine/baccarat/coup'
import { addTally, momentsOf, tallyOf } from '#math/tally'

const TALLY = tallyOf(
  new Map<Verdict, bigint>([
    [[19, 20], 10n],
    [[1, 2], 4n],
    ['push', 3n],
    ['lose', 7n],
  ]),
)

describe('a tally', () => {
  it('counts returns in whole parts of the stake (MO-2, MO-3)', () => {
    expect(TALLY).toEqual({
      count: 24n,
      won: 14n,
      pushed: 3n,
      lost: 7n,
      per: 20n,
      sum: 10n * 39n + 4n * 30n + 3n * 20n,
      sumOfSquares: 10n * 39n ** 2n + 4n * 30n ** 2n + 3n * 20n ** 2n,
    })
  })

  it('takes the parts that all its odds have, also those that did not come', () => {
    const odds: readonly Verdict[] = [[27, 50], [3, 2], [1, 3], 'lose']
    expect(tallyOf(new Map(odds.map((verdict) => [verdict, 0n]))).per).toBe(150n)
  })

  it('has a mean, a hit rate and a variance', () => {
    const half = tallyOf(
      new Map<Verdict, bigint>([
        [[1, 1], 5n],
        ['lose', 5n],
      ]),
    )
    expect(momentsOf(half)).toEqual({
      rtp: { n: 1n, d: 1n },
      hitRate: { n: 1n, d: 2n },
      variance: { n: 1n, d: 1n },
    })
    expect(momentsOf(TALLY)).toEqual({
      rtp: { n: 19n, d: 16n },
      hitRate: { n: 7n, d: 12n },
      variance: { n: 863n, d: 1280n },
    })
  })

  it('adds up to that of all rounds', () => {
    expect(addTally(TALLY, TALLY)).toEqual({
      count: 48n,
      won: 28n,
      pushed: 6n,
      lost: 14n,
      per: 20n,
      sum: 1140n,
      sumOfSquares: 40_020n,
    })
    expect(() => addTally(TALLY, { ...TALLY, per: 1n })).toThrow(
      new RangeError('Tallies of different odds cannot be added.'),
    )
  })
})
