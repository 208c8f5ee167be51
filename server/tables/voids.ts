import type { Kysely } from 'kysely'
import type { TableEvent } from '#engine/table/types'
import type { Schema } from '#server/store/schema'
import { isFault } from '#server/tables/memory'
import type { TableNeeds, Writer } from '#server/tables/writer'
import { movedByRound, sessionReturns, sessionsOfRound, voidTransfer } from '#server/wallet/void'

/** Who wants a round not to count, and why. */
export interface VoidOrder {
  readonly reason: string
  readonly by: string
}

type VoidRefusal = 'no-round' | 'running' | 'cancelled' | 'voided' | 'closing'

export type VoidAnswer =
  | { readonly ok: true; readonly code: string; readonly at: number }
  | { readonly ok: false; readonly error: VoidRefusal; readonly text: string }

interface Waiting extends VoidOrder {
  readonly code: string
  answer(answer: VoidAnswer): void
  fail(error: unknown): void
}

/** FL-2: settled rounds that are not to count are undone one by one, when no stakes lie on the table. */
export class VoidDesk {
  readonly #table: string
  readonly #needs: TableNeeds
  readonly #writer: Writer
  #waiting: Waiting[] = []
  #closed = false

  constructor(table: string, needs: TableNeeds, writer: Writer) {
    this.#table = table
    this.#needs = needs
    this.#writer = writer
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** What cannot be voided is refused at once; the rest waits for its moment. */
  async post(code: string, { reason, by }: VoidOrder, wake: () => void): Promise<VoidAnswer> {
    const refusal = await answerNow(this.#needs.db, this.#table, code, { reason, by })
    if (refusal !== null) return refusal
    if (this.#closed) return CLOSING
    return new Promise((answer, fail) => {
      this.#waiting.push({ code, reason, by, answer, fail })
      wake()
    })
  }

  /** The first that waits. If storing it fails it waits on: whether it was stored is looked up the next time. */
  async serve(): Promise<void> {
    const [first] = this.#waiting
    if (first === undefined) return
    try {
      first.answer(await this.#voided(first))
    } catch (error) {
      if (!isFault(error)) throw error
      first.fail(error)
    }
    this.#waiting = this.#waiting.filter((other) => other !== first)
  }

  async #voided(order: Waiting): Promise<VoidAnswer> {
    const { db } = this.#needs
    const { code, reason, by } = order
    const known = await answerNow(db, this.#table, code, order)
    if (known !== null) return known
    const moved = await movedByRound(db, code)
    const sessions = await sessionsOfRound(db, code)
    const { at } = await this.#writer.write((batch) => {
      batch.emit({ type: 'voided', code, reason, by })
      const transfer = voidTransfer(batch, batch.version, code, moved)
      if (transfer !== null) batch.transfers.push(...sessionReturns(code, moved, sessions), transfer)
    })
    return { ok: true, code, at }
  }

  close(): void {
    this.#closed = true
    for (const { answer } of this.#waiting) answer(CLOSING)
    this.#waiting = []
  }
}

/** What is to be said without doing anything: a refusal, or that the very same was done before. Null: do it. */
export async function answerNow(
  db: Kysely<Schema>,
  table: string,
  code: string,
  { reason, by }: VoidOrder,
): Promise<VoidAnswer | null> {
  const round = await db
    .selectFrom('rounds')
    .leftJoin('events', (join) =>
      join.onRef('events.table_id', '=', 'rounds.table_id').onRef('version', '=', 'voided_version'),
    )
    .select(['outcome', 'events.body', 'events.at'])
    .where('code', '=', code)
    .where('rounds.table_id', '=', table)
    .executeTakeFirst()
  if (round === undefined) return refused('no-round', `Table ${table} has no round ${code}.`)
  const { outcome, body, at } = round
  switch (outcome) {
    case 'settled':
      return null
    case null:
      return refused('running', `Round ${code} is not over: wait for its end, or cancel it.`)
    case 'cancelled':
      return refused('cancelled', `Round ${code} was cancelled: every stake of it went back already.`)
    case 'voided': {
      const event = body === null ? null : (JSON.parse(body) as TableEvent)
      const isSame = event?.type === 'voided' && event.reason === reason && event.by === by
      return isSame && at !== null ? { ok: true, code, at } : refused('voided', VOIDED(code))
    }
    default:
      return outcome satisfies never
  }
}

function refused(error: VoidRefusal, text: string): VoidAnswer {
  return { ok: false, error, text }
}

const VOIDED = (code: string) => `Round ${code} was voided before: nothing was moved again.`

const CLOSING = refused('closing', 'The server is stopping: ask again when it is back.')
