import { type Kysely, sql } from 'kysely'
import type { PlayerId, RoundCode } from '#engine/ids'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'

const FIELDS = sql`m.player, m.round, r.table_id, p.operator, m.currency, r.began_at, r.ended_at, r.outcome, m.staked,
  m.paid, m.golden_staked, m.golden_back, m.balance_before, m.balance_after`

/** TP-7: what players read as their history is what the book says, no round more and none less. */
export async function auditPlays(db: Kysely<Schema>, findings: Findings): Promise<void> {
  // All rounds at once may take longer than anything that somebody waits for.
  await sql`set local statement_timeout = 0`.execute(db)
  const { rows } = await sql<{ player: PlayerId; round: RoundCode; kept: boolean }>`
    with told as (
      select ${FIELDS} from round_money m join rounds r on r.code = m.round left join players p on p.id = m.player
      where r.ended_at is not null
    ), kept as (
      select player, round, table_id, operator, currency, began_at, ended_at, outcome, staked, paid, golden_staked,
        golden_back, balance_before, balance_after from plays
    ), wrong as (
      (select kept.*, true as is_kept from (select * from kept except select * from told) kept)
      union all (select told.*, false from (select * from told except select * from kept) told)
    )
    select player, round, bool_or(is_kept) as kept from wrong group by player, round
    order by round, player limit ${sql.lit(10)}`.execute(db)
  for (const { player, round, kept } of rows) {
    findings.problem(
      kept
        ? `Round ${round} is in the history of ${player} other than in the book.`
        : `Round ${round} is missing in the history of ${player}.`,
    )
  }
  const { count } = await db
    .selectFrom('plays')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow()
  findings.count('plays', count)
}
