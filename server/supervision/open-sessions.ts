import { type Kysely, sql } from 'kysely'
import type { OpenSessionsAnswer } from '#protocol/http/supervision'
import type { Schema } from '#server/store/schema'

const MOST = 200

type Listed = OpenSessionsAnswer['sessions'][number]

/** Sessions at tables that did not end yet (TP-18), the oldest first; a supervisor may end each of them. */
export async function openSessions(db: Kysely<Schema>): Promise<OpenSessionsAnswer> {
  const { rows } = await sql<Listed & { readonly all: number }>`
    select s.id as session, s.player, players.name, s.table_id as table, s.currency, s.opened_at as "openedAt",
      s.state, count(*) over ()::int as all
    from play_sessions s join players on players.id = s.player
    where s.state <> 'ended' order by s.opened_at, s.id limit ${MOST}`.execute(db)
  const sessions = rows.map(({ all: _all, ...session }) => session)
  return { sessions, more: (rows[0]?.all ?? 0) - rows.length }
}
