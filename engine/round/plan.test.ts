import { describe, expect, it } from 'vitest'
import { partOf } from '#engine/round/plan'

describe('whose part a side has on the roads', () => {
  it('is as the game says, and a player’s where there are no roads', () => {
    const sides = { P: 'player', B: 'banker' } as const
    expect(partOf(sides, 'banker')).toBe('banker')
    expect(partOf(sides, 'player')).toBe('player')
    expect(partOf(null, 'banker')).toBe('player')
  })
})
