import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BETS } from '#engine/baccarat/bets'
import { type BaccaratRules, MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { Command } from '#engine/baccarat/types'
import { DECK } from '#engine/cards/card'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import { AuditedTable, type Intent, PLAYERS } from '#tests/baccarat/script'
import { limits } from '#tests/game-table'

/** Random scripts of some seven rounds each, for every game and setting. */
const SCRIPTS = Number(process.env.SABOT_RANDOM_SCRIPTS ?? 80)

const player = fc.constantFrom(...PLAYERS)
const card = fc.constantFrom(...DECK)
const shoeRound = fc.constantFrom(1, 2, 44, 45, 60, 61)
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom<unknown>(10, 20, 50, 100, 300, 1_000) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(-5, 0.5, 2 ** 53, Number.NaN, '5', 0, 7, Infinity, null) },
)
const bet = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<unknown>('player', 'banker', 'tie', 'super6') },
  { weight: 12, arbitrary: fc.constantFrom<unknown>(...BETS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('main', '', null) },
)
const golden = fc.constantFrom<unknown>(false, false, false, true, true, 1)
const on = fc.boolean()
const closes = fc.constantFrom(true, false, false, false, false, false)
const group = fc.constantFrom('bonus', 'pairs', 'all')

/** A command as it may come from outside: the engine must bear what types forbid. */
function draft(
  name: string,
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<Intent> {
  const command = fc.record({ do: fc.constant(name), ...fields })
  return command.map((fields): Intent => ({ kind: 'command', command: fields as Command }))
}

const intent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 36, arbitrary: draft('bet', { player, bet, amount, golden }) },
  { weight: 2, arbitrary: draft('takeBack', { player, bet, amount }) },
  { weight: 1, arbitrary: draft('clear', { player }) },
  { weight: 12, arbitrary: draft('confirm', { player }) },
  { weight: 1, arbitrary: draft('autoConfirm', { player, on }) },
  { weight: 2, arbitrary: draft('zeroCommission', { player, on }) },
  { weight: 1, arbitrary: draft('sideBets', { player, group, on }) },
  { weight: 1, arbitrary: draft('open', { shoeRound }) },
  { weight: 1, arbitrary: draft('close') },
  { weight: 1, arbitrary: draft('card', { card }) },
  { weight: 1, arbitrary: draft('cancel') },
  { weight: 1, arbitrary: draft('fold', { player }) },
  { weight: 50, arbitrary: fc.record({ kind: fc.constant('on' as const), card, shoeRound, closes }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('elsewhere' as const),
      player,
      cash: fc.integer({ min: -2_000, max: 2_000 }),
    }),
  },
)

const TIGHT = limits(
  { player: [50, 300], banker: [50, 300], tie: [20, 100], super6: [20, 60], big: [10, 40] },
  10,
)

describe.each<[string, BaccaratRules, TableLimits]>([
  ['mini', MINI_BACCARAT, NO_LIMITS],
  ['mini with limits and without multiple bets', { ...MINI_BACCARAT, multipleBets: false }, TIGHT],
  ['mini that confirms automatically', { ...MINI_BACCARAT, autoConfirm: true }, TIGHT],
  ['speed', SPEED_BACCARAT, NO_LIMITS],
  ['speed with limits and a low-risk share', { ...SPEED_BACCARAT, lowRiskShare: [1, 5] }, TIGHT],
  ['speed that asks for confirmation', { ...SPEED_BACCARAT, confirmation: true }, TIGHT],
])('%s: random rounds of three players, legal and illegal commands', (_, rules, tableLimits) => {
  it('every step passes the audit', () => {
    let rounds = 0
    let betsPlayed = 0
    fc.assert(
      fc.property(fc.array(intent, { minLength: 100, maxLength: 180, size: 'max' }), (script) => {
        const table = new AuditedTable(rules, tableLimits)
        table.play(script)
        rounds += table.rounds
        betsPlayed += table.betsPlayed
      }),
      { numRuns: SCRIPTS, seed: 20_240_607 },
    )
    expect(rounds).toBeGreaterThan(SCRIPTS * 6)
    expect(betsPlayed).toBeGreaterThan(SCRIPTS * 2)
  })
})
