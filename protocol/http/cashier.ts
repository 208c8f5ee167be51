import * as v from 'valibot'
import { list, millis, money, oneOf, words } from '#protocol/wire/fields'

const payment = v.object({
  code: words,
  kind: oneOf(['deposit', 'withdrawal', 'refill']),
  amount: money,
  currency: words,
  state: oneOf(['asked', 'done', 'refused']),
  reference: v.nullable(words),
  reason: v.nullable(words),
  askedAt: millis,
  endedAt: v.nullable(millis),
})

/** What the cashier answers (TP-10). */
export const CASHIER_HTTP = {
  cashier: v.object({
    currency: words,
    deposits: v.nullable(
      v.object({ least: money, most: money, left: v.nullable(money), text: v.nullable(words) }),
    ),
    withdrawals: v.nullable(v.object({ most: money })),
    refill: v.nullable(v.object({ upTo: money, everyMillis: millis })),
  }),
  payment,
  payments: v.object({ payments: list(payment), next: v.nullable(words) }),
} as const

type Answer<Name extends keyof typeof CASHIER_HTTP> = Readonly<v.InferOutput<(typeof CASHIER_HTTP)[Name]>>

export type CashierAnswer = Answer<'cashier'>
export type PaymentAnswer = Answer<'payment'>
export type PaymentsAnswer = Answer<'payments'>
