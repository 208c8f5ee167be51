import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { PlayerId } from '#engine/ids'
import type { CashierAnswer, PaymentAnswer, PaymentsAnswer } from '#protocol/http/cashier'
import { inTime } from '#server/cashier/in-time'
import { newPaymentCode, type Payment, paymentAnswer } from '#server/cashier/payment'
import type { PaymentPort } from '#server/cashier/port'
import { EXCLUDED, KEY_REUSED, notTheirs, ONLY_GUESTS, outside, TOO_LITTLE } from '#server/cashier/refusals'
import { askDeposit, askWithdrawal, bookPayment, refill } from '#server/cashier/till'
import type { Clock, Timer } from '#server/clock'
import type { Person } from '#server/people/person'
import { depositRoomOf } from '#server/play/allowance'
import { isExcluded } from '#server/play/exclusion'
import type { Facts, PlayRules } from '#server/play/facts'
import type { HttpRefusal } from '#server/refusal'
import { constraintOf, failureOf } from '#server/store/failure'
import type { Schema } from '#server/store/schema'
import { type Balance, Overdrawn } from '#server/wallet/ledger'

/** Bounds of one payment, in cents. */
export interface CashierSettings {
  readonly depositLeast: number
  readonly depositMost: number
  readonly withdrawalMost: number
  /** A guest's play money is filled up to this. */
  readonly guestCash: number
}

interface Parts {
  readonly clock: Clock
  readonly db: Kysely<Schema>
  readonly port: PaymentPort
  readonly settings: CashierSettings
  /** A player's rules and use, from the store. */
  readonly facts: (player: PlayerId) => Promise<Facts>
  /** All rules that hold, the house's included. */
  readonly rulesOf: (facts: Facts) => PlayRules
  /** Money moved: whoever shows it should know. */
  readonly moved: (balances: readonly Balance[]) => void
  readonly log: Logger
}

interface Wish {
  readonly key: string
  readonly amount: number
}

const REFILL_MILLIS = 3_600_000
/** Payments that were left in the middle are taken up this often. */
const RETRY_MILLIS = 30_000

/** Money in and out (TP-10). Every payment is written down before it is asked for, and booked when it is known. */
export class Cashier {
  readonly #with: Parts
  #timer: Timer | undefined

  constructor(parts: Parts) {
    this.#with = parts
  }

  async offer({ id, kind, currency }: Person): Promise<CashierAnswer> {
    const { settings, facts, rulesOf, clock } = this.#with
    const known = await facts(id)
    const room = depositRoomOf(rulesOf(known), known, clock.now())
    const { depositLeast, depositMost, withdrawalMost, guestCash } = settings
    const isOwn = kind === 'account'
    return {
      currency,
      deposits: isOwn
        ? { least: depositLeast, most: depositMost, left: room?.cash ?? null, text: room?.text ?? null }
        : null,
      withdrawals: isOwn ? { most: withdrawalMost } : null,
      refill: kind === 'guest' ? { upTo: guestCash, everyMillis: REFILL_MILLIS } : null,
    }
  }

