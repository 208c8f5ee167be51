import { type Kysely, sql } from 'kysely'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'

/** Money moves for a reason: an event of a table, a grant, a session, or to undo what moved before. */
export async function auditReasons(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const forged = await sql<{ key: string }>`
    select t.key from transfers t where t.kind not in ('grant', 'expiry', 'session', 'reversal', 'deposit', 'withdrawal', 'debit', 'credit', 'operator')
      and not exists (select 1 from events e where e.table_id || '/' || e.version = t.key)`.execute(db)
  for (const { key } of forged.rows) findings.problem(`Transfer ${key} has no event that it belongs to.`)
  const misplaced = await sql<{ key: string; kind: string }>`
    select t.key, t.kind from transfers t
    join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
    where t.kind in ('grant', 'expiry', 'session')
    group by t.id having count(*) filter (where a.kind in ('cash', 'golden')) <> 1
      or bool_or(a.kind not in ('cash', 'golden')
        and a.kind <> all(case t.kind when 'session' then array['session'] else array['cashier', 'grants'] end))
    `.execute(db)
  for (const { key, kind } of misplaced.rows) findings.problem(`Transfer ${key} moved what no ${kind} moves.`)
  const crooked = await sql<{ key: string }>`
    select r.key from transfers r left join transfers t on r.key = 'reverse/' || t.key
    where r.kind = 'reversal' and (t.id is null or exists (
      select 1 from entries where transfer_id in (r.id, t.id) group by account_id having sum(amount) <> 0
    ))`.execute(db)
  for (const { key } of crooked.rows) findings.problem(`Transfer ${key} does not undo what it says.`)
}
