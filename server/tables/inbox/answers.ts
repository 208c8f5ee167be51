import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { canonical } from '#engine/record/canonical'
import { staffSender } from '#server/people/staff/member'
import type { Schema } from '#server/store/schema'
import type { Answer, Order, StaffAnswer, StaffOrder } from '#server/tables/ports'
import type { Sealer } from '#server/tables/records'

/** Under what an answer is kept: of one sender an id stands for one order. */
export interface Signed {
  readonly sender: string
  readonly id: string
  /** What the id stands for. */
  readonly hash: string
}

/** What an id stands for in the store, and what was said to it. */
export interface Kept {
  readonly hash: string
  /** As JSON. */
  readonly answer: string
}

export function isOfStaff(order: Order | StaffOrder): order is StaffOrder {
  return 'by' in order
}

export function signed(table: string, order: Order | StaffOrder, { digest }: Pick<Sealer, 'digest'>): Signed {
  const { id } = order
  if (!isOfStaff(order)) return { sender: order.player, id, hash: orderHash(table, order) }
  // A scanned card may lie face down: there are few enough of them to try them all on a plain hash (FA-5).
  return { sender: staffSender(order.by), id, hash: digest(canonical([table, order.command])) }
}

/** Of an order without cards. */
export function orderHash(
  table: string,
  { command, round }: Pick<Order, 'round'> & { readonly command: object },
): string {
  return createHash('sha256')
    .update(canonical(round === undefined ? [table, command] : [table, command, round]))
    .digest('hex')
    .slice(0, 32)
}

export function keyOf({ sender, id }: Pick<Signed, 'sender' | 'id'>): string {
  return `${sender} ${id}`
}

/** What the store knows of these ids, by their keys. */
export async function keptAnswers(
  db: Kysely<Schema>,
  signs: readonly Signed[],
): Promise<ReadonlyMap<string, Kept>> {
  if (signs.length === 0) return new Map()
  const rows = await db
    .selectFrom('answers')
    .select(['player_id', 'command_id', 'input_hash', 'answer'])
    .where(
      sql<boolean>`(player_id, command_id) in (select * from unnest(
        ${signs.map(({ sender }) => sender)}::text[],
        ${signs.map(({ id }) => id)}::text[]))`,
    )
    .execute()
  return new Map(
    rows.map(({ player_id: sender, command_id: id, input_hash: hash, answer }) => [
      keyOf({ sender, id }),
      { hash, answer },
    ]),
  )
}

/** From now on this id stands for this order. False when it stood for another one. */
export async function keepId(
  db: Kysely<Schema>,
  table: string,
  sign: Signed,
  answer: StaffAnswer,
  at: number,
): Promise<boolean> {
  await db
    .insertInto('answers')
    .values({
      player_id: sign.sender,
      command_id: sign.id,
      table_id: table,
      input_hash: sign.hash,
      answer: JSON.stringify(answer),
      at,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'command_id']).doNothing())
    .execute()
  return !(await isUsedOtherwise(db, sign))
}

/** Whether the id stands for another order. */
export async function isUsedOtherwise(db: Kysely<Schema>, sign: Signed): Promise<boolean> {
  const kept = (await keptAnswers(db, [sign])).get(keyOf(sign))
  return kept !== undefined && kept.hash !== sign.hash
}

export function idReused(id: string): Answer {
  return {
    ok: false,
    reason: 'id-reused',
    text: `The command id ${id} was used for another command: make a new one for each.`,
  }
}
