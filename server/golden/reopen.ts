import { sql } from 'kysely'
import type { Rider } from '#server/tables/commit'

/** FL-2: a void gives chips back whose time may be over already: their grants are looked at once more. */
export const reopenGrants: Rider = async (tx, batch) => {
  const codes = batch.events.flatMap((event) => (event.type === 'voided' ? [event.code] : []))
  if (codes.length === 0) return []
  await sql`update golden_grants set ended_at = null
    where ended_at is not null and player_id in (
      select a.owner from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where t.round = any(${codes}::text[]) and t.kind = 'void' and a.kind = 'golden')`.execute(tx)
  return []
}
