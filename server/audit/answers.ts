import { type Kysely, sql } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'

/** What was answered as done is in the log: no answer is ahead of its table. */
export async function auditAnswers(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ player_id: PlayerId; command_id: string }>`
    select player_id, command_id from answers a left join tables t on t.id = a.table_id
    where t.id is null or (a.answer::json->>'upto')::bigint > t.version
    order by player_id, command_id limit ${sql.lit(10)}`.execute(db)
  for (const { player_id, command_id } of rows) {
    findings.problem(`The command ${command_id} of ${player_id} was answered ahead of the log.`)
  }
  const { count } = await db
    .selectFrom('answers')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow()
  findings.count('answers', count)
}
