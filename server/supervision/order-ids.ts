import type { Kysely } from 'kysely'
import { type StaffMember, staffSender } from '#server/people/staff/member'
import type { Schema } from '#server/store/schema'
import { orderHash } from '#server/tables/inbox/letter'
import type { StaffAnswer } from '#server/tables/ports'

interface Ordered {
  readonly by: StaffMember
  /** The id. */
  readonly order: string
  readonly table: string
  readonly command: object
}

/**
 * From now on this id stands for this order, among the ids of all that the person ever ordered of tables. False when it
 * stood for another one.
 */
export async function keepId(
  db: Kysely<Schema>,
  ordered: Ordered,
  answer: StaffAnswer,
  at: number,
): Promise<boolean> {
  const { by, order, table, command } = ordered
  await db
    .insertInto('answers')
    .values({
      player_id: staffSender(by),
      command_id: order,
      table_id: table,
      input_hash: orderHash(table, { command }),
      answer: JSON.stringify(answer),
      at,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'command_id']).doNothing())
    .execute()
  return !(await isUsedOtherwise(db, ordered))
}

/** Whether this person's id stands for another order. */
export async function isUsedOtherwise(
  db: Kysely<Schema>,
  { by, order, table, command }: Ordered,
): Promise<boolean> {
  const row = await db
    .selectFrom('answers')
    .select('input_hash')
    .where('player_id', '=', staffSender(by))
    .where('command_id', '=', order)
    .executeTakeFirst()
  return row !== undefined && row.input_hash !== orderHash(table, { command })
}
