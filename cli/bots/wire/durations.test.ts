import { describe, expect, it } from 'vitest'
import { Durations } from '#cli/bots/wire/durations'

describe('durations', () => {
  it('are told to within five per cent', () => {
    const durations = new Durations()
    expect(durations.quantile(0.5)).toBeNull()
    for (let millis = 1; millis <= 1_000; millis++) durations.add(millis)
    for (const share of [0.001, 0.25, 0.5, 0.99, 1]) {
      const told = (durations.quantile(share) ?? 0) / (share * 1_000)
      expect(told).toBeGreaterThanOrEqual(0.999)
      expect(told).toBeLessThan(1.06)
    }
    expect(durations.total).toBe(1_000)
  })

  it('may be next to nothing', () => {
    const durations = new Durations()
    for (const millis of [0, -1, 0.001, Number.NaN]) durations.add(millis)
    expect(durations.quantile(1)).toBeLessThan(0.02)
  })
})
