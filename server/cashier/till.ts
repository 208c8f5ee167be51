import { type Kysely, sql, type Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import {
  depositTransfer,
  type Payment,
  paymentAccounts,
  payOutTransfer,
  refillTransfer,
  reserveTransfer,
  returnTransfer,
} from '#server/cashier/payment'
import type { PaymentOutcome } from '#server/cashier/port'
import { depositRoomOf } from '#server/play/allowance'
import type { Facts, PlayRules } from '#server/play/facts'
import { keepPaid } from '#server/play/keep'
import { dayOf, startOf } from '#server/play/periods'
import { factsOf, lockStates } from '#server/play/states'
import type { Schema } from '#server/store/schema'
import { purseAccount } from '#server/wallet/accounts'
import { type Balance, openAccounts, post } from '#server/wallet/ledger'

type Tx = Transaction<Schema>
type Draft = Pick<Payment, 'code' | 'player' | 'key' | 'kind' | 'amount' | 'currency'>

/** The steps of payments, each one transaction. Accounts are locked before the player's limits, as tables do it. */

/** A deposit is written down if the limits leave room for it; else the sentence why not. */
export function askDeposit(
  db: Kysely<Schema>,
  draft: Draft,
  rulesOf: (facts: Facts) => PlayRules,
  at: number,
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const [facts] = await factsOf(tx, await lockStates(tx, [draft.player]), at)
    if (facts === undefined) throw new TypeError(`The row of ${draft.player} could not be made.`)
    const days = [...facts.days, ...(await underWay(tx, draft.player, at))]
    const room = depositRoomOf(rulesOf(facts), { ...facts, days }, at)
    if (room !== null && draft.amount > room.cash) return room.text
    await write(tx, draft, at)
    return null
  })
}

/** Deposits that are asked for and not booked yet count as if they were. */
async function underWay(tx: Tx, player: PlayerId, at: number): Promise<Facts['days']> {
  const rows = await tx
    .selectFrom('payments')
    .select(['amount', 'asked_at'])
    .where('player', '=', player)
    .where('kind', '=', 'deposit')
    .where('state', '=', 'asked')
    .where('asked_at', '>=', Math.min(startOf('week', at), startOf('month', at)))
    .execute()
  return rows.map(({ amount, asked_at }) => ({
    day: dayOf(asked_at),
    staked: 0,
    paid: 0,
    deposited: amount,
    playedMillis: 0,
  }))
}

/** A withdrawal is written down and its money put aside in one. */
export function askWithdrawal(db: Kysely<Schema>, draft: Draft, at: number): Promise<readonly Balance[]> {
  return db.transaction().execute(async (tx) => {
    await openAccounts(tx, paymentAccounts(draft))
    await write(tx, draft, at)
    return post(tx, [reserveTransfer(draft)], at)
  })
}

/** What the payment service said is booked, once. */
export function bookPayment(
  db: Kysely<Schema>,
  code: string,
  outcome: PaymentOutcome,
  at: number,
): Promise<readonly Balance[]> {
  return db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('payments')
      .selectAll()
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (payment.state !== 'asked') return []
    const balances = await book(tx, payment, outcome.ok, at)
    const end = outcome.ok
      ? { state: 'done' as const, reference: outcome.reference }
      : { state: 'refused' as const, reason: outcome.text }
    await tx
      .updateTable('payments')
      .set({ ...end, ended_at: at })
      .where('code', '=', code)
      .execute()
    return balances
  })
}

async function book(tx: Tx, payment: Payment, ok: boolean, at: number): Promise<readonly Balance[]> {
  const { player, kind, amount } = payment
  if (kind === 'withdrawal') {
    const balances = await post(tx, [ok ? payOutTransfer(payment) : returnTransfer(payment)], at)
    if (ok) await keepPaid(tx, player, { deposited: 0, withdrawn: amount }, at)
    return balances
  }
  if (!ok) return []
  await openAccounts(tx, paymentAccounts(payment))
  const balances = await post(tx, [depositTransfer(payment)], at)
  await keepPaid(tx, player, { deposited: amount, withdrawn: 0 }, at)
  return balances
}

export interface Refill {
  readonly upTo: number
  readonly everyMillis: number
}

/** Brings a guest's play money up again; a sentence when it is too early or there is enough. */
export function refill(
  db: Kysely<Schema>,
  draft: Omit<Draft, 'amount'>,
  { upTo, everyMillis }: Refill,
  at: number,
): Promise<readonly Balance[] | string> {
  return db.transaction().execute(async (tx) => {
    await openAccounts(tx, paymentAccounts(draft))
    const { balance } = await tx
      .selectFrom('accounts')
      .select('balance')
      .where('id', '=', purseAccount(draft.player, 'cash').id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const missing = upTo - balance
    if (missing <= 0) return `You have at least ${upTo} cents: play money is filled up below that.`
    const { last } = await tx
      .selectFrom('payments')
      .select(sql<number | null>`max(ended_at)`.as('last'))
      .where('player', '=', draft.player)
      .where('kind', '=', 'refill')
      .executeTakeFirstOrThrow()
    if (last !== null && at - last < everyMillis) {
      const minutes = Math.ceil((last + everyMillis - at) / 60_000)
      return `Play money is filled up once in ${everyMillis / 60_000} minutes: wait ${minutes} more.`
    }
    const payment = { ...draft, amount: missing }
    await write(tx, payment, at, { state: 'done', ended_at: at })
    return post(tx, [refillTransfer(payment)], at)
  })
}

async function write(
  tx: Tx,
  draft: Draft,
  at: number,
  end: { readonly state: Payment['state']; readonly ended_at: number | null } = {
    state: 'asked',
    ended_at: null,
  },
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({ ...draft, ...end, reference: null, reason: null, asked_at: at })
    .execute()
}
