import { describe, expect, it } from 'vitest'
import { SCORES } from '#web/senses/sounds/scores'
import { BAR_SECONDS, barOf } from '#web/senses/sounds/tune'

const bars = Array.from({ length: 66 }, (_, number) => barOf(number))

describe('what is played', () => {
  it.each([...Object.entries(SCORES), ...bars.map((bar, number) => [`bar ${number}`, bar] as const)])(
    '%s has pitches that can be heard and peaks that do not hurt',
    (_, strokes) => {
      expect(strokes.length).toBeGreaterThan(0)
      for (const { from, to, peak, lasts, swells = 0 } of strokes) {
        expect(Math.min(from, to)).toBeGreaterThan(40)
        expect(Math.max(from, to)).toBeLessThan(10_000)
        expect(peak).toBeLessThanOrEqual(0.3)
        expect(lasts).toBeGreaterThan(swells)
      }
    },
  )

  it('is short, so that it does not outlast what it tells', () => {
    for (const strokes of Object.values(SCORES)) {
      expect(Math.max(...strokes.map(({ at, lasts }) => at + lasts))).toBeLessThan(3)
    }
  })

  it('begins every note within its bar', () => {
    expect(Math.max(...bars.flat().map(({ at }) => at))).toBeLessThan(BAR_SECONDS)
  })
})
