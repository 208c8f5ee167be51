import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { PlayerId, TableId } from '#engine/ids'
import type { TableSessionAnswer } from '#protocol/http/play'
import type { Clock, Timer } from '#server/clock'
import type { Person } from '#server/people/person'
import { noteStaff } from '#server/people/staff/log'
import { Away } from '#server/play/away'
import type { RegulatorPort } from '#server/play/regulator'
import {
  AMOUNT_NEEDED,
  ENDING,
  KEY_NEEDED,
  KEY_REUSED,
  NO_AMOUNT,
  sessionAnswer,
  TOO_LITTLE,
  tooMuch,
} from '#server/play/sessions/answers'
import {
  type EndedBy,
  endSession,
  type Funding,
  OverSession,
  openSession,
  readOpenSessions,
  readSession,
  type SessionRow,
  topUpSession,
} from '#server/play/sessions/book'
import type { OpenSessions } from '#server/play/sessions/open'
import { Reports } from '#server/play/sessions/reports'
import { type SessionSettings, sessionMostOf } from '#server/play/sessions/table-sessions'
import type { HttpRefusal } from '#server/refusal'
import { constraintOf, failureOf } from '#server/store/failure'
import type { Schema } from '#server/store/schema'
import { KeyReused } from '#server/wallet/book'
import { type Balance, Overdrawn } from '#server/wallet/ledger'

interface Parts {
  readonly clock: Clock
  readonly db: Kysely<Schema>
  readonly open: OpenSessions
  readonly regulator: RegulatorPort
  /** Whoever is away for `sessionAwayMillis` has ended the session. */
  readonly settings: SessionSettings & { readonly sessionAwayMillis: number }
  /** Why somebody may not take money to a table now; null when nothing is against it. */
  readonly barred: (player: PlayerId) => Promise<string | null>
  /** Money moved: whoever shows it should know. */
  readonly moved: (balances: readonly Balance[], session: SessionRow) => void
  readonly isAt: (player: PlayerId, table: TableId) => boolean
  readonly log: Logger
}

interface Seat {
  readonly player: PlayerId
  readonly table: TableId
  readonly currency: string
}

interface StaffReason {
  readonly actor: string
  readonly reason: string
}

const SWEEP_MILLIS = 1_000

