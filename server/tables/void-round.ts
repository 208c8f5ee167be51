import type { Kysely } from 'kysely'
import type { Schema } from '#server/store/schema'
import type { Floor } from '#server/tables/floor'
import { answerNow, type VoidAnswer, type VoidOrder } from '#server/tables/voids'

interface Parts {
  readonly db: Kysely<Schema>
  readonly tables: Floor['tables']
}

/** Finds the round's table and has it void the round: nobody but the table's one writer may. */
export async function voidRound({ db, tables }: Parts, code: string, order: VoidOrder): Promise<VoidAnswer> {
  const id = await tableOf(db, code)
  if (id === null) return NO_ROUND
  return tables.get(id)?.void(code, order) ?? notHere(id)
}

/** Where the round was played, if it could be voided now; else why not. */
export async function voidable(
  { db, tables }: Parts,
  code: string,
  order: VoidOrder,
): Promise<VoidAnswer | { readonly table: string }> {
  const table = await tableOf(db, code)
  if (table === null) return NO_ROUND
  if (!tables.has(table)) return notHere(table)
  return (await answerNow(db, table, code, order)) ?? { table }
}

async function tableOf(db: Kysely<Schema>, code: string): Promise<string | null> {
  const round = await db.selectFrom('rounds').select('table_id').where('code', '=', code).executeTakeFirst()
  return round?.table_id ?? null
}

const NO_ROUND: VoidAnswer = { ok: false, error: 'no-round', text: 'There is no round with this code.' }

function notHere(table: string): VoidAnswer {
  const text = `Table ${table} is not open on this server: configure it, then void the round.`
  return { ok: false, error: 'closing', text }
}
