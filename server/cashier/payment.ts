import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PaymentAnswer } from '#protocol/http/cashier'
import type { Schema } from '#server/store/schema'
import {
  type Account,
  cashierAccount,
  type Opening,
  payoutAccount,
  purseAccount,
} from '#server/wallet/accounts'
import type { Transfer } from '#server/wallet/transfer'

export type Payment = Selectable<Schema['payments']>
type Money = Pick<Payment, 'code' | 'player' | 'amount' | 'currency'>

const CODE_BYTES = 10

export function newPaymentCode(): string {
  return `pay-${randomBytes(CODE_BYTES).toString('hex')}`
}

export function paymentAnswer(payment: Payment): PaymentAnswer {
  const { code, kind, amount, currency, state, reference, reason, asked_at, ended_at } = payment
  return { code, kind, amount, currency, state, reference, reason, askedAt: asked_at, endedAt: ended_at }
}

/** The accounts that a payment may touch. */
export function paymentAccounts({
  player,
  currency,
}: Pick<Money, 'player' | 'currency'>): readonly Opening[] {
  const accounts = [purseAccount(player, 'cash'), payoutAccount(player), cashierAccount(currency)]
  return accounts.map((account) => ({ account, currency }))
}

/** What came in. */
export function depositTransfer(money: Money): Transfer {
  return moving(money, 'deposit', 'in', cashier(money), purseAccount(money.player, 'cash'))
}

/** Money to be paid out is put aside first … */
export function reserveTransfer(money: Money): Transfer {
  return moving(money, 'withdrawal', 'reserve', purseAccount(money.player, 'cash'), payout(money))
}

/** … then it leaves the house … */
export function payOutTransfer(money: Money): Transfer {
  return moving(money, 'withdrawal', 'out', payout(money), cashier(money))
}

/** … or goes back to the player. */
export function returnTransfer(money: Money): Transfer {
  return moving(money, 'withdrawal', 'back', payout(money), purseAccount(money.player, 'cash'))
}

/** Play money for a guest. */
export function refillTransfer(money: Money): Transfer {
  return moving(money, 'grant', 'refill', cashier(money), purseAccount(money.player, 'cash'))
}

function cashier({ currency }: Money): Account {
  return cashierAccount(currency)
}

function payout({ player }: Money): Account {
  return payoutAccount(player)
}

function moving(
  { code, amount }: Money,
  kind: Transfer['kind'],
  step: string,
  from: Account,
  to: Account,
): Transfer {
  const entries = [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
  return { key: `${code}/${step}`, kind, round: null, entries, payment: { code, step } }
}
