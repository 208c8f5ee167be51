import { describe, expect, it } from 'vitest'
import { swipeOf } from '#web/side/swipe'

const FROM = { x: 300, y: 400, at: 0 }

describe('a finger over a table', () => {
  it('brings the next one when it wipes to the left, the one before to the right', () => {
    expect(swipeOf(FROM, { x: 180, y: 410, at: 200 })).toBe(1)
    expect(swipeOf(FROM, { x: 420, y: 380, at: 200 })).toBe(-1)
  })

  it.each([
    ['taps', { x: 304, y: 400, at: 80 }],
    ['moves a little', { x: 250, y: 400, at: 200 }],
    ['moves up or down', { x: 200, y: 560, at: 200 }],
    ['rests on the way', { x: 120, y: 400, at: 900 }],
  ])('changes nothing when it %s', (_what, to) => {
    expect(swipeOf(FROM, to)).toBe(0)
  })
})
