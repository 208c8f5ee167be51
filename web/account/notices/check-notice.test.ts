import { describe, expect, it } from 'vitest'
import { startBaccarat } from '#engine/baccarat/game'
import { SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { Cents } from '#engine/money/cents'
import { NO_LIMITS } from '#engine/round/limits'
import { isAtStake } from '#web/account/notices/check-notice'

const game = startBaccarat(SPEED_BACCARAT, NO_LIMITS)
const cents = (amount: number) => amount as Cents
const chips = {
  player: 'anna',
  bet: 'banker',
  seat: 0,
  behind: false,
  cash: cents(500),
  golden: cents(0),
} as const

describe('a player who would be disturbed', () => {
  it('has chips on the cloth', () => {
    const betting = { ...game, phase: 'betting' as const, slips: [{ ...chips, confirmed: cents(500) }] }
    expect(isAtStake({ game: betting }, 'anna')).toBe(true)
    expect(isAtStake({ game: betting }, 'berta')).toBe(false)
    expect(isAtStake({ game: { ...betting, slips: [] } }, 'anna')).toBe(false)
  })

  it('is in a hand that is being dealt, not in one that is over', () => {
    const dealing = { ...game, phase: 'dealing', bets: [{ ...chips, zeroCommission: false }] } as const
    expect(isAtStake({ game: dealing }, 'anna')).toBe(true)
    expect(isAtStake({ game: { ...dealing, phase: 'over' } }, 'anna')).toBe(false)
  })
})
