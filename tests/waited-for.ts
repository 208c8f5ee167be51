import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/store/schema'
import { until } from '#tests/until'

/** Until somebody waits for a lock. A transaction would look at one picture of who is there again and again. */
export async function waitedFor(db: Kysely<Schema>): Promise<void> {
  await until(async () => {
    const { rows } = await sql`select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(db)
    return rows.length > 0
  })
}