/** Where sessions at tables begin and end (TP-12, TP-18). */
export class SessionService {
  readonly #with: Parts
  readonly #away: Away
  readonly #reports: Reports
  #timer: Timer | undefined
  #sweeping: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#with = parts
    this.#away = new Away(parts.settings.sessionAwayMillis)
    this.#reports = new Reports(parts.db, parts.regulator, parts.log)
  }

  /** Takes up all that is open; sessions of another way of playing end. */
  async start(): Promise<void> {
    const { db, open, settings } = this.#with
    const rows = await readOpenSessions(db)
    for (const row of rows) open.keep(row)
    for (const row of rows) if (row.regulated !== settings.regulated) await this.#end(row, 'away')
    await this.#reports.catchUp()
    this.#timer = this.#with.clock.every(SWEEP_MILLIS, () => this.#sweepOnce())
  }

  async stop(): Promise<void> {
    this.#timer?.cancel()
    await this.#sweeping
  }

  /** Opens a session, or takes more money to the one that is open. */
  async open(
    { id: player, currency }: Person,
    table: TableId,
    { key, amount }: { readonly key?: string; readonly amount?: number },
  ): Promise<TableSessionAnswer | HttpRefusal> {
    const { settings, barred, clock } = this.#with
    const { regulated } = settings
    const most = sessionMostOf(settings, currency)
    if (regulated !== (amount !== undefined)) return regulated ? AMOUNT_NEEDED : NO_AMOUNT
    if (regulated && key === undefined) return KEY_NEEDED
    const text = await barred(player)
    if (text !== null) return { status: 409, reason: 'own-limit', text }
    const funding = amount === undefined || key === undefined ? null : { key, amount, most, at: clock.now() }
    try {
      return await this.#fund({ player, table, currency }, funding)
    } catch (error) {
      if (error instanceof OverSession) return tooMuch(most, error.left)
      if (error instanceof Overdrawn) return TOO_LITTLE
      if (error instanceof KeyReused) return KEY_REUSED
      throw error
    }
  }

  /** Null when there is none. */
  async end(player: PlayerId, table: TableId): Promise<TableSessionAnswer | null> {
    const row = this.#with.open.at(player, table)
    return row === undefined ? null : this.#end(row, 'player')
  }

  /** FL-5: staff say why. */
  async endByStaff(id: string, staff: StaffReason): Promise<TableSessionAnswer | null> {
    const row = this.#with.open.find(id)
    return row === undefined ? null : this.#end(row, 'staff', staff)
  }

  async #fund(seat: Seat, funding: Funding | null): Promise<TableSessionAnswer | HttpRefusal> {
    const { db, open } = this.#with
    const known = open.at(seat.player, seat.table)
    if (known === undefined) return this.#begin(seat, funding)
    const balances = funding === null ? [] : await topUpSession(db, known, funding)
    const row = await readSession(db, known.id)
    if (balances !== null) return this.#told(row, balances)
    open.keep(row)
    return row.state === 'ended' ? this.#begin(seat, funding) : ENDING
  }

  async #begin(seat: Seat, funding: Funding | null): Promise<TableSessionAnswer | HttpRefusal> {
    const { db, open, regulator, settings, clock } = this.#with
    const { player, table, currency } = seat
    const at = clock.now()
    const numbers = await regulator.open({ player, table, at })
    const { session: id, participation } = numbers
    const draft = { id, participation, player, table_id: table, currency, regulated: settings.regulated }
    try {
      const balances = await openSession(db, draft, funding, at)
      return this.#told(await readSession(db, id), balances)
    } catch (error) {
      await this.#reports.unused(numbers, at)
      if (!isSecond(error)) throw error
      for (const row of await readOpenSessions(db, { player, table })) open.keep(row)
      return this.#fund(seat, funding)
    }
  }

  async #end(session: SessionRow, by: EndedBy, staff?: StaffReason): Promise<TableSessionAnswer> {
    const { db, clock } = this.#with
    const at = clock.now()
    const { row, balances } = await endSession(db, session, by, at, async (tx, { id, state }) => {
      const { player, table_id: table } = session
      const deed = {
        action: 'session-ended',
        subject: id,
        player,
        table,
        before: { state },
        after: { by },
        at,
      }
      if (staff !== undefined) await noteStaff(tx, { ...staff, ...deed })
    })
    const answer = this.#told(row, balances)
    if (row.state === 'ended') await this.#reports.ended(row, at)
    return answer
  }

  #told(row: SessionRow, balances: readonly Balance[]): TableSessionAnswer {
    const { open, moved, settings } = this.#with
    open.keep(row)
    moved(balances, row)
    return sessionAnswer(row, sessionMostOf(settings, row.currency))
  }

  #sweepOnce(): void {
    this.#sweeping ??= this.sweep()
      .catch((error: unknown) => this.#with.log.warn({ err: error }, 'sessions could not be looked after'))
      .finally(() => {
        this.#sweeping = null
      })
  }

  /** Those that wait for their round are tried again; those whose player went are ended. */
  async sweep(): Promise<void> {
    const { open, isAt, clock } = this.#with
    for (const row of open.all()) {
      const isGone = this.#away.isGone(row.id, isAt(row.player, row.table_id), clock.now())
      if (row.state === 'ending' || isGone) await this.#end(row, 'away')
    }
  }
}

/** Another request opened one at the same moment. */
function isSecond(error: unknown): boolean {
  return failureOf(error) === 'unique' && constraintOf(error) === 'play_sessions_one_open'
}
