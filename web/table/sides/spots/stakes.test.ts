import { describe, expect, it } from 'vitest'
import { startBaccarat } from '#engine/baccarat/game'
import { MINI_BACCARAT } from '#engine/baccarat/rules'
import type { Chips, Result, State } from '#engine/baccarat/types'
import type { Cents } from '#engine/money/cents'
import { stakesByBet } from '#web/table/sides/spots/stakes'

const cents = (value: number) => value as Cents
const limits = { unit: cents(100), ranges: { player: [cents(500), cents(50_000)] as const } }
const START = startBaccarat(MINI_BACCARAT, limits)
const game = (change: Partial<State>): State => ({ ...START, ...change })
const spot = { bet: 'player', seat: 0, behind: false, golden: 0 } as const
const chips = (cash: number, confirmed: number): Chips => ({
  ...spot,
  player: 'anna',
  golden: cents(0),
  cash: cents(cash),
  confirmed: cents(confirmed),
})
const kindOf = (state: State, cash: number, pending = 0, confirmsAll = false) =>
  stakesByBet(state, 'anna', [{ ...spot, cash, pending }], confirmsAll).get('player')?.kind

describe('a stake while betting is open', () => {
  const open = (confirmed: number) => game({ phase: 'betting', slips: [chips(1_000, confirmed)] })

  it('is pending until the house has answered', () => {
    expect(kindOf(open(0), 500, 500)).toBe('pending')
  })

  it('MB-3: counts once it is confirmed, or where the table confirms by itself', () => {
    expect(kindOf(open(0), 1_000)).toBe('unconfirmed')
    expect(kindOf(open(500), 1_000)).toBe('unconfirmed')
    expect(kindOf(open(1_000), 1_000)).toBe('accepted')
    expect(kindOf(open(0), 1_000, 0, true)).toBe('accepted')
  })

  it('MO-5: is inactive below the minimum, and says how much it would take', () => {
    const state = game({ phase: 'betting', slips: [chips(100, 0)] })
    const stakes = stakesByBet(state, 'anna', [{ ...spot, cash: 100, pending: 0 }], true)
    expect(stakes.get('player')).toEqual({ kind: 'inactive', cents: 100, golden: false, least: 500 })
  })
})

describe('a stake after betting', () => {
  it('FL-3: says why it was refused', () => {
    const refused = [
      { player: 'anna', bet: 'tie', cash: cents(100), golden: cents(0), reason: 'limit-min' },
    ] as const
    expect(stakesByBet(game({ phase: 'dealing', refused }), 'anna', [], true).get('tie')).toMatchObject({
      kind: 'refused',
      reason: 'limit-min',
    })
  })

  it('says what it was paid, golden chips that come back included', () => {
    const result = (change: Partial<Result>): Result => ({
      player: 'anna',
      bet: 'player',
      cash: cents(1_000),
      golden: cents(0),
      outcome: 'win',
      paid: cents(2_000),
      goldenBack: cents(0),
      ...change,
    })
    const won = game({ phase: 'over', results: [result({})] })
    expect(stakesByBet(won, 'anna', [], true).get('player')).toMatchObject({ kind: 'won', paid: 2_000 })
    const push = result({ outcome: 'push', cash: cents(0), golden: cents(500), paid: cents(0) })
    const back = game({ phase: 'over', results: [{ ...push, goldenBack: cents(500) }] })
    expect(stakesByBet(back, 'anna', [], true).get('player')).toMatchObject({ kind: 'returned', paid: 500 })
    expect(stakesByBet(won, 'bruno', [], true).size).toBe(0)
  })
})
