import { sql, type Transaction } from 'kysely'
import { dayOf } from '#server/play/periods'
import type { Schema } from '#server/store/schema'
import type { Batch } from '#server/tables/batch'

/** The day on which the round was staked that a batch pays; its own day when it pays none. */
export async function stakedOn(
  tx: Transaction<Schema>,
  { transfers, state, at }: Pick<Batch, 'transfers' | 'state' | 'at'>,
): Promise<string> {
  const today = dayOf(at)
  const code = transfers.find(({ kind, round }) => round !== null && kind !== 'stake')?.round ?? null
  const { round } = state
  const isOfToday = round !== null && round.code === code && dayOf(round.beganAt) === today
  if (code === null || isOfToday) return today
  const { rows } = await sql<{ at: number | null }>`
    select min(at) as at from transfers where round = ${code} and kind = 'stake'`.execute(tx)
  return dayOf(rows[0]?.at ?? at)
}
