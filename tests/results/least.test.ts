import { describe, expect, it } from 'vitest'
import { GAMES } from '#engine/games'
import type { Cents } from '#engine/money/cents'
import type { Rate } from '#engine/money/rate'
import { limitsAt, rangeOf, type TableLimits } from '#engine/round/limits'
import { Least } from '#server/audit/results/least'
import { Dice } from '#tests/dice'

const mainFrom = (least: number, unit = 100): TableLimits => ({
  unit: unit as Cents,
  ranges: { main: [least as Cents, 1_000_000 as Cents] },
})

function leastAt(limits: TableLimits): Least {
  const least = new Least()
  least.next({ type: 'configured', game: 'ventuno', currency: 'EUR', rules: GAMES.ventuno.rules, limits })
  return least
}

const began = (rate: Rate) =>
  ({ type: 'roundBegan', code: 'dry', number: 1, at: 1, rates: { SEK: rate } }) as const
const crowns = { type: 'purse', player: 'ann', currency: 'SEK', session: null } as const

describe('the minimum that the auditor goes by', () => {
  it('MO-4: is that of the kind of bet, and a cent where there is none', () => {
    const least = leastAt(mainFrom(1000))
    expect([least.of('ann', 'main'), least.of('ann', 'behind')]).toEqual([1000, 1])
  })

  it('changes with the round after a supervisor said so, and with a new configuration', () => {
    const least = leastAt(mainFrom(1000))
    least.next({ type: 'limitsSet', limits: mainFrom(2000), by: null })
    expect(least.of('ann', 'main')).toBe(1000)
    least.next(began([11, 1]))
    expect(least.of('ann', 'main')).toBe(2000)
    const { rules } = GAMES.ventuno
    least.next({ type: 'configured', game: 'ventuno', currency: 'EUR', rules, limits: mainFrom(3000) })
    least.next(began([11, 1]))
    expect(least.of('ann', 'main')).toBe(3000)
  })

  it('MO-6: is in the own money of who plays, until they are forgotten', () => {
    const least = leastAt(mainFrom(1000))
    least.next(crowns)
    least.next(began([11, 1]))
    expect([least.of('ann', 'main'), least.of('bob', 'main')]).toEqual([11_000, 1000])
    least.next({ type: 'forgot', players: ['ann'] })
    expect(least.of('ann', 'main')).toBe(1000)
  })

  it('MO-6: is the same that the table itself goes by, at any rate', () => {
    const dice = new Dice(1)
    for (let round = 0; round < 500; round++) {
      const limits = mainFrom(1 + dice.below(5000), 1 + dice.below(500))
      const rate: Rate = [1 + dice.below(3000), 1 + dice.below(300)]
      const least = leastAt(limits)
      least.next(crowns)
      least.next(began(rate))
      expect(least.of('ann', 'main')).toBe(rangeOf(limitsAt(limits, rate), 'main')[0])
    }
  })
})
