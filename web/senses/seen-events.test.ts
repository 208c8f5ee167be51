import { describe, expect, it } from 'vitest'
import { partedAtEnd } from '#web/senses/seen-events'

describe('a round’s end', () => {
  it('is parted from the card that it was told with', () => {
    const card = { type: 'dealt', to: 'banker', card: '5S', faceDown: false } as const
    const end = { type: 'settled', winner: 'B', results: [] } as const
    const next = { type: 'clock', for: 'bets', until: null } as const
    expect(partedAtEnd([card, end, next])).toEqual([[card], [end, next]])
    expect(partedAtEnd([card, next])).toEqual([[card, next], []])
  })
})
