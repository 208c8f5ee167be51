import { type Kysely, sql } from 'kysely'
import type { Kept, PlayerRemark } from '#server/chat/book/port'
import { type RemarkRow, remarkOf } from '#server/chat/book/rows'
import type { Schema } from '#server/store/schema'

interface Written extends Omit<RemarkRow, 'id'> {
  /** Null where nothing was written: */
  readonly id: number | null
  /** whether a mute is why, and until when it holds. */
  readonly barred: boolean
  readonly until: number | null
}

/** One statement: whoever is muted at this moment says nothing, wherever and by whomever the mute was given. */
export async function keepAtTable(db: Kysely<Schema>, remark: PlayerRemark): Promise<Kept> {
  const { player, id, table, round, name, text, at } = remark
  const { rows } = await sql<Written>`
    with mute as (
      select until from chat_mutes
      where player_id = ${player} and lifted_at is null and (until is null or until > ${at}::bigint)
      order by until desc nulls first limit 1
    ), line as (
      insert into chat_lines (table_id, round, player_id, said_id, name, role, text, at)
      select ${table}::text, ${round}::text, ${player}, ${id}, ${name}, 'player', ${text}, ${at}::bigint
      where not exists (select from mute)
      on conflict (player_id, said_id) where said_id is not null do nothing
      returning *
    )
    select line.*, exists (select from mute) as barred, (select until from mute) as until
    from (select 1) as one left join line on true`.execute(db)
  return outcome(db, remark, rows[0])
}

/** A mute does not close the support room: it is where one asks why. */
export async function keepInSupport(db: Kysely<Schema>, remark: PlayerRemark): Promise<Kept> {
  const { player, id, name, text, at } = remark
  const { rows } = await sql<Written>`
    with line as (
      insert into chat_lines (player_id, said_id, name, role, text, at)
      values (${player}, ${id}, ${name}, 'player', ${text}, ${at}::bigint)
      on conflict (player_id, said_id) where said_id is not null do nothing
      returning *
    ), room as (
      insert into support_rooms (player_id, waiting_since, answered_line, read_line)
      select player_id, at, 0, 0 from line
      on conflict (player_id) do update
        set waiting_since = coalesce(support_rooms.waiting_since, excluded.waiting_since)
    )
    select line.*, false as barred, null::bigint as until
    from (select 1) as one left join line on true`.execute(db)
  return outcome(db, remark, rows[0])
}

async function outcome(
  db: Kysely<Schema>,
  { player, id }: PlayerRemark,
  written: Written | undefined,
): Promise<Kept> {
  const line = written?.id ?? null
  if (written !== undefined && line !== null) return { now: remarkOf({ ...written, id: line }) }
  const before = await db
    .selectFrom('chat_lines')
    .selectAll()
    .where('player_id', '=', player)
    .where('said_id', '=', id)
    .executeTakeFirst()
  if (before !== undefined) return { before: remarkOf(before) }
  if (written?.barred === true) return { barred: { until: written.until } }
  throw new Error(`The line ${id} of ${player} was neither kept nor barred.`)
}
