import { type Kysely, sql, type Transaction } from 'kysely'
import type { PlayerId, SessionId, TableId } from '#engine/ids'
import { purseAt } from '#engine/table/purses'
import type { Rates } from '#engine/table/types'
import type { TableSessionAnswer } from '#protocol/http/play'
import { OverAllowance } from '#server/play/allowance'
import { inOwnMoney } from '#server/play/own-money'
import { sessionAnswer } from '#server/play/sessions/answers'
import { goldenStakes } from '#server/play/sessions/bonus'
import type { SessionRow } from '#server/play/sessions/book'
import type { OpenSessions } from '#server/play/sessions/open'
import type { Schema } from '#server/store/schema'
import type { Batch } from '#server/tables/batch'
import type { Rider } from '#server/tables/commit'
import type { PlaySessions } from '#server/tables/ports'

export interface SessionSettings {
  /** Money goes to the table and back; nobody plays without a session (TP-18). */
  readonly regulated: boolean
  /** The most for one session, top-ups and bonuses counted, in cents of the house's currency. */
  readonly sessionMost: number
  /** What that is worth in others (MO-6). */
  readonly rates: Rates
}

/** The most for one session, in the money that it is in. */
export function sessionMostOf({ sessionMost, rates }: SessionSettings, currency: string): number {
  return inOwnMoney(rates, currency, sessionMost)
}

/** Every player's time at each table, as tables need to know it (TP-12, TP-18). */
export class TableSessions implements PlaySessions {
  readonly #db: Kysely<Schema>
  readonly #settings: SessionSettings
  readonly #open: OpenSessions
  /** Test players of the house play from their accounts. */
  readonly #exempt = new Map<string, boolean>()

  constructor(db: Kysely<Schema>, settings: SessionSettings, open: OpenSessions) {
    this.#db = db
    this.#settings = settings
    this.#open = open
  }

  async need(players: Iterable<PlayerId>): Promise<void> {
    if (!this.#settings.regulated) return
    const unknown = [...players].filter((player) => !this.#exempt.has(player))
    if (unknown.length === 0) return
    const rows = await this.#db
      .selectFrom('players')
      .select('id')
      .where('kind', '=', 'house')
      .where(sql<boolean>`id = any(${unknown}::text[])`)
      .execute()
    const exempt = new Set(rows.map(({ id }) => id))
    for (const player of unknown) this.#exempt.set(player, exempt.has(player))
  }

  of(player: PlayerId, table: TableId): string | null | 'missing' {
    if (!this.#settings.regulated || this.#exempt.get(player) === true) return null
    const row = this.#open.at(player, table)
    return row?.state === 'open' && row.regulated ? row.id : 'missing'
  }

  /** The open session of a player at a table. */
  sessionOf(player: PlayerId, table: TableId): TableSessionAnswer | null {
    const row = this.#open.at(player, table)
    return row === undefined ? null : sessionAnswer(row, sessionMostOf(this.#settings, row.currency))
  }

  /** How many golden chips more a session may see: none once it ends; null where nothing counts them. */
  bonusRoom(player: PlayerId, table: TableId, session: SessionId | null): number | null {
    if (session === null) return null
    const row = this.#open.at(player, table)
    return row?.id === session && row.state === 'open' ? Math.max(0, this.#leftOf(row)) : 0
  }

  /**
   * Counts golden chips that are staked from a session; more than it may see in all is stopped, and so are chips that
   * still lie there when it is over: what they win would go to nobody.
   */
  readonly rider: Rider = async (tx, batch) => {
    await keepReturned(tx, batch)
    for (const [player, golden] of goldenStakes(batch)) {
      const { session } = purseAt(batch.state, player)
      if (session === null) continue
      const row = await tx
        .updateTable('play_sessions')
        .set((column) => ({ bonus: column('bonus', '+', golden) }))
        .where('id', '=', session)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (row.state === 'open' && this.#leftOf(row) >= 0) continue
      this.#open.keep({ ...row, bonus: row.bonus - golden })
      throw new OverAllowance([], [player])
    }
    return []
  }

  #leftOf({ funded, bonus, currency }: SessionRow): number {
    return sessionMostOf(this.#settings, currency) - funded - bonus
  }
}

/** FL-2: what a void took out of sessions went back to the account. */
async function keepReturned(tx: Transaction<Schema>, { transfers }: Batch): Promise<void> {
  const keys = transfers.flatMap(({ kind, key }) => (kind === 'session' ? [key] : []))
  if (keys.length === 0) return
  await sql`update play_sessions s set returned = s.returned - e.amount
    from entries e join transfers t on t.id = e.transfer_id
    where t.key = any(${keys}::text[]) and e.account_id = 'session:' || s.id`.execute(tx)
}
