import { describe, expect, it } from 'vitest'
import { differences } from '#cli/scenario/match'

const REAL = {
  net: 5,
  level: null,
  bets: [
    { bet: 'main', paid: 2 },
    { bet: 'tie', paid: 0 },
  ],
  refused: [],
}

/** The command line's own rule. The project's scenarios are held to whole lists by tests/contract.test.ts. */
describe('what `sabot scenario` compares', () => {
  it.each<[string, unknown]>([
    ['nothing at all', {}],
    ['some keys', { net: 5 }],
    ['one of several in a list', { bets: [{ bet: 'tie' }] }],
    ['a list in another order', { bets: [{ paid: 0 }, { paid: 2 }] }],
    ['an empty list beside a full one', { bets: [] }],
    ['null', { level: null }],
  ])('%s matches', (_what, expected) => {
    expect(differences(expected, REAL)).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['another value', { net: 6 }, 'net: expected 6, found 5'],
    ['a value of another kind', { net: '5' }, 'net: expected "5", found 5'],
    ['a key that is not there', { gross: 5 }, 'gross: expected 5, found nothing'],
    ['something for nothing', { level: { of: 1 } }, 'level: expected {"of":1}, found null'],
    ['a list for no list', { net: [] }, 'net: expected a list, found 5'],
    ['another result', [], `result: expected a list, found ${JSON.stringify(REAL)}`],
    [
      'an element that no element has, though its parts are there',
      { bets: [{ bet: 'tie' }, { bet: 'main', paid: 0 }] },
      `bets.1: nothing matches {"bet":"main","paid":0} among ${JSON.stringify(REAL.bets)}`,
    ],
    ['anything in an empty list', { refused: [{}] }, 'refused.0: nothing matches {} among []'],
  ])('%s differs, and is named by its place', (_what, expected, line) => {
    expect(differences(expected, REAL)).toEqual([line])
  })
})
