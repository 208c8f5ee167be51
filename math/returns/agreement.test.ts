import { describe, expect, it } from 'vitest'
import { agreement } from '#math/returns/agreement'

describe('a computed return beside a printed one', () => {
  it.each([
    [0.98764, 0.9876, 'rounded'],
    [0.98765, 0.9877, 'rounded'],
    [0.90627, 0.9063, 'rounded'],
    [0.947171, 0.9471, 'cut'],
    [0.947171, 0.9472, 'rounded'],
    [0.947171, 0.947, 'differs'],
    [0.99493, 0.973, 'differs'],
    [0.9759, 0.976, 'differs'],
  ])('%d and %d: %s', (rtp, documented, expected) => {
    expect(agreement(rtp, documented)).toBe(expected)
  })
})
