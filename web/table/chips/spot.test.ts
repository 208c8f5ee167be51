import { describe, expect, it } from 'vitest'
import { startBaccarat } from '#engine/baccarat/game'
import { SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { Command as BaccaratCommand } from '#engine/baccarat/types'
import type { Cents } from '#engine/money/cents'
import { NO_LIMITS, type Range } from '#engine/round/limits'
import { takeBackCommand } from '#protocol/player/commands'
import { TestTable } from '#tests/baccarat/table'
import type { Order } from '#web/state/orders'
import { amountOn, inLeavingOrder, isInactive, spotKey, stakesOf } from '#web/table/chips/spot'

const game = startBaccarat(SPEED_BACCARAT, NO_LIMITS)
const slip = (player: string, cash: number) => ({
  player,
  bet: 'banker' as const,
  seat: 0,
  behind: false,
  cash: cash as Cents,
  golden: 0 as Cents,
  confirmed: cash as Cents,
})
const order = (table: string, amount: number): Order => ({
  type: 'do',
  id: `${table}${amount}`,
  table,
  command: { do: 'bet', bet: 'banker', amount },
})

describe('what a player has on the cloth', () => {
  it('is what lies there and what is on its way, of this player at this table', () => {
    const state = { ...game, slips: [slip('anna', 500), slip('berta', 900)] }
    const [stake, ...others] = stakesOf(state, 'anna', 'one', [order('one', 100), order('two', 2_500)])
    expect(others).toEqual([])
    expect(stake).toEqual({ bet: 'banker', seat: 0, behind: false, cash: 500, golden: 0, pending: 100 })
    expect(stake && amountOn(stake)).toBe(600)
  })

  it('shows a first chip while it is on its way', () => {
    expect(stakesOf(game, 'anna', 'one', [order('one', 100)])).toEqual([
      { bet: 'banker', seat: 0, behind: false, cash: 0, golden: 0, pending: 100 },
    ])
  })

  it('does not count below the minimum of its kind of bet', () => {
    const range = (least: number, most: number): Range => [least as Cents, most as Cents]
    const limits = { unit: 100 as Cents, ranges: { main: range(500, 1_000), behind: range(100, 200) } }
    const stake = { bet: 'main', seat: 3, cash: 100, golden: 0, pending: 0 }
    expect(isInactive(limits, 'anna', { ...stake, behind: false })).toBe(true)
    expect(isInactive(limits, 'anna', { ...stake, behind: true })).toBe(false)
  })

  it('knows a bet behind from the seat’s own', () => {
    const spot = { bet: 'main', seat: 3 }
    expect(spotKey({ ...spot, behind: true })).not.toBe(spotKey({ ...spot, behind: false }))
  })
})

describe('chips that are taken back', () => {
  const chip = (bet: string) => ({ bet, seat: 0, behind: false, amount: 500, golden: false })

  it.each([
    ['in the order they were laid', ['banker', 'super6']],
    ['with a main bet laid last', ['tie', 'super6', 'banker']],
  ])('leave as they were doubled, Super 6 before its main bets (SB-4, TP-2): %s', (_, bets) => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    table.must({ do: 'zeroCommission', player: 'anna', on: true })
    const chips = bets.map(chip)
    const mains = chips.filter(({ bet }) => bet !== 'super6')
    // Twice, and Super 6 as high as it may be.
    for (const { bet } of [...mains, ...mains]) table.bet('anna', bet, 500)
    table.bet('anna', 'super6', mains.length * 1_000)
    const doubled = chips.map((laid) =>
      laid.bet === 'super6' ? { ...laid, amount: mains.length * 500 } : laid,
    )
    const undo = () => {
      for (const laid of inLeavingOrder(table.state, doubled)) {
        table.must({ ...takeBackCommand(laid), player: 'anna' } as BaccaratCommand)
      }
    }
    undo()
    expect(Object.fromEntries(table.state.slips.map(({ bet, cash }) => [bet, cash]))).toEqual(
      Object.fromEntries(doubled.map(({ bet, amount }) => [bet, amount])),
    )
    undo()
    expect(table.state.slips).toEqual([])
  })
})
