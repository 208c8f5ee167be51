import { describe, expect, it } from 'vitest'
import { BACCARAT } from '#engine/baccarat/game'
import { badInput } from '#engine/baccarat/input'
import { MINI_BACCARAT } from '#engine/baccarat/rules'
import type { Command } from '#engine/baccarat/types'
import { TestTable } from '#tests/baccarat/table'

/** What types forbid and the world sends all the same. */
function draft(command: unknown): Command {
  return command as Command
}

const BET = { do: 'bet', player: 'p1', bet: 'player', amount: 10 }

describe('bad-input', () => {
  it.each([
    [{ do: 'fold' }, 'There is no such command at a baccarat table.'],
    [{ do: 'open', shoeRound: 0 }, 'Rounds of a shoe are counted from 1, not 0.'],
    [{ do: 'open', shoeRound: 1.5 }, 'Rounds of a shoe are counted from 1, not 1.5.'],
    [{ do: 'open', shoeRound: '1' }, 'Rounds of a shoe are counted from 1, not 1.'],
    [{ do: 'open' }, 'Rounds of a shoe are counted from 1, not undefined.'],
    [{ do: 'card', card: '1S' }, "'1S' is no card: write one as in 'TD'."],
    [{ do: 'card' }, "'undefined' is no card: write one as in 'TD'."],
    [{ ...BET, player: '' }, 'A player is named by a text that is not empty.'],
    [{ ...BET, player: 7 }, 'A player is named by a text that is not empty.'],
    [
      { ...BET, bet: 'main' },
      "'main' is no bet; these are: player, banker, tie, playerPair, bankerPair, eitherPair, perfectPair, big, small, playerBonus, bankerBonus, super6.",
    ],
    [{ ...BET, amount: -5 }, 'A stake is a whole number of cents from 1 to 1000000000000, not -5.'],
    [{ ...BET, amount: 0 }, 'A stake is a whole number of cents from 1 to 1000000000000, not 0.'],
    [{ ...BET, amount: 0.5 }, 'A stake is a whole number of cents from 1 to 1000000000000, not 0.5.'],
    [
      { ...BET, amount: 2 ** 53 },
      'A stake is a whole number of cents from 1 to 1000000000000, not 9007199254740992.',
    ],
    [{ ...BET, amount: Number.NaN }, 'A stake is a whole number of cents from 1 to 1000000000000, not NaN.'],
    [{ ...BET, amount: '5' }, 'A stake is a whole number of cents from 1 to 1000000000000, not 5.'],
    [{ ...BET, golden: 'yes' }, "'golden' is true or false, not yes."],
    [
      { do: 'takeBack', player: '', bet: 'player', amount: 5 },
      'A player is named by a text that is not empty.',
    ],
    [
      { do: 'takeBack', player: 'p1', bet: 'player', amount: 0 },
      'A stake is a whole number of cents from 1 to 1000000000000, not 0.',
    ],
    [{ do: 'clear', player: '' }, 'A player is named by a text that is not empty.'],
    [{ do: 'confirm' }, 'A player is named by a text that is not empty.'],
    [{ do: 'autoConfirm', on: true }, 'A player is named by a text that is not empty.'],
    [{ do: 'autoConfirm', player: 'p1', on: 1 }, "'on' is true or false, not 1."],
    [{ do: 'zeroCommission', player: 'p1' }, "'on' is true or false, not undefined."],
    [
      { do: 'sideBets', player: '', group: 'bonus', on: true },
      'A player is named by a text that is not empty.',
    ],
    [
      { do: 'sideBets', player: 'p1', group: 'all', on: true },
      "'all' is no group of side bets; these are: bonus, pairs.",
    ],
    [{ do: 'sideBets', player: 'p1', group: 'bonus', on: null }, "'on' is true or false, not null."],
  ])('%j', (command, text) => {
    const table = new TestTable(MINI_BACCARAT)
    expect(badInput(draft(command))).toEqual({ reason: 'bad-input', text })
    for (const prepare of [[], [{ do: 'open', shoeRound: 1 } as const]]) {
      table.must(...prepare)
      expect(BACCARAT.check(table.state, draft(command), table.purse)).toEqual({ reason: 'bad-input', text })
      expect(BACCARAT.decide(table.state, draft(command), table.purse)).toEqual({ reason: 'bad-input', text })
    }
  })

  it.each([
    { do: 'open', shoeRound: 1 },
    { do: 'card', card: 'TD' },
    { do: 'close' },
    { do: 'cancel' },
    BET,
    { ...BET, golden: false },
    { ...BET, golden: true },
    { ...BET, bet: 'super6' },
    { do: 'takeBack', player: 'p1', bet: 'big', amount: 1 },
    { do: 'clear', player: 'p1' },
    { do: 'confirm', player: 'p1' },
    { do: 'autoConfirm', player: 'p1', on: false },
    { do: 'zeroCommission', player: 'p1', on: true },
    { do: 'sideBets', player: 'p1', group: 'pairs', on: false },
  ])('not %j', (command) => {
    expect(badInput(draft(command))).toBeNull()
  })
})
