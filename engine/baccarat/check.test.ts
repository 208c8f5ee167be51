import { describe, expect, it } from 'vitest'
import { BACCARAT } from '#engine/baccarat/game'
import { type BaccaratRules, MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import type { Command } from '#engine/baccarat/types'
import { TestTable } from '#tests/baccarat/table'

/** What a table answers to a command after others; check and decide must say the same. */
function answer(rules: BaccaratRules, before: readonly Command[], command: Command): unknown {
  const table = new TestTable(rules)
  table.must(...before)
  const refusal = BACCARAT.check(table.state, command, table.purse)
  expect(BACCARAT.decide(table.state, command, table.purse)).toEqual(refusal)
  return refusal
}

const OPEN: Command = { do: 'open', shoeRound: 1 }
const CLOSE: Command = { do: 'close' }
const CARD: Command = { do: 'card', card: 'AS' }
const TIE = { do: 'bet', player: 'p1', bet: 'tie', amount: 50 } as const
const TAKE_BACK: Command = { do: 'takeBack', player: 'p1', bet: 'tie', amount: 5 }
const CLEAR: Command = { do: 'clear', player: 'p1' }
const CONFIRM: Command = { do: 'confirm', player: 'p1' }
const ZERO: Command = { do: 'zeroCommission', player: 'p1', on: true }
const NO_PAIRS: Command = { do: 'sideBets', player: 'p1', group: 'pairs', on: false }
const PAIR: Command = { ...TIE, bet: 'eitherPair' }
const SUPER6 = { ...TIE, bet: 'super6' } as const
const SINGLE = { ...MINI_BACCARAT, multipleBets: false }

describe('a refusal has a reason and a sentence', () => {
  it.each<[string, string, BaccaratRules, readonly Command[], Command]>([
    ['The round before is not over yet.', 'not-offered', MINI_BACCARAT, [OPEN], OPEN],
    ['The round is over: open the next one.', 'closed', MINI_BACCARAT, [], CARD],
    ['The round is over: open the next one.', 'closed', MINI_BACCARAT, [], { do: 'cancel' }],
    ['No card is to be dealt before betting closes.', 'not-offered', MINI_BACCARAT, [OPEN], CARD],
    ['Betting is not open: wait for the next round.', 'closed', MINI_BACCARAT, [], { do: 'close' }],
    [
      'Deal the first four cards face down before betting closes.',
      'not-offered',
      SPEED_BACCARAT,
      [OPEN],
      CLOSE,
    ],
    ['Betting is not open: wait for the next round.', 'closed', MINI_BACCARAT, [], TIE],
    [
      'The bets of this round are confirmed: this table takes no more.',
      'closed',
      SINGLE,
      [OPEN, TIE, CONFIRM],
      TIE,
    ],
    ["This game has no bet 'super6'.", 'not-in-game', MINI_BACCARAT, [OPEN], SUPER6],
    [
      "'super6' is for zero commission only: switch it on first.",
      'zero-commission',
      SPEED_BACCARAT,
      [OPEN],
      SUPER6,
    ],
    [
      "'eitherPair' is switched off in your settings.",
      'switched-off',
      SPEED_BACCARAT,
      [OPEN, NO_PAIRS],
      PAIR,
    ],
    [
      'A bet is all cash or all golden chips: take the other chips back first.',
      'mixed-chips',
      MINI_BACCARAT,
      [OPEN, TIE],
      { ...TIE, golden: true },
    ],
    ["'super6' needs a main bet: place one first.", 'needs-main', SPEED_BACCARAT, [OPEN, ZERO], SUPER6],
    [
      "'super6' may not be more than your main bets, 50 cents.",
      'exceeds-main',
      SPEED_BACCARAT,
      [OPEN, ZERO, TIE],
      { ...SUPER6, amount: 51 },
    ],
    [
      "There are no chips on 'tie' to take back; confirmed ones stay.",
      'no-chips',
      MINI_BACCARAT,
      [OPEN],
      TAKE_BACK,
    ],
    ['You have no chips on the table that are not confirmed.', 'no-chips', MINI_BACCARAT, [OPEN], CLEAR],
    ['Bets need no confirmation in this game.', 'not-in-game', SPEED_BACCARAT, [OPEN, TIE], CONFIRM],
    ['This game has no zero commission.', 'not-in-game', MINI_BACCARAT, [OPEN], ZERO],
    ['These side bets cannot be switched in this game.', 'not-in-game', MINI_BACCARAT, [OPEN], NO_PAIRS],
    [
      "You have a stake on 'eitherPair': it cannot be switched off now.",
      'staked',
      SPEED_BACCARAT,
      [OPEN, PAIR],
      NO_PAIRS,
    ],
  ])('%s', (text, reason, rules, before, command) => {
    expect(answer(rules, before, command)).toEqual({ reason, text })
  })

  it('null where the table wants the card', () => {
    const table = new TestTable(SPEED_BACCARAT)
    table.open()
    expect(BACCARAT.check(table.state, CARD, table.purse)).toBeNull()
  })
})
