import { describe, expect, it } from 'vitest'
import { quickest, withSample } from '#ui/net/clock'

const HOUR = 3_600_000

describe('how far the server is ahead', () => {
  it('is what the quickest of late says', () => {
    const samples = withSample([{ millis: 40, ahead: 1_010 }], { millis: 900, ahead: 1_300 })
    expect(quickest(samples).ahead).toBe(1_010)
  })

  it('follows at once when a clock was set', () => {
    const samples = withSample([{ millis: 5, ahead: 0 }], { millis: 900, ahead: -HOUR })
    expect(quickest(samples).ahead).toBe(-HOUR)
  })

  it('does not look far back', () => {
    let samples = withSample([], { millis: 1, ahead: 7 })
    for (let round = 0; round < 6; round++) samples = withSample(samples, { millis: 20, ahead: 9 })
    expect(quickest(samples).ahead).toBe(9)
  })
})
