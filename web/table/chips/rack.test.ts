import { describe, expect, it } from 'vitest'
import { VENTUNO } from '#engine/blackjack/rules'
import { startBlackjack } from '#engine/blackjack/start'
import type { Cents } from '#engine/money/cents'
import type { TableState } from '#engine/table/types'
import { rackOf } from '#web/table/chips/rack'

const table = (unit: number, main: readonly [number, number]): TableState => ({
  id: 'ventuno',
  currency: 'EUR',
  game: startBlackjack(VENTUNO, {
    unit: unit as Cents,
    ranges: { main: [main[0] as Cents, main[1] as Cents] },
  }),
  shoe: null,
  coming: null,
  cutOffer: null,
  round: null,
  clock: null,
  paused: null,
  results: [],
  people: {},
  purses: {},
  crowd: {},
})

describe('TP-2: the chips of a table', () => {
  it('are the usual six where the limits allow them', () => {
    expect(rackOf(table(100, [100, 100_000]), 'anna')).toEqual([100, 500, 2_500, 10_000, 50_000, 100_000])
  })

  it.each([
    [50, 50, 2_500],
    [100, 500, 50_000],
    [2_500, 2_500, 1_000_000],
    [100, 100, 300],
  ])(
    'with a unit of %i and bets from %i to %i are all multiples of the unit, within the limits',
    (unit, low, high) => {
      const rack = rackOf(table(unit, [low, high]), 'anna')
      expect(rack.length).toBeGreaterThan(0)
      expect(rack.length).toBeLessThanOrEqual(6)
      for (const chip of rack) {
        expect(chip % unit).toBe(0)
        expect(chip).toBeLessThanOrEqual(high)
      }
    },
  )
})
