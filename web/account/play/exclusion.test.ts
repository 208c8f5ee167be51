import { describe, expect, it } from 'vitest'
import { endOf, isLonger } from '#web/account/play/exclusion'

const NOW = 1_000_000
const DAY = 86_400_000

describe('an exclusion', () => {
  it('ends as chosen, or never', () => {
    expect(endOf('24h', NOW)).toBe(NOW + DAY)
    expect(endOf('90d', NOW)).toBe(NOW + 90 * DAY)
    expect(endOf('endless', NOW)).toBeNull()
  })

  it('may be any when none runs', () => {
    expect(isLonger('24h', null, NOW)).toBe(true)
  })

  it('may only be made longer', () => {
    const running = { for: '30d', since: 0, until: NOW + 20 * DAY, revocableAt: null } as const
    expect(isLonger('7d', running, NOW)).toBe(false)
    expect(isLonger('30d', running, NOW)).toBe(true)
    expect(isLonger('endless', running, NOW)).toBe(true)
    expect(isLonger('90d', { ...running, for: 'endless', until: null }, NOW)).toBe(false)
  })
})
