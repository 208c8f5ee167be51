import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINI_BACCARAT } from '#engine/baccarat/rules'
import { VENTUNO } from '#engine/blackjack/rules'
import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import type { Purse } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'
import type { GameState } from '#engine/table/types'
import { explain } from '#server/audit/proof/explain'
import { TestTable as Baccarat } from '#tests/baccarat/table'
import { bet, CLOSE, golden, sit } from '#tests/blackjack/commands'
import { table } from '#tests/blackjack/table'

const PLAYERS = ['ann', 'bob'] as const
const cents = fc.integer({ min: 0, max: 12 }).map((units) => units * 100)
const purse = fc.record({
  cash: cents,
  golden: cents,
  limits: fc.option(fc.record({ cash: cents, golden: cents })),
})
const chips = fc.array(
  fc.record({
    player: fc.constantFrom(...PLAYERS),
    place: fc.integer({ min: 0, max: 2 }),
    amount: fc.integer({ min: 1, max: 6 }).map((units) => units * 100),
    isGolden: fc.boolean(),
    side: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

type Chips = typeof chips extends fc.Arbitrary<infer All> ? All : never

/** What an honest table records when betting closes is what the proof comes to as well, whoever had how much. */
function closesAsRecorded(id: GameId, stateWith: (laid: Chips) => GameState): void {
  fc.assert(
    fc.property(chips, purse, purse, (laid, ann, bob) => {
      const state = stateWith(laid)
      const funds = (player: string): Purse => {
        const { limits, ...held } = player === 'ann' ? ann : bob
        return limits === null ? held : { ...held, allowance: { ...limits, text: 'Enough.' } }
      }
      const step = gameOf(id).decide(state, CLOSE, funds)
      if (isRefusal(step)) throw new Error(step.text)
      const { events } = step
      expect(explain(id, state, { at: (offset) => events[offset] }, [CLOSE])).toEqual({
        length: events.length,
      })
    }),
    { numRuns: 300 },
  )
}

describe('FA-4, TP-11: bets that are refused when betting closes, for balances and own limits', () => {
  it('at a table with seats', () => {
    closesAsRecorded('ventuno', (laid) => {
      const seated = table(VENTUNO).with(
        ...[1, 2, 3].map((seat) => sit('ann', seat)),
        ...[4, 5, 6].map((seat) => sit('bob', seat)),
      )
      for (const { player, place, amount, isGolden, side } of laid) {
        const laying = isGolden ? golden : bet
        const seat = place + (player === 'ann' ? 1 : 4)
        seated.send(laying(player, seat, amount, side ? 'perfectPairs' : 'main'))
      }
      return seated.state
    })
  })

  it('at a table without', () => {
    closesAsRecorded('mini-baccarat', (laid) => {
      const shared = new Baccarat(MINI_BACCARAT)
      shared.open()
      for (const { player, place, amount, isGolden, side } of laid) {
        shared.bet(
          player,
          (side ? ['playerPair', 'bankerPair', 'eitherPair'] : ['player', 'banker', 'tie'])[place] ?? '',
          amount,
          isGolden,
        )
      }
      for (const player of PLAYERS) shared.give({ do: 'confirm', player })
      return shared.state
    })
  })
})