  async deposit(person: Person, wish: Wish): Promise<PaymentAnswer | HttpRefusal> {
    const { db, settings, rulesOf, clock } = this.#with
    const { depositLeast, depositMost } = settings
    const refusal = notTheirs(person) ?? outside(wish.amount, depositLeast, depositMost)
    return (
      refusal ??
      this.#once(person, 'deposit', wish, async (draft) => {
        const text = await askDeposit(db, draft, rulesOf, clock.now())
        return text === null ? null : { status: 409, reason: 'own-limit', text }
      })
    )
  }

  async withdraw(person: Person, wish: Wish): Promise<PaymentAnswer | HttpRefusal> {
    const { db, settings, clock, moved } = this.#with
    const refusal = notTheirs(person) ?? outside(wish.amount, 1, settings.withdrawalMost)
    return (
      refusal ??
      this.#once(person, 'withdrawal', wish, async (draft) => {
        try {
          moved(await askWithdrawal(db, draft, clock.now()))
          return null
        } catch (error) {
          if (error instanceof Overdrawn) return TOO_LITTLE
          throw error
        }
      })
    )
  }

  async refill(person: Person, key: string): Promise<PaymentAnswer | HttpRefusal> {
    const { db, settings, facts, rulesOf, clock, moved } = this.#with
    if (person.kind !== 'guest') return ONLY_GUESTS
    const { exclusion } = rulesOf(await facts(person.id))
    if (isExcluded(exclusion, clock.now())) return EXCLUDED
    return this.#once(person, 'refill', { key, amount: null }, async (draft) => {
      const rule = { upTo: settings.guestCash, everyMillis: REFILL_MILLIS }
      const outcome = await refill(db, draft, rule, clock.now())
      if (typeof outcome === 'string') return { status: 409, reason: 'no-refill', text: outcome }
      moved(outcome)
      return null
    })
  }

  /** A player's payments, newest first. */
  async list(player: PlayerId, before: number | null, limit: number): Promise<PaymentsAnswer> {
    const { db } = this.#with
    let query = db.selectFrom('payments').selectAll().where('player', '=', player)
    if (before !== null) query = query.where('id', '<', before)
    const rows = await query
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const next = rows.length > limit && last !== undefined ? String(last.id) : null
    return { payments: page.map(paymentAnswer), next }
  }

  /** Takes up what was left in the middle, now and from time to time. */
  async start(): Promise<void> {
    await this.#resume()
    this.#timer = this.#with.clock.every(RETRY_MILLIS, () => void this.#resume())
  }

  stop(): void {
    this.#timer?.cancel()
  }

  async #resume(): Promise<void> {
    const { db, log } = this.#with
    try {
      const left = await db.selectFrom('payments').selectAll().where('state', '=', 'asked').execute()
      for (const payment of left) await this.#carryOn(payment)
    } catch (error) {
      log.warn({ err: error }, 'payments that are under way could not be taken up')
    }
  }

  /** The same key is the same payment; with other content it is an error. */
  async #once(
    { id: player, currency }: Person,
    kind: Payment['kind'],
    { key, amount }: { readonly key: string; readonly amount: number | null },
    ask: (
      draft: Pick<Payment, 'code' | 'player' | 'key' | 'kind' | 'amount' | 'currency'>,
    ) => Promise<HttpRefusal | null>,
  ): Promise<PaymentAnswer | HttpRefusal> {
    const known = await this.#find(player, key)
    if (known === undefined) {
      const draft = { code: newPaymentCode(), player, key, kind, amount: amount ?? 0, currency }
      const refusal = await ask(draft).catch(orKnown)
      if (refusal !== null) return refusal
    }
    const payment = known ?? (await this.#find(player, key))
    if (payment === undefined) throw new TypeError(`The payment ${key} of ${player} is not there.`)
    if (payment.kind !== kind || (amount !== null && payment.amount !== amount)) return KEY_REUSED
    if (payment.state === 'asked') await this.#carryOn(payment)
    return paymentAnswer((await this.#find(player, key)) ?? payment)
  }

  #find(player: PlayerId, key: string): Promise<Payment | undefined> {
    return this.#with.db
      .selectFrom('payments')
      .selectAll()
      .where('player', '=', player)
      .where('key', '=', key)
      .executeTakeFirst()
  }

  /** Asks the payment service and books what it says; unknown, it stays as it is and is asked again later. */
  async #carryOn(payment: Payment): Promise<void> {
    const { db, port, moved, clock, log } = this.#with
    const { code } = payment
    try {
      const asked = payment.kind === 'withdrawal' ? port.payOut(payment) : port.deposit(payment)
      moved(await bookPayment(db, code, await inTime(asked, clock), clock.now()))
    } catch (error) {
      log.warn({ err: error, payment: code }, 'a payment stays open: it is asked for again')
    }
  }
}

/** Two requests with one key at once: the later one finds what the first wrote. */
function orKnown(error: unknown): null {
  if (failureOf(error) === 'unique' && constraintOf(error) === 'payments_player_key_key') return null
  throw error
}
