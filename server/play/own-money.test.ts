import { describe, expect, it } from 'vitest'
import { LARGEST_CENTS } from '#engine/money/cents'
import { ratesFrom } from '#server/config/rates'
import type { Limit } from '#server/play/limit'
import { inOwnMoney, limitInOwnMoney } from '#server/play/own-money'

const RATES = ratesFrom({ USD: '1.0842', JPY: '161.5', TND: '3.3' }, 'EUR')

function limit(kind: Limit['kind'], amount: number): Limit {
  return { kind, period: 'week', by: 'house', amount, next: null }
}

describe('MO-6: what the house wrote down in its own currency', () => {
  it.each([
    ['EUR', 50_000],
    ['USD', 54_210],
    ['JPY', 80_750],
    ['TND', 1_650_000],
    ['XAF', 50_000],
    [null, 50_000],
  ])('is worth in %s: %i', (currency, amount) => {
    expect(inOwnMoney(RATES, currency, 50_000)).toBe(amount)
  })

  it('is rounded down, and never more than sums can hold', () => {
    expect(inOwnMoney(RATES, 'USD', 101)).toBe(109)
    expect(inOwnMoney(RATES, 'TND', LARGEST_CENTS)).toBe(LARGEST_CENTS)
  })

  it('TP-11: is converted in limits of money, not of time', () => {
    expect(limitInOwnMoney(RATES, 'USD', limit('loss', 50_000))).toEqual(limit('loss', 54_210))
    expect(limitInOwnMoney(RATES, 'USD', limit('time', 120))).toEqual(limit('time', 120))
  })
})
