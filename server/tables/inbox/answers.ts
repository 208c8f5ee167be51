import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/store/schema'
import { keyOf, type LetterOf } from '#server/tables/inbox/letter'
import { idReused } from '#server/tables/inbox/mailbox'
import type { Order, StaffOrder } from '#server/tables/ports'

/** Gives stored answers to letters that were answered before, and returns those that were not. */
export async function unanswered<Sent extends Order | StaffOrder, Reply>(
  db: Kysely<Schema>,
  letters: readonly LetterOf<Sent, Reply>[],
): Promise<readonly LetterOf<Sent, Reply>[]> {
  if (letters.length === 0) return letters
  const rows = await db
    .selectFrom('answers')
    .select(['player_id', 'command_id', 'input_hash', 'answer'])
    .where(
      sql<boolean>`(player_id, command_id) in (select * from unnest(
        ${letters.map(({ sender }) => sender)}::text[],
        ${letters.map(({ id }) => id)}::text[]))`,
    )
    .execute()
  const known = new Map(rows.map((row) => [keyOf({ sender: row.player_id, id: row.command_id }), row]))
  return letters.filter((letter) => {
    const row = known.get(keyOf(letter))
    if (row === undefined) return true
    const same = row.input_hash === letter.hash
    letter.answer(same ? (JSON.parse(row.answer) as Reply) : idReused(letter.id))
    return false
  })
}
