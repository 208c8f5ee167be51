import { type Kysely, sql } from 'kysely'
import type { TableId } from '#engine/ids'
import type { TableRoundsAnswer } from '#protocol/http/supervision'
import type { Schema } from '#server/store/schema'

const MOST = 20

type Ended = TableRoundsAnswer['rounds'][number]
type Row = Omit<Ended, 'money'> & { readonly currency: string | null } & Omit<
    Ended['money'][number],
    'currency'
  >

/** The newest rounds of a table that are over, with the money that was in them (FL-2). */
export async function tableRounds(db: Kysely<Schema>, table: TableId): Promise<TableRoundsAnswer> {
  const { rows } = await sql<Row>`
    select r.code, r.ended_at as "endedAt", r.outcome, plays.currency, count(plays.player)::int as players,
      coalesce(sum(plays.staked), 0)::bigint as staked, coalesce(sum(plays.paid), 0)::bigint as paid
    from (select code, number, ended_at, outcome from rounds
      where table_id = ${table} and ended_at is not null order by number desc limit ${MOST}) r
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
