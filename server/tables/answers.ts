import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/store/schema'
import { idReused, type Letter } from '#server/tables/mailbox'
import type { Answer } from '#server/tables/ports'

/** Gives stored answers to letters that were answered before, and returns those that were not. */
export async function unanswered(db: Kysely<Schema>, letters: readonly Letter[]): Promise<readonly Letter[]> {
  if (letters.length === 0) return letters
  const rows = await db
    .selectFrom('answers')
    .select(['player_id', 'command_id', 'input_hash', 'answer'])
    .where(
      sql<boolean>`(player_id, command_id) in (select * from unnest(
        ${letters.map(({ order }) => order.player)}::text[],
        ${letters.map(({ order }) => order.id)}::text[]))`,
    )
    .execute()
  const known = new Map(rows.map((row) => [`${row.player_id} ${row.command_id}`, row]))
  return letters.filter((letter) => {
    const row = known.get(`${letter.order.player} ${letter.order.id}`)
    if (row === undefined) return true
    const same = row.input_hash === letter.hash
    letter.answer(same ? (JSON.parse(row.answer) as Answer) : idReused(letter.order.id))
    return false
  })
}
