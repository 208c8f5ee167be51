import { type Kysely, sql } from 'kysely'
import type { OperatorId } from '#engine/ids'
import { newPersonId } from '#server/people/secrets'
import type { Schema } from '#server/store/schema'
import { purseAccount } from '#server/wallet/accounts'
import { openAccounts } from '#server/wallet/ledger'

export interface Arrival {
  readonly operator: OperatorId
  /** What the operator calls the player. */
  readonly externalId: string
  readonly name: string
  readonly currency: string
}

/** The player whom the operator means, made when they come for the first time; null: known in another currency. */
export async function enrol(
  db: Kysely<Schema>,
  { operator, externalId, name, currency }: Arrival,
  at: number,
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; currency: string }>`
      insert into players (id, name, kind, currency, created_at, operator, external_id)
      values (${newPersonId()}, ${name}, 'operator', ${currency}, ${at}::bigint, ${operator}, ${externalId})
      on conflict (operator, external_id) where operator is not null
        do update set name = excluded.name
      returning id, currency`.execute(tx)
    const [row] = rows
    if (row === undefined || row.currency !== currency) return null
    await openAccounts(tx, [
      { account: purseAccount(row.id, 'cash'), currency },
      { account: purseAccount(row.id, 'golden'), currency },
    ])
    return row.id
  })
}
