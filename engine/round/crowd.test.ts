import { describe, expect, it } from 'vitest'
import { crowdOf } from '#engine/round/crowd'
import { NO_LIMITS } from '#engine/round/limits'

describe('how everybody bet', () => {
  it('MO-6, MO-7: counts players and cents of the table, golden chips as cash', () => {
    const limits = { ...NO_LIMITS, rates: { bob: [1, 2] as const } }
    const taken = [
      { player: 'ann', bet: 'tie', cash: 30, golden: 0 },
      { player: 'bob', bet: 'tie', cash: 0, golden: 40 },
      { player: 'ann', bet: 'main', cash: 0, golden: 5 },
    ]
    const own = crowdOf(taken, NO_LIMITS)
    expect(own).toEqual({ tie: { players: 2, cents: 70 }, main: { players: 1, cents: 5 } })
    expect(crowdOf(taken, limits).main).toEqual(own.main)
    expect(crowdOf(taken, limits).tie).toEqual({ players: 2, cents: 110 })
  })
})
