import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK } from '#engine/cards/card'
import { BETS } from '#engine/dragon-tiger/bets'
import type { Command } from '#engine/dragon-tiger/types'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import { AuditedTable, type Intent, PLAYERS } from '#tests/dragon-tiger/script'
import { limits } from '#tests/game-table'

/** Random scripts of some rounds each. */
const SCRIPTS = Number(process.env.SABOT_RANDOM_SCRIPTS ?? 80)

const player = fc.constantFrom(...PLAYERS)
const card = fc.constantFrom(...DECK)
const bet = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom<unknown>(...BETS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('banker', '', null) },
)
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom<unknown>(10, 20, 50, 100, 300, 1_000) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(-5, 0.5, 2 ** 53, Number.NaN, '5', 0, 7, Infinity, null) },
)
const golden = fc.constantFrom<unknown>(false, false, false, true, true, 1)
const shoeRound = fc.constantFrom<unknown>(1, 2, 61, 0)

/** A command as it may come from outside: the engine must bear what types forbid. */
function draft(
  name: string,
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<Intent> {
  const command = fc.record({ do: fc.constant(name), ...fields })
  return command.map((drafted): Intent => ({ kind: 'command', command: drafted as Command }))
}

const intent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 30, arbitrary: draft('bet', { player, bet, amount, golden }) },
  { weight: 4, arbitrary: draft('takeBack', { player, bet, amount }) },
  { weight: 1, arbitrary: draft('clear', { player }) },
  { weight: 1, arbitrary: draft('open', { shoeRound }) },
  { weight: 1, arbitrary: draft('close') },
  { weight: 1, arbitrary: draft('card', { card }) },
  { weight: 1, arbitrary: draft('cancel') },
  { weight: 1, arbitrary: draft('fold', { player }) },
  { weight: 30, arbitrary: fc.record({ kind: fc.constant('on' as const), card }) },
)

const TIGHT = limits({ dragon: [50, 300], tiger: [50, 300], tie: [20, 100] }, 10)

describe.each<[string, TableLimits]>([
  ['without limits', NO_LIMITS],
  ['with limits', TIGHT],
])('Dragon Tiger %s: random rounds of three players, legal and illegal commands', (_, tableLimits) => {
  it('every step passes the audit', () => {
    let rounds = 0
    let betsPlayed = 0
    fc.assert(
      fc.property(fc.array(intent, { minLength: 100, maxLength: 180, size: 'max' }), (script) => {
        const table = new AuditedTable(tableLimits)
        table.play(script)
        rounds += table.rounds
        betsPlayed += table.betsPlayed
      }),
      { numRuns: SCRIPTS, seed: 20_240_607 },
    )
    expect(rounds).toBeGreaterThan(SCRIPTS * 6)
    expect(betsPlayed).toBeGreaterThan(SCRIPTS * 4)
  })
})
