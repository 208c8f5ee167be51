import { expect, it } from 'vitest'
import { read } from '#server/audit/proof/booked'

const named = (account: string) =>
  read({ kind: 'void', key: 'void/1', round: null, entries: [{ account, amount: 1 }] }).entries[0]?.account

it.each([
  ['house:speed-1', { kind: 'house', table: 'speed-1' }],
  ['promotions:speed-1.SEK', { kind: 'promotions', table: 'speed-1' }],
  ['cash:p_ann', { kind: 'cash' }],
] as const)('the account %s is read as what it names', (id, is) => {
  expect(named(id)).toEqual({ id, ...is })
})

it.each(['house:speed-1/mallory', 'promotions:speed-1_x', 'house:speed-1.', 'house:', 'vault:speed-1'])(
  'nobody has an account %s: a proof that books there is not true',
  (id) => {
    expect(named(id)).toEqual({ id, kind: null })
  },
)
