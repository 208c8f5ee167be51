import type { Kysely } from 'kysely'
import type { PlayerNamesAnswer } from '#protocol/http/supervision'
import type { Schema } from '#server/store/schema'

/** Where people do not see each other, the table itself does not know what they are called. */
export async function playerNames(db: Kysely<Schema>, ids: readonly string[]): Promise<PlayerNamesAnswer> {
  const named = db.selectFrom('players').select(['id as player', 'name']).where('id', 'in', ids)
  return { players: await named.orderBy('id').execute() }
}
