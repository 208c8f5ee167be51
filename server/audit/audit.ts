import type { Kysely } from 'kysely'
import { auditBook } from '#server/audit/book'
import { Findings } from '#server/audit/findings'
import { auditTable } from '#server/audit/log'
import type { Schema } from '#server/store/schema'
import type { Sealer } from '#server/tables/records'

/** Checks the whole book, replays every round of every table and compares the two. */
export async function audit(
  db: Kysely<Schema>,
  sealer: Sealer,
  progress: (table: string) => void = () => undefined,
): Promise<Findings> {
  const findings = new Findings()
  await auditBook(db, findings)
  const tables = await db.selectFrom('tables').select(['id', 'version', 'hash']).orderBy('id').execute()
  for (const table of tables) {
    progress(table.id)
    await auditTable(db, table, sealer, findings)
  }
  return findings
}
