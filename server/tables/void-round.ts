import type { Kysely } from 'kysely'
import type { Schema } from '#server/store/schema'
import type { Floor } from '#server/tables/floor'
import type { VoidAnswer, VoidOrder } from '#server/tables/voids'

/** Finds the round's table and has it void the round: nobody but the table's one writer may. */
export async function voidRound(
  { db, tables }: { readonly db: Kysely<Schema>; readonly tables: Floor['tables'] },
  code: string,
  order: VoidOrder,
): Promise<VoidAnswer> {
  const round = await db.selectFrom('rounds').select('table_id').where('code', '=', code).executeTakeFirst()
  if (round === undefined) return { ok: false, error: 'no-round', text: 'There is no round with this code.' }
  const table = tables.get(round.table_id)
  if (table !== undefined) return table.void(code, order)
  return {
    ok: false,
    error: 'closing',
    text: `Table ${round.table_id} is not open on this server: configure it, then void the round.`,
  }
}
