import { describe, expect, it } from 'vitest'
import { badInput } from '#engine/dragon-tiger/input'
import type { Command } from '#engine/dragon-tiger/types'
import { TestTable } from '#tests/dragon-tiger/table'

const BET = { do: 'bet', player: 'p1', bet: 'tie', amount: 10 }
const BACK = { ...BET, do: 'takeBack' }

const NOBODY = 'A player is named by a text that is not empty.'
const NO_BET = "'banker' is no bet; these are: dragon, tiger, tie, suitedTie."
const NO_STAKE = 'A stake is a whole number of cents from 1 to 1000000000000, not 0.'

describe('bad-input', () => {
  it.each([
    [{ do: 'fold' }, 'There is no such command at a Dragon Tiger table.'],
    [{ do: 'open', shoeRound: 0 }, 'Rounds of a shoe are counted from 1, not 0.'],
    [{ do: 'card', card: '1S' }, "'1S' is no card: write one as in 'TD'."],
    [{ ...BET, player: '' }, NOBODY],
    [{ ...BET, bet: 'banker' }, NO_BET],
    [{ ...BET, amount: 0 }, NO_STAKE],
    [{ ...BET, golden: 'yes' }, "'golden' is true or false, not yes."],
    [{ ...BACK, player: '' }, NOBODY],
    [{ ...BACK, bet: 'banker' }, NO_BET],
    [{ ...BACK, amount: 0 }, NO_STAKE],
    [{ do: 'clear', player: '' }, NOBODY],
  ])('%j', (command, text) => {
    const table = new TestTable()
    expect(table.refusal(command)).toEqual({ reason: 'bad-input', text })
    table.open()
    expect(table.refusal(command)).toEqual({ reason: 'bad-input', text })
  })

  it.each([
    { do: 'open', shoeRound: 1 },
    { do: 'card', card: 'TD' },
    { do: 'close' },
    { do: 'cancel' },
    BET,
    { ...BET, golden: false },
    { ...BET, golden: true },
    BACK,
    { do: 'clear', player: 'p1' },
  ])('not %j', (command) => {
    expect(badInput(command as Command)).toBeNull()
  })
})
