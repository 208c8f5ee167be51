import { describe, expect, it } from 'vitest'
import { faultOf, wishFor } from '#web/account/amount'

describe('an amount', () => {
  it.each([
    [null, 'notMoney'],
    [0, 'notMoney'],
    [499, 'tooLittle'],
    [500, null],
    [1_000, null],
    [1_001, 'tooMuch'],
  ])('of %j cents between 500 and 1000: %j', (cents, fault) => {
    expect(faultOf(cents, 500, 1_000)).toBe(fault)
  })
})

describe('a wish to pay', () => {
  it('keeps its key while it has no answer', () => {
    const first = wishFor(500, null, () => 'key-one')
    expect(wishFor(500, first, () => 'key-two')).toBe(first)
  })

  it('is a new one for another amount, or after an answer', () => {
    expect(wishFor(600, { key: 'key-one', amount: 500 }, () => 'key-two').key).toBe('key-two')
    expect(wishFor(500, null, () => 'key-two').key).toBe('key-two')
  })
})
