import { type Kysely, sql } from 'kysely'
import type { OperatorId } from '#engine/ids'
import type { Delivery } from '#server/operators/calls'
import type { Schema } from '#server/store/schema'

export interface Due extends Delivery {
  readonly externalId: string
  readonly tries: number
}

/**
 * Takes deliveries that are due, for a while: nobody else takes them meanwhile. Of one player's round the later one
 * waits until the earlier one is done.
 */
export async function claimDue(
  db: Kysely<Schema>,
  operator: OperatorId,
  { most, now, forMillis }: { readonly most: number; readonly now: number; readonly forMillis: number },
): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select c.id from wallet_calls c
      where c.operator = ${operator} and c.state = 'waiting' and c.next_at <= ${now}::bigint
        and c.claimed_until <= ${now}::bigint
        and not exists (select 1 from wallet_calls o where o.round = c.round and o.player_id = c.player_id
          and o.state = 'waiting' and o.id < c.id)
      order by c.next_at, c.id limit ${most} for update skip locked
    ), claimed as (
      update wallet_calls c set claimed_until = ${now + forMillis}::bigint, tries = c.tries + 1
      from due where c.id = due.id and c.state = 'waiting'
      returning c.*
    )
    select c.code, c.operator, c.player_id as player, c.table_id as table, c.round, c.amount, c.currency,
      c.kind, c.debit_code as debit, c.tries, p.external_id as "externalId"
    from claimed c join players p on p.id = c.player_id order by c.id`.execute(db)
  return rows
}

export async function markDone(db: Kysely<Schema>, code: string, at: number): Promise<void> {
  await db
    .updateTable('wallet_calls')
    .set({ state: 'done', done_at: at, trouble: null })
    .where('code', '=', code)
    .where('state', '=', 'waiting')
    .execute()
}

export async function putOff(
  db: Kysely<Schema>,
  code: string,
  { until, trouble }: { readonly until: number; readonly trouble: string },
): Promise<void> {
  await db
    .updateTable('wallet_calls')
    .set({ next_at: until, claimed_until: 0, trouble })
    .where('code', '=', code)
    .where('state', '=', 'waiting')
    .execute()
}
