import { HTTP } from '#protocol/http'
import type { PaymentAnswer } from '#protocol/http/cashier'
import { toast } from '#ui/kit/toast'
import { ask, type Problem } from '#ui/net/http'
import type { Wish } from '#web/account/amount'
import type { Words } from '#web/i18n/language'

export function deposit(wish: Wish): Promise<PaymentAnswer | Problem> {
  return ask(HTTP.payment, 'POST', '/api/cashier/deposits', wish)
}

export function withdraw(wish: Wish): Promise<PaymentAnswer | Problem> {
  return ask(HTTP.payment, 'POST', '/api/cashier/withdrawals', wish)
}

export function refill(key: string): Promise<PaymentAnswer | Problem> {
  return ask(HTTP.payment, 'POST', '/api/cashier/refill', { key })
}

/** Says how a payment went; one that was refused stays until it is read. */
export function tellPayment({ cashier: words }: Words, payment: PaymentAnswer, amount: string): void {
  if (payment.state === 'done') toast('good', words.done[payment.kind], amount)
  else if (payment.state === 'asked') toast('info', words.asked, words.askedText)
  else toast('stop', words.refused, payment.reason ?? amount, true)
}

/** When play money may be filled up again; null when it may now. */
export function refillAt(
  payments: readonly PaymentAnswer[],
  everyMillis: number,
  now: number,
): number | null {
  const last = payments.find(({ kind, state }) => kind === 'refill' && state === 'done')?.endedAt ?? null
  return last !== null && last + everyMillis > now ? last + everyMillis : null
}
