import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { RegulatorPort, SessionNumbers } from '#server/play/regulator'
import type { SessionRow } from '#server/play/sessions/book'
import type { Schema } from '#server/store/schema'

/** Tells the regulator which sessions are over, until it was told. */
export class Reports {
  readonly #db: Kysely<Schema>
  readonly #regulator: RegulatorPort
  readonly #log: Logger

  constructor(db: Kysely<Schema>, regulator: RegulatorPort, log: Logger) {
    this.#db = db
    this.#regulator = regulator
    this.#log = log
  }

  async ended({ id, participation, ended_at }: SessionRow, at: number): Promise<void> {
    if (!(await this.unused({ session: id, participation }, ended_at ?? at))) return
    await this.#db.updateTable('play_sessions').set({ reported: true }).where('id', '=', id).execute()
  }

  /** Numbers that will not be used, or not any more; false when the regulator did not hear it. */
  async unused(numbers: SessionNumbers, at: number): Promise<boolean> {
    try {
      await this.#regulator.close(numbers, at)
      return true
    } catch (error) {
      this.#log.warn(
        { err: error, session: numbers.session },
        'the regulator was not told of an ended session',
      )
      return false
    }
  }

  /** Those that ended while nobody could be told. */
  async catchUp(): Promise<void> {
    const rows = await this.#db
      .selectFrom('play_sessions')
      .selectAll()
      .where('state', '=', 'ended')
      .where('reported', '=', false)
      .execute()
    for (const row of rows) await this.ended(row, row.ended_at ?? row.opened_at)
  }
}
