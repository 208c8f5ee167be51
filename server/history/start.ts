import type { Kysely } from 'kysely'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import type { Schema } from '#server/store/schema'
import { keptIn } from '#server/tables/snapshot'

/** Records that are read at once. */
const CHUNK = 5_000

/**
 * The table right before a round. It was kept when the round began; of rounds from before that was done, or from when a
 * table had another shape, the log knows it, at the price of folding all of it up to there.
 */
export async function roundStart(db: Kysely<Schema>, round: Schema['rounds']): Promise<TableState> {
  const row = await db
    .selectFrom('round_starts')
    .select('state')
    .where('code', '=', round.code)
    .executeTakeFirst()
  const kept = keptIn(row?.state ?? null)
  return kept?.state ?? (await folded(db, round))
}

async function folded(
  db: Kysely<Schema>,
  { table_id, first_version, code }: Schema['rounds'],
): Promise<TableState> {
  let state: TableState | null = null
  for (let after = 0; after < first_version - 1; after += CHUNK) {
    const records = await db
      .selectFrom('events')
      .select('body')
      .where('table_id', '=', table_id)
      .where('version', '>', after)
      .where('version', '<=', Math.min(after + CHUNK, first_version - 1))
      .orderBy('version')
      .execute()
    for (const { body } of records) state = evolveTable(state, JSON.parse(body) as TableEvent)
  }
  if (state === null)
    throw new RangeError(`Nothing came before round ${code}: a log begins with 'configured'.`)
  return state
}
