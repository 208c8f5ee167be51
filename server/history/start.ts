import { type Kysely, sql } from 'kysely'
import type { RoundCode, TableId } from '#engine/ids'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import { viewTable } from '#engine/table/view'
import type { Schema } from '#server/store/schema'
import { KEPT_NOW, keptIn, snapshotText } from '#server/tables/snapshot'
import { NO_STAKES } from '#server/wallet/stakes'

/** Records that are read at once. */
const CHUNK = 5_000

/**
 * The table right before a round. It was kept when the round began; of rounds from before that was done, or from when a
 * table had another shape, the log knows it, from the nearest round before it that is kept. What was found so is kept,
 * with one on the way in each part of the log: nobody makes the server fold a long log again and again.
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

interface Start {
  readonly code: RoundCode
  readonly state: TableState
}

async function folded(
  db: Kysely<Schema>,
  { table_id, first_version, code, number }: Schema['rounds'],
): Promise<TableState> {
  const nearest = await nearestBefore(db, table_id, number)
  let state: TableState | null = nearest?.state ?? null
  const first = (nearest?.first_version ?? 1) - 1
  for (let after = first; after < first_version - 1; after += CHUNK) {
    const records = await db
      .selectFrom('events')
      .select('body')
      .where('table_id', '=', table_id)
      .where('version', '>', after)
      .where('version', '<=', Math.min(after + CHUNK, first_version - 1))
      .orderBy('version')
      .execute()
    let passed: Start | null = null
    for (const { body } of records) {
      const event = JSON.parse(body) as TableEvent
      if (event.type === 'roundBegan' && state !== null) passed ??= { code: event.code, state }
      state = evolveTable(state, event)
    }
    if (passed !== null) await keepStart(db, passed)
  }
  if (state === null)
    throw new RangeError(`Nothing came before round ${code}: a log begins with 'configured'.`)
  await keepStart(db, { code, state })
  return state
}

async function nearestBefore(
  db: Kysely<Schema>,
  table: TableId,
  number: number,
): Promise<{ readonly state: TableState; readonly first_version: number } | null> {
  const row = await db
    .selectFrom('rounds')
    .innerJoin('round_starts', 'round_starts.code', 'rounds.code')
    .select(['first_version', 'state'])
    .where('table_id', '=', table)
    .where('number', '<', number)
    .where(sql<boolean>`left(state, ${KEPT_NOW.length}::int) = ${KEPT_NOW}`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const kept = keptIn(row?.state ?? null)
  return row === undefined || kept === null ? null : { ...row, state: kept.state }
}

const SUPERVISOR = { as: 'supervisor' } as const

async function keepStart(db: Kysely<Schema>, { code, state }: Start): Promise<void> {
  const text = snapshotText({ state: viewTable(state, SUPERVISOR), stakes: NO_STAKES })
  await db
    .insertInto('round_starts')
    .values({ code, state: text })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ state: text }))
    .execute()
}
