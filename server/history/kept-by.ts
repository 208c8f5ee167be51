import type { Kysely } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { Schema } from '#server/store/schema'

/** The operator in whose own wallet a player's money lies; null where it lies here. */
export async function keptBy(
  db: Kysely<Schema>,
  player: PlayerId,
  builtIn: readonly string[],
): Promise<string | null> {
  const row = await db.selectFrom('players').select('operator').where('id', '=', player).executeTakeFirst()
  const operator = row?.operator ?? null
  return operator === null || builtIn.includes(operator) ? null : operator
}
