import type { Routes } from '#protocol/describe/route'
import type { CASHIER_HTTP } from '#protocol/http/cashier'
import { CASHIER_BODIES } from '#protocol/play'

const PAYMENT = {
  code: 'pay-6f1c0a9be2d47358aa01',
  kind: 'deposit',
  amount: 5_000,
  currency: 'EUR',
  state: 'done',
  reference: 'LOCAL-8C1F22A07B94',
  reason: null,
  askedAt: Date.UTC(2026, 0, 1, 12),
  endedAt: Date.UTC(2026, 0, 1, 12, 0, 1),
} as const

const FIELDS = {
  code: 'The house’s name for it.',
  state: '`asked` is under way: it is asked for until it is known.',
  reference: 'The payment service’s name for it.',
  reason: 'Why it was refused.',
  endedAt: 'Null while it is under way.',
}

/** Words for the cashier's routes. */
export const CASHIER_WORDS: Routes<typeof CASHIER_HTTP> = {
  cashier: {
    routes: ['GET /api/cashier'],
    about: 'What you may pay in and out.',
    fields: {
      currency: 'Of your money.',
      deposits: 'Bounds of one deposit; null where you cannot pay in here.',
      'deposits.left': 'What your limits leave; null when nothing restricts.',
      'deposits.text': 'Why.',
      withdrawals: 'Null where you cannot withdraw here.',
      refill: 'How guests get play money again: up to this, once in this time.',
    },
    example: {
      currency: 'EUR',
      deposits: { least: 500, most: 1_000_000, left: null, text: null },
      withdrawals: { most: 1_000_000 },
      refill: null,
    },
  },
  payment: {
    routes: ['POST /api/cashier/deposits', 'POST /api/cashier/withdrawals', 'POST /api/cashier/refill'],
    about:
      'Pays in or out, or fills up a guest’s play money (which takes the `key` alone). Repeated with the same key it is one payment. Money that is to be paid out leaves your account at once, and comes back if the payment is refused.',
    takes: {
      schema: CASHIER_BODIES.payment,
      fields: { key: 'Made by you, once for each payment.', amount: 'How much.' },
      example: { key: 'k3J9x_Qa7Lw2', amount: 5_000 },
    },
    fields: FIELDS,
    example: PAYMENT,
  },
  payments: {
    routes: ['GET /api/cashier/payments?cursor=…&limit=…'],
    about:
      'Your payments, newest first. `limit` is from 1 to 100; `cursor` is the `next` of the page before.',
    fields: {
      ...Object.fromEntries(Object.entries(FIELDS).map(([field, words]) => [`payments[].${field}`, words])),
      next: 'Where the next page starts; null on the last one.',
    },
    example: { payments: [PAYMENT], next: null },
  },
}
