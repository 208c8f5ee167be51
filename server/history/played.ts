import { type Kysely, sql } from 'kysely'
import type { HistoryAnswer } from '#protocol/http'
import { gameIn } from '#server/history/game-in'
import type { Schema } from '#server/store/schema'
import { purseAccount } from '#server/wallet/accounts'

export interface Page {
  readonly cursor: string | null
  readonly limit: number
}

interface Row {
  readonly code: string
  readonly table: string
  readonly config: string
  readonly began_at: number
  readonly outcome: 'settled' | 'cancelled'
  readonly staked: number
  readonly paid: number
  readonly last: number
}

/** TP-7: a player's finished rounds as the book has them, newest first. */
export async function playedRounds(
  db: Kysely<Schema>,
  player: string,
  { cursor, limit }: Page,
): Promise<HistoryAnswer | null> {
  const before = cursor === null ? Number.MAX_SAFE_INTEGER : Number(cursor)
  if (!Number.isSafeInteger(before) || before < 0) return null
  const accounts = [purseAccount(player, 'cash'), purseAccount(player, 'golden')]
  const { rows } = await sql<Row>`
    with played as (
      select t.round, max(t.id) as last,
        -coalesce(sum(e.amount) filter (where e.account_id = ${accounts[0]} and e.amount < 0), 0) as staked,
        coalesce(sum(e.amount) filter (where e.account_id = ${accounts[0]} and e.amount > 0), 0) as paid
      from entries e join transfers t on t.id = e.transfer_id
      where e.account_id = any(${accounts}::text[]) and t.round is not null
      group by t.round
    )
    select r.code, r.table_id as table, tables.config, r.began_at, r.outcome,
      played.staked::bigint as staked, played.paid::bigint as paid, played.last
    from played join rounds r on r.code = played.round join tables on tables.id = r.table_id
    where r.outcome is not null and played.last < ${before}::bigint
    order by played.last desc limit ${limit}`.execute(db)
  const rounds = rows.map(({ code, table, config, began_at, outcome, staked, paid }) => {
    return { code, table, game: gameIn(config), beganAt: began_at, staked, paid, outcome }
  })
  const last = rows.at(-1)
  return { rounds, next: last === undefined || rows.length < limit ? null : String(last.last) }
}
