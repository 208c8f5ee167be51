import { describe, expect, it } from 'vitest'
import type { PaymentAnswer } from '#protocol/http/cashier'
import { refillAt } from '#web/account/cashier/payments'

const refilled: PaymentAnswer = {
  code: 'pay-1',
  kind: 'refill',
  amount: 5_000,
  currency: 'EUR',
  state: 'done',
  reference: null,
  reason: null,
  askedAt: 1_000,
  endedAt: 1_000,
}

describe('play money', () => {
  it('may be filled up when it never was', () => {
    expect(refillAt([], 3_600, 1_500)).toBeNull()
    expect(refillAt([{ ...refilled, kind: 'deposit' }], 3_600, 1_500)).toBeNull()
  })

  it('waits after the last time', () => {
    expect(refillAt([refilled], 3_600, 1_500)).toBe(4_600)
    expect(refillAt([refilled], 3_600, 4_600)).toBeNull()
  })
})
