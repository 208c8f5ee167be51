import type { Kysely } from 'kysely'
import type { TableId } from '#engine/ids'
import { auditAnswers } from '#server/audit/answers'
import { auditBook } from '#server/audit/book'
import { Findings } from '#server/audit/findings'
import { auditGolden } from '#server/audit/golden'
import { auditTable } from '#server/audit/log'
import { auditOperators } from '#server/audit/operators'
import { auditPayments } from '#server/audit/payments'
import { auditPlay } from '#server/audit/play'
import { auditPlays } from '#server/audit/plays'
import { auditReasons } from '#server/audit/reasons'
import type { Schema } from '#server/store/schema'
import { isFault } from '#server/tables/memory'
import type { Sealer } from '#server/tables/records'

/** Checks the whole book, replays every round of every table and compares the two. */
export function audit(
  db: Kysely<Schema>,
  sealer: Sealer,
  progress: (table: TableId) => void = () => undefined,
): Promise<Findings> {
  // One moment of the store: tables may be played while they are audited.
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return moment.execute(async (tx) => {
    const findings = new Findings()
    await auditBook(tx, findings)
    await auditReasons(tx, findings)
    await auditOperators(tx, findings)
    await auditAnswers(tx, findings)
    await auditPlay(tx, findings)
    await auditPayments(tx, findings)
    await auditGolden(tx, findings)
    await auditPlays(tx, findings)
    const tables = await tx.selectFrom('tables').selectAll().orderBy('id').execute()
    for (const table of tables) {
      progress(table.id)
      try {
        await auditTable(tx, table, sealer, findings)
      } catch (error) {
        if (!isFault(error) && !(error instanceof SyntaxError)) throw error
        findings.problem(`${table.id}: its log cannot be replayed to its end (${String(error)}).`)
      }
    }
    return findings
  })
}
