import type { Kysely } from 'kysely'
import type { Schema } from '#server/store/schema'
import { StoreError } from '#server/store/store-error'
import { shoeContext } from '#server/tables/commit'
import type { Sealer } from '#server/tables/records'

const SAMPLES = 5

/** With another key every running shoe would be lost and its rounds refunded: that must not happen by accident. */
export async function requireSealKey(db: Kysely<Schema>, sealer: Sealer): Promise<void> {
  const shoes = await db
    .selectFrom('shoes')
    .select(['table_id', 'number', 'sealed_seed'])
    .where('sealed_seed', '<>', '')
    .orderBy('number', 'desc')
    .limit(SAMPLES)
    .execute()
  const opens = ({ table_id, number, sealed_seed }: (typeof shoes)[number]) => {
    try {
      return sealer.unseal(sealed_seed, shoeContext(table_id, number)) !== ''
    } catch {
      return false
    }
  }
  if (shoes.length === 0 || shoes.some(opens)) return
  throw new StoreError(
    'The seal key is not the one that this store was written with: its running shoes cannot be dealt on. Put the ' +
      "right key into SABOT_SEAL_KEY or the data folder's seal.key. If it is lost, start once with " +
      'SABOT_NEW_SEAL_KEY=true: rounds with sealed cards are refunded and those shoes can never be verified.',
    'other',
  )
}
