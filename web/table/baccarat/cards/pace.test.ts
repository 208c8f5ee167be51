import { describe, expect, it } from 'vitest'
import { startBaccarat } from '#engine/baccarat/game'
import { MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { Card } from '#engine/cards/card'
import { NO_LIMITS } from '#engine/round/limits'
import { endAfter, turnDelay } from '#web/table/baccarat/cards/pace'

const PACE = { step: 10, turn: 100, slide: 1_000, peek: 10_000 }
const STILL = { step: 0, turn: 0, slide: 0, peek: 0 }
const cards = (text: string) => text.split(' ') as Card[]
const game = (rules: typeof SPEED_BACCARAT, player: string, banker: string) => ({
  ...startBaccarat(rules, NO_LIMITS),
  player: cards(player),
  banker: cards(banker),
})

describe('a round’s end', () => {
  it('SB-1: waits until the fourth card is turned', () => {
    expect(turnDelay('player', 0, PACE)).toBe(0)
    expect(turnDelay('banker', 1, PACE)).toBe(30)
    expect(endAfter(game(SPEED_BACCARAT, '9S KS', '2C TD'), PACE)).toBe(130)
    expect(endAfter(game(MINI_BACCARAT, '9S KS', '2C TD'), PACE)).toBe(1_000)
  })

  it('waits for the third card, longer when it decides', () => {
    expect(endAfter(game(SPEED_BACCARAT, '2S 3S 4D', '7C TD'), PACE)).toBe(11_000)
    expect(endAfter(game(SPEED_BACCARAT, '2S 3S 4D', '2C TD 9H'), PACE)).toBe(11_000)
  })

  it('does not wait where motion is reduced', () => {
    expect(endAfter(game(SPEED_BACCARAT, '2S 3S 4D', '7C TD'), STILL)).toBe(0)
  })
})
