import { describe, expect, it } from 'vitest'
import { LEVELS } from '#engine/blackjack/fire-blaze/types'
import { MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { RANKS } from '#engine/cards/card'
import { moment } from '#math/blackjack/fire-blaze/distribution'
import { fireBlazeReturn } from '#math/blackjack/fire-blaze/return'
import { freshShoe } from '#math/counts'
import { fraction, toNumber } from '#math/fraction'

const bet = fireBlazeReturn(MEGA_FIRE_BLAZE, freshShoe(8))

describe('the Mega Fire Blaze bet (MF-22)', () => {
  it('returns 97.30 %', () => {
    expect((100 * toNumber(bet.rtp)).toFixed(2)).toBe('97.30')
  })

  it('is hit by every round that opens a level, about one in twelve', () => {
    expect(toNumber(bet.hit)).toBeCloseTo(0.081585, 6)
  })

  it('pays clearly more at each level than at the one below', () => {
    const means = LEVELS.map((level) => {
      const total = bet.levels.get(level)?.total
      return total ? toNumber(moment(total)) : 0
    })
    const steps = means.slice(1).map((mean, below) => mean / (means[below] ?? 0))
    expect(means[0]).toBeGreaterThan(2)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1.6)
  })

  it('is the sum of its levels, and nothing without one', () => {
    const sevens = fireBlazeReturn(
      MEGA_FIRE_BLAZE,
      RANKS.map((rank) => (rank === '7' ? 7 : 0)),
    )
    const mini = sevens.levels.get('mini')
    expect(sevens.hit).toEqual(fraction(1n, 1n))
    expect(mini && moment(mini.total)).toEqual(sevens.rtp)
    const tens = fireBlazeReturn(
      MEGA_FIRE_BLAZE,
      RANKS.map((rank) => (rank === 'K' ? 6 : 0)),
    )
    expect([tens.hit, tens.rtp, tens.deviation]).toEqual([fraction(0n, 1n), fraction(0n, 1n), 0])
  })

  it('is not offered by other games', () => {
    expect(() => fireBlazeReturn(VENTUNO, freshShoe(8))).toThrow('no Fire Blaze')
  })
})
