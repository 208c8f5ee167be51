import { type Kysely, sql, type Transaction } from 'kysely'
import type { RoundCode } from '#engine/ids'
import type { KeptRemark } from '#protocol/http/chat'
import type { Deed, StaffRemark } from '#server/chat/book/port'
import { type RemarkRow, remarkOf } from '#server/chat/book/rows'
import { noteStaff } from '#server/people/staff/log'
import type { Schema } from '#server/store/schema'

/** More than a round can hold at the pace of people. */
const MOST_OF_ROUND = 1_000

export async function remarksAtTables(
  db: Kysely<Schema>,
  tables: readonly string[],
  most: number,
): Promise<readonly KeptRemark[]> {
  const { rows } = await sql<RemarkRow>`
    select line.* from unnest(${tables}::text[]) as room (id), lateral (
      select * from chat_lines where table_id = room.id order by id desc limit ${most}
    ) as line order by line.id`.execute(db)
  return rows.map(remarkOf)
}

export async function remarksOfRound(db: Kysely<Schema>, code: RoundCode): Promise<readonly KeptRemark[]> {
  const rows = await db
    .selectFrom('chat_lines')
    .selectAll()
    .where('round', '=', code)
    .orderBy('id')
    .limit(MOST_OF_ROUND)
    .execute()
  return rows.map(remarkOf)
}

export function staffRemark(db: Kysely<Schema>, remark: StaffRemark): Promise<KeptRemark> {
  const { by, id, name, role, table, round, text, at } = remark
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('chat_lines')
      .values({ table_id: table, round, staff: by, said_id: id, name, role, text, at })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return saidBefore(tx, by, id)
    const after = { line: row.id, round, text }
    await noteStaff(tx, {
      actor: by,
      action: 'chat-said',
      subject: table,
      table,
      reason: null,
      before: null,
      after,
      at,
    })
    return remarkOf(row)
  })
}

async function saidBefore(tx: Transaction<Schema>, by: string, id: string | null): Promise<KeptRemark> {
  const row = await tx
    .selectFrom('chat_lines')
    .selectAll()
    .where('staff', '=', by)
    .where('said_id', '=', id)
    .executeTakeFirstOrThrow()
  return remarkOf(row)
}

export function hideRemark(db: Kysely<Schema>, line: number, deed: Deed): Promise<KeptRemark | null> {
  const { by, reason, at } = deed
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('chat_lines')
      .selectAll()
      .where('id', '=', line)
      .where('table_id', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return null
    const known = remarkOf(row)
    if (known.hidden !== null) return known
    await tx
      .updateTable('chat_lines')
      .set({ hidden_by: by, hidden_at: at, hidden_why: reason })
      .where('id', '=', line)
      .execute()
    const { table, player, staff, text } = known
    const before = { table, player, staff, text }
    await noteStaff(tx, {
      actor: by,
      action: 'chat-hidden',
      subject: `${line}`,
      table,
      player,
      reason,
      before,
      after: null,
      at,
    })
    return known
  })
}
