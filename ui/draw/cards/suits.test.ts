import { describe, expect, it } from 'vitest'
import { RANKS } from '#engine/cards/card'
import { CARD_HEIGHT, CARD_WIDTH, isUpsideDown, PIPS } from '#ui/draw/cards/suits'

const COUNTS = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10 } as const

describe('pips', () => {
  it('are as many as the rank says, none on aces and courts', () => {
    for (const rank of RANKS) {
      expect(PIPS[rank]?.length).toBe(rank in COUNTS ? COUNTS[rank as keyof typeof COUNTS] : undefined)
    }
  })

  it('look the same with the card turned round, but for the odd one of a seven', () => {
    for (const [rank, places = []] of Object.entries(PIPS)) {
      const lies = new Set(places.map(({ x, y }) => `${x},${y}`))
      const lonely = places.filter(({ x, y }) => !lies.has(`${CARD_WIDTH - x},${CARD_HEIGHT - y}`))
      expect(lonely.length).toBe(rank === '7' ? 1 : 0)
    }
  })

  it('stand on their heads in the lower half', () => {
    expect([72, 175, 176, 278].map((y) => isUpsideDown({ x: 0, y }))).toEqual([false, false, true, true])
  })
})
