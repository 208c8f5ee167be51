import { describe, expect, it } from 'vitest'
import { countedAt } from '#ui/draw/use-count-up'

describe('a win that counts up', () => {
  it('starts at nothing, never goes back and ends on the exact amount', () => {
    const shown = [-1, 0, 0.2, 0.5, 0.9, 1, 2].map((share) => countedAt(11_875, share))
    expect(shown[0]).toBe(0)
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    expect(shown.slice(-2)).toEqual([11_875, 11_875])
  })
})
