import { describe, expect, it } from 'vitest'
import { moneyProblem } from '#server/audit/money'
import type { Booked } from '#server/audit/reading'
import type { Transfer } from '#server/wallet/transfer'
import { type AccountName, account } from '#tests/account'

/** A round that is cancelled after ann was paid 2500 for a stake of 1000: 1500 are to be taken back (FL-2). */
const DUE: Transfer = {
  key: 't/9',
  kind: 'cancel',
  round: 'r1',
  entries: [
    { account: account('cash:ann'), amount: 1000 },
    { account: account('house:t'), amount: -1000 },
    { account: account('cash:ann'), amount: -2500, shortfallTo: account('house:t') },
    { account: account('house:t'), amount: 2500 },
    { account: account('stakes:t'), amount: -1000 },
    { account: account('house:t'), amount: 1000 },
  ],
}

function booked(lines: Readonly<Record<string, number>>, change: Partial<Booked> = {}): Booked {
  const entries = Object.entries(lines).map(([name, amount]) => ({
    account: account(name as AccountName),
    amount,
  }))
  return { key: 't/9', kind: 'cancel', round: 'r1', entries, ...change }
}

describe('money that an event moves (FA-4)', () => {
  it('is booked line by line', () => {
    expect(moneyProblem(DUE, booked({ 'cash:ann': -1500, 'house:t': 2500, 'stakes:t': -1000 }))).toBeNull()
  })

  it('FL-2: may lack what the player no longer had, if the house bore just that', () => {
    expect(moneyProblem(DUE, booked({ 'cash:ann': -400, 'house:t': 1400, 'stakes:t': -1000 }))).toBeNull()
    expect(moneyProblem(DUE, booked({ 'house:t': 1000, 'stakes:t': -1000 }))).toBeNull()
  })

  it.each([
    ['more was taken than was to be', { 'cash:ann': -1600, 'house:t': 2600, 'stakes:t': -1000 }],
    ['the player was given something', { 'cash:ann': 100, 'house:t': 900, 'stakes:t': -1000 }],
    ['the house bore less', { 'cash:ann': -400, 'house:t': 1500, 'stakes:t': -1000 }],
    ['somebody else got it', { 'cash:ann': -1500, 'house:t': 1500, 'stakes:t': -1000, 'cash:bob': 1000 }],
    ['the stakes stayed', { 'cash:ann': -1500, 'house:t': 1500 }],
    ['nothing moved', {}],
  ])('is wrong when %s', (_, lines) => {
    expect(moneyProblem(DUE, booked(lines))).toMatch(/moved by/)
  })

  it('is wrong when it is not there, there without a reason, or for something else', () => {
    const lines = { 'cash:ann': -1500, 'house:t': 2500, 'stakes:t': -1000 }
    expect(moneyProblem(DUE, undefined)).toBe('nothing was booked')
    expect(moneyProblem(null, booked(lines))).toMatch(/without a reason/)
    expect(moneyProblem(null, undefined)).toBeNull()
    expect(moneyProblem(DUE, booked(lines, { kind: 'settle' }))).toMatch(/'settle', not as 'cancel'/)
    expect(moneyProblem(DUE, booked(lines, { round: 'r2' }))).toMatch(/round r2, not for r1/)
  })
})
