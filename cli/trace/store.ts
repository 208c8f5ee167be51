import type { Kysely } from 'kysely'
import type { Schema } from '#server/store/schema'

/** What the store keeps of a command: its one answer, what was stored with it, and the round it was in. */
export interface KeptCommand {
  readonly player: string
  readonly table: string
  readonly at: number
  readonly answer: string
  readonly events: readonly { readonly version: number; readonly type: string }[]
  readonly round: KeptRound | null
}

export interface KeptRound {
  readonly code: string
  readonly table: string
  readonly beganAt: number
  readonly endedAt: number | null
  readonly outcome: string | null
  readonly events: readonly { readonly version: number; readonly type: string; readonly at: number }[]
  readonly transfers: readonly {
    readonly kind: string
    readonly at: number
    readonly account: string
    readonly amount: number
  }[]
}

/** A command id is unique for a player only: there may be several. */
export async function keptCommands(db: Kysely<Schema>, id: string): Promise<readonly KeptCommand[]> {
  const rows = await db.selectFrom('answers').selectAll().where('command_id', '=', id).execute()
  return Promise.all(
    rows.map(async ({ player_id: player, table_id: table, at, answer }) => {
      const given = JSON.parse(answer) as {
        readonly ok: boolean
        readonly upto?: number
        readonly reason?: string
      }
      const round = await roundAt(db, table, at)
      const kept = round === null ? null : await keptRound(db, round)
      const events = await db
        .selectFrom('events')
        .select(['version', 'type'])
        .where('table_id', '=', table)
        .where('at', '=', at)
        .where('version', '<=', given.upto ?? 0)
        .orderBy('version')
        .execute()
      const answered = given.ok ? `ok, version ${given.upto}` : `refused: ${given.reason}`
      return { player, table, at, answer: answered, events, round: kept === null ? null : own(kept, player) }
    }),
  )
}

/** Of the round's money only what is this player's. */
function own(round: KeptRound, player: string): KeptRound {
  const isOwn = ({ account }: { readonly account: string }) => account.split(':').includes(player)
  return { ...round, events: [], transfers: round.transfers.filter(isOwn) }
}

async function roundAt(db: Kysely<Schema>, table: string, at: number): Promise<string | null> {
  const row = await db
    .selectFrom('rounds')
    .select(['code', 'ended_at'])
    .where('table_id', '=', table)
    .where('began_at', '<=', at)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  return row === undefined || (row.ended_at !== null && row.ended_at < at) ? null : row.code
}

/** Types and times of what happened, never cards: what lies face down is nobody's business here (FA-5). */
export async function keptRound(db: Kysely<Schema>, code: string): Promise<KeptRound | null> {
  const round = await db.selectFrom('rounds').selectAll().where('code', '=', code).executeTakeFirst()
  if (round === undefined) return null
  const { table_id: table, first_version, last_version } = round
  const events = await db
    .selectFrom('events')
    .select(['version', 'type', 'at'])
    .where('table_id', '=', table)
    .where('version', '>=', first_version)
    .$if(last_version !== null, (query) => query.where('version', '<=', last_version ?? 0))
    .orderBy('version')
    .execute()
  const transfers = await db
    .selectFrom('transfers')
    .innerJoin('entries', 'entries.transfer_id', 'transfers.id')
    .select(['transfers.kind', 'transfers.at', 'entries.account_id as account', 'entries.amount'])
    .where('transfers.round', '=', code)
    .orderBy('transfers.id')
    .orderBy('entries.line')
    .execute()
  const { began_at: beganAt, ended_at: endedAt, outcome } = round
  return { code, table, beganAt, endedAt, outcome, events, transfers }
}
