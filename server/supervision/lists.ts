import { type Kysely, sql } from 'kysely'
import type { TableId } from '#engine/ids'
import type { OpenSessionsAnswer, PlayerNamesAnswer, TableRoundsAnswer } from '#protocol/http/supervision'
import type { Schema } from '#server/store/schema'

const MOST_ROUNDS = 20

type Ended = TableRoundsAnswer['rounds'][number]
type RoundRow = Omit<Ended, 'money'> & { readonly currency: string | null } & Omit<
    Ended['money'][number],
    'currency'
  >

/** The newest rounds of a table that are over, with the money that was in them (FL-2). */
export async function tableRounds(db: Kysely<Schema>, table: TableId): Promise<TableRoundsAnswer> {
  const { rows } = await sql<RoundRow>`
    select r.code, r.ended_at as "endedAt", r.outcome, plays.currency, count(plays.player)::int as players,
      coalesce(sum(plays.staked), 0)::bigint as staked, coalesce(sum(plays.paid), 0)::bigint as paid
    from (select code, number, ended_at, outcome from rounds
      where table_id = ${table} and ended_at is not null order by number desc limit ${MOST_ROUNDS}) r
    left join plays on plays.round = r.code
    group by r.number, r.code, r.ended_at, r.outcome, plays.currency
    order by r.number desc, plays.currency`.execute(db)
  const rounds = new Map<string, Ended>()
  for (const { code, endedAt, outcome, currency, players, staked, paid } of rows) {
    const money = currency === null ? [] : [{ currency, players, staked, paid }]
    rounds.set(code, { code, endedAt, outcome, money: [...(rounds.get(code)?.money ?? []), ...money] })
  }
  return { rounds: [...rounds.values()] }
}

const MOST_SESSIONS = 200

type OpenSession = OpenSessionsAnswer['sessions'][number]

/** Sessions at tables that did not end yet (TP-18), the oldest first; a supervisor may end each of them. */
export async function openSessions(db: Kysely<Schema>): Promise<OpenSessionsAnswer> {
  const { rows } = await sql<OpenSession & { readonly all: number }>`
    select s.id as session, s.player, players.name, s.table_id as table, s.currency, s.opened_at as "openedAt",
      s.state, count(*) over ()::int as all
    from play_sessions s join players on players.id = s.player
    where s.state <> 'ended' order by s.opened_at, s.id limit ${MOST_SESSIONS}`.execute(db)
  const sessions = rows.map(({ all: _all, ...session }) => session)
  return { sessions, more: (rows[0]?.all ?? 0) - rows.length }
}

/** Where people do not see each other, the table itself does not know what they are called. */
export async function playerNames(db: Kysely<Schema>, ids: readonly string[]): Promise<PlayerNamesAnswer> {
  const named = db.selectFrom('players').select(['id as player', 'name']).where('id', 'in', ids)
  return { players: await named.orderBy('id').execute() }
}
