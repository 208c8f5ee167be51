import { describe, expect, it } from 'vitest'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { simulateBlackjackChunk } from '#math/blackjack/fast'
import { compile } from '#math/blackjack/fast-tables'
import { moment, netResults, winChance } from '#math/blackjack/results/net-results'
import { toNumber } from '#math/fraction'
import { momentsOf } from '#math/tally'
import { solved } from '#tests/solved'

const ROUNDS = 300_000

/** `off`: how far the mean may be from the exact one. */
const GAMES: readonly { rules: BlackjackRules; decks: number; off: number }[] = [
  { rules: VENTUNO, decks: 8, off: 1e-12 },
  { rules: { ...MEGA_FIRE_BLAZE, sideBets: [] }, decks: 8, off: 1e-12 },
  { rules: FREE_BET, decks: 6, off: 1e-5 },
]

describe.each(GAMES)('the net results of $rules.id', ({ rules, decks, off }) => {
  const game = { rules, decks }
  const solution = solved(game)
  const { chances, splitShare, meanError } = netResults(game, solution)
  const { bets } = simulateBlackjackChunk(compile(game, solution), { seed: 0x5ab07n, rounds: ROUNDS }, 0)
  const tally = bets.get('main')

  it('are chances, with the exact mean', () => {
    expect(moment(chances, 0)).toBeCloseTo(1, 12)
    expect(Math.abs(meanError)).toBeLessThan(off)
    expect(moment(chances, 1) - solution.net).toBe(meanError)
    expect(splitShare).toBeGreaterThan(0.02)
    expect(splitShare).toBeLessThan(0.05)
  })

  it('win as often, and vary as much, as simulated rounds do', () => {
    if (tally === undefined) throw new Error('no main bet')
    const { hitRate, variance } = momentsOf(tally)
    expect(Math.abs(winChance(chances) - toNumber(hitRate))).toBeLessThan(4 * Math.sqrt(0.25 / ROUNDS))
    const mean = moment(chances, 1)
    expect(moment(chances, 2) - mean * mean).toBeCloseTo(toNumber(variance), 1)
  })

  it('hold 3:2 and no more than a natural wins (BJ-2)', () => {
    expect(chances.get(1.5)).toBeGreaterThan(0.045)
    expect(chances.get(1.5)).toBeLessThan(0.0475)
  })
})

describe('insurance', () => {
  it('is in the results where it is worth taking (BJ-9)', () => {
    const game = { rules: { ...VENTUNO, insurancePays: [3, 1] as const }, decks: 8 }
    const solution = solved(game)
    const { chances, meanError } = netResults(game, solution)
    expect(Math.abs(meanError)).toBeLessThan(1e-12)
    expect(chances.get(0.5)).toBeGreaterThan(0)
    expect(chances.get(-1.5)).toBeGreaterThan(0)
  })
})
