import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { PaymentOrder, PaymentOutcome, PaymentPort } from '#server/cashier/port'
import type { Schema } from '#server/store/schema'

type Kind = Schema['local_payments']['kind']

/** Play money: every payment is made, once, and kept with a reference. */
export function localPayments(db: Kysely<Schema>, now: () => number): PaymentPort {
  async function pay(kind: Kind, { code, player, amount, currency }: PaymentOrder): Promise<PaymentOutcome> {
    const reference = `LOCAL-${randomBytes(6).toString('hex').toUpperCase()}`
    await db
      .insertInto('local_payments')
      .values({ code, kind, player, amount, currency, reference, at: now() })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
    const kept = await db
      .selectFrom('local_payments')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const isSame = kept.kind === kind && kept.player === player && kept.amount === amount
    return isSame ? { ok: true, reference: kept.reference } : { ok: false, text: OTHER }
  }

  return { deposit: (order) => pay('deposit', order), payOut: (order) => pay('withdrawal', order) }
}

const OTHER = 'The payment service knows another payment by this code.'
