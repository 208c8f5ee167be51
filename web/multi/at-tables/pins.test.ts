import { describe, expect, it } from 'vitest'
import { afterPin, MOST_PINNED, pinnedHere } from '#web/multi/at-tables/pins'

const { desktop, phone } = MOST_PINNED

describe('MP-5: pinned tables', () => {
  it('are three on a desktop', () => {
    expect(afterPin(['a', 'b'], 'c', desktop)).toEqual(['a', 'b', 'c'])
    expect(afterPin(['a', 'b', 'c'], 'd', desktop)).toBeNull()
  })

  it('are let go by the same press', () => {
    expect(afterPin(['a', 'b', 'c'], 'b', desktop)).toEqual(['a', 'c'])
  })

  it('are one on a phone, the newest, and leave the desktop’s others alone', () => {
    expect(pinnedHere(['a', 'b', 'c'], phone)).toEqual(['a'])
    expect(afterPin(['a', 'b', 'c'], 'd', phone)).toEqual(['d', 'b', 'c'])
    expect(afterPin([], 'd', phone)).toEqual(['d'])
  })
})
