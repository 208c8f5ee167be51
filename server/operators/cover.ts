import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { OperatorId, PlayerId, RoundCode, TableId } from '#engine/ids'
import type { Purse } from '#engine/round/posting'
import type { Clock } from '#server/clock'
import type { Bank } from '#server/operators/bank'
import {
  type Call,
  debitTransfer,
  giveUpDebits,
  newDebitCode,
  noteDebits,
  openTills,
  refuseDebits,
} from '#server/operators/calls'
import type { Client } from '#server/operators/clients'
import type { WalletAnswer } from '#server/operators/wallet-port'
import type { Schema } from '#server/store/schema'
import type { Batch, PurseReading } from '#server/tables/batch'
import type { Cover } from '#server/tables/treasury'
import { purseOf } from '#server/wallet/accounts'

/** Debits that were given up by somebody else while their batch was being stored: nothing of it was. */
export class DebitsGone extends Error {
  override readonly name = 'DebitsGone'
  readonly codes: readonly string[]
  constructor(codes: readonly string[]) {
    super(`Debits ${codes.join(', ')} were given up before they could be booked: nothing was stored.`)
    this.codes = codes
  }
}

export interface CoverNeeds {
  readonly clock: Clock
  readonly db: Kysely<Schema>
  readonly bank: Bank
  readonly log: Logger
  /** How long all debits of one decision may take. */
  readonly debitMillis: number
  /** A batch with what a round gave back is stored. */
  readonly sweepStored: (batch: Batch) => void
  /** There are cancels to deliver. */
  readonly wake: (operators: Iterable<OperatorId>) => void
}

const TRIES = 3

/** Pays the stakes of one decision with operators' money: each is debited before it is stored, or does not stand. */
export class OperatorCover implements Cover {
  readonly #needs: CoverNeeds
  readonly #table: TableId
  readonly #purses: PurseReading
  readonly #until: number
  /** Debited and not booked yet. */
  readonly #held = new Map<string, Call>()
  /** What a refused player can pay in this decision, beside what is held. */
  readonly #most = new Map<string, number>()

  constructor(needs: CoverNeeds, table: TableId, purses: PurseReading) {
    this.#needs = needs
    this.#table = table
    this.#purses = purses
    this.#until = needs.clock.steady() + needs.debitMillis
  }

  readonly funds: PurseReading = (player, session) => {
    const purse = this.#purses(player, session)
    if (session !== null || (this.#held.size === 0 && this.#most.size === 0)) return purse
    const held = sum([...this.#held.values()].filter((call) => call.player === player))
    const most = this.#most.get(player)
    const cash = (most === undefined ? purse.cash : Math.min(most, purse.cash)) + held
    return { ...purse, cash } satisfies Purse
  }

  async meet(batch: Batch): Promise<boolean> {
    const takings = takingsOf(batch)
    if (takings.length === 0) return true
    const { bank, clock, db } = this.#needs
    const clients = await bank.clients.among(takings.map(({ player }) => player))
    if (clients.size === 0) return true
    const missing = takings.flatMap(({ player, round, amount }) => {
      const client = clients.get(player)
      const lacking = amount - sum(this.#heldFor(player, round))
      return client === undefined || lacking <= 0
        ? []
        : [{ client, call: this.#call(client, round, lacking) }]
    })
    if (missing.length > 0) {
      const calls = missing.map(({ call }) => call)
      await openTills(db, calls)
      await noteDebits(db, calls, clock.now())
      if (!(await this.#debit(missing))) return false
    }
    const mine = takings.filter(({ player }) => clients.has(player))
    const used = mine.flatMap(({ player, round }) => this.#heldFor(player, round))
    batch.funding.push(...used.map(debitTransfer))
    return true
  }

  isLost(error: unknown): boolean {
    if (!(error instanceof DebitsGone)) return false
    for (const code of error.codes) this.#held.delete(code)
    return true
  }

  stored(batch: Batch): void {
    for (const { call } of batch.funding) this.#held.delete(call)
    this.#needs.sweepStored(batch)
  }

  async close(): Promise<void> {
    if (this.#held.size === 0) return
    try {
      await this.#giveUp([...this.#held.keys()])
    } catch (error) {
      // Whoever looks for debits in doubt will find them.
      this.#needs.log.warn({ table: this.#table, err: error }, 'debits could not be given up at once')
    }
  }

  #heldFor(player: PlayerId, round: RoundCode): readonly Call[] {
    return [...this.#held.values()].filter((call) => call.player === player && call.round === round)
  }

  #call({ operator, player, currency }: Client, round: RoundCode, amount: number): Call {
    return { code: newDebitCode(), operator, player, table: this.#table, round, amount, currency }
  }

  async #debit(missing: readonly { readonly client: Client; readonly call: Call }[]): Promise<boolean> {
    const { bank, clock, db } = this.#needs
    const patience = { until: this.#until, tries: TRIES }
    const answers = await Promise.all(
      missing.map(async ({ client, call }) => {
        const { code: transaction, amount, round, table } = call
        const answer = await bank.debit(client, { transaction, amount, round, table }, patience)
        return { call, answer }
      }),
    )
    for (const { call, answer } of answers) {
      if (answer.kind === 'done') this.#held.set(call.code, call)
      else this.#limit(call.player, answer)
    }
    const refused = answers.flatMap(({ call: { code }, answer }) =>
      isSureNo(answer) ? [{ code, why: whyOf(answer) }] : [],
    )
    await refuseDebits(db, refused, clock.now())
    const doubtful = answers.filter(({ answer }) => answer.kind !== 'done' && !isSureNo(answer))
    await this.#giveUp(doubtful.map(({ call }) => call.code))
    return refused.length + doubtful.length === 0
  }

  /** What the operator said they have; once that was not true either, or nothing was said, nothing. */
  #limit(player: PlayerId, answer: WalletAnswer): void {
    const said = answer.kind === 'refused' && answer.why === 'insufficient-funds' ? answer.balance : null
    this.#most.set(player, this.#most.has(player) ? 0 : (said ?? 0))
  }

  async #giveUp(codes: readonly string[]): Promise<void> {
    if (codes.length === 0) return
    const { clock, db, wake } = this.#needs
    wake(await giveUpDebits(db, { codes }, clock.now()))
    for (const code of codes) this.#held.delete(code)
  }
}

/** Whether it is certain that nothing was debited, and will not be. */
function isSureNo(answer: WalletAnswer): boolean {
  return answer.kind === 'unsent' || (answer.kind === 'refused' && !answer.unsure)
}

function whyOf(answer: WalletAnswer): string {
  return answer.kind === 'refused' ? answer.why : answer.kind
}

function sum(calls: readonly Call[]): number {
  return calls.reduce((total, { amount }) => total + amount, 0)
}

/** What a batch stakes from players' own accounts, by player and round. */
interface Taking {
  readonly player: PlayerId
  readonly round: RoundCode
  readonly amount: number
}

/**
 * Each stake by itself, whatever is paid in the same breath: an operator's player never stakes what only lies here
 * between two of its calls.
 */
function takingsOf({ transfers }: Pick<Batch, 'transfers'>): readonly Taking[] {
  const takings = new Map<string, Taking>()
  for (const { kind, round, entries } of transfers) {
    if (kind !== 'stake' || round === null) continue
    for (const { account, amount } of entries) {
      const of = purseOf(account)
      if (amount >= 0 || of?.purse !== 'cash') continue
      const { player } = of
      const key = `${round} ${player}`
      takings.set(key, { player, round, amount: (takings.get(key)?.amount ?? 0) - amount })
    }
  }
  return [...takings.values()]
}
