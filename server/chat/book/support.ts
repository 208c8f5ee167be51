import { type Kysely, sql, type Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { KeptRemark, SupportRoomAnswer, SupportRoomsAnswer } from '#protocol/http/chat'
import { muteNow } from '#server/chat/book/mutes'
import type { OpenedRoom, SupportAnswer } from '#server/chat/book/port'
import { ROOM_REMARKS, remarkOf } from '#server/chat/book/rows'
import { noteStaff } from '#server/people/staff/log'
import type { Schema } from '#server/store/schema'

const MOST_WAITING = 100

type Waiting = SupportRoomsAnswer['rooms'][number]

export async function openRoom(db: Kysely<Schema>, player: PlayerId, read: boolean): Promise<OpenedRoom> {
  const remarks = await remarksOf(db, player)
  const { rows } = await sql<{ unread: number }>`select count(line.id)::int as unread
    from support_rooms as room join chat_lines as line on line.player_id = room.player_id
    where room.player_id = ${player} and line.table_id is null and line.staff is not null
      and line.id > room.read_line`.execute(db)
  const unread = rows[0]?.unread ?? 0
  const last = remarks.at(-1)
  if (read && unread > 0 && last !== undefined) {
    await db
      .updateTable('support_rooms')
      .set({ read_line: last.line })
      .where('player_id', '=', player)
      .where('read_line', '<', last.line)
      .execute()
  }
  return { unread, remarks }
}

export async function waitingRooms(db: Kysely<Schema>): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select room.player_id as player, line.name, room.waiting_since as since, line.unread, line.text
    from support_rooms as room, lateral (
      select (array_agg(name order by id desc))[1] as name, (array_agg(text order by id desc))[1] as text,
        count(*)::int as unread
      from chat_lines
      where player_id = room.player_id and table_id is null and staff is null and id > room.answered_line
    ) as line
    where room.waiting_since is not null and line.unread > 0
    order by room.waiting_since, room.player_id limit ${MOST_WAITING}`.execute(db)
  return rows
}

export async function supportRoom(
  db: Kysely<Schema>,
  player: PlayerId,
  at: number,
): Promise<SupportRoomAnswer | null> {
  const found = await db
    .selectFrom('players')
    .leftJoin('support_rooms', 'support_rooms.player_id', 'players.id')
    .select(['players.name', 'support_rooms.waiting_since as waitingSince'])
    .where('players.id', '=', player)
    .executeTakeFirst()
  if (found === undefined) return null
  return { player, ...found, mute: await muteNow(db, player, at), lines: await remarksOf(db, player) }
}

export function answerPlayer(db: Kysely<Schema>, answer: SupportAnswer): Promise<KeptRemark | null> {
  const { by, name, role, player, text, upto, at } = answer
  return db.transaction().execute(async (tx) => {
    const found = await tx.selectFrom('players').select('id').where('id', '=', player).executeTakeFirst()
    if (found === undefined) return null
    await lockRoom(tx, player)
    const row = await tx
      .insertInto('chat_lines')
      .values({ player_id: player, staff: by, name, role, text, at })
      .returningAll()
      .executeTakeFirstOrThrow()
    await settle(tx, player, upto)
    const after = { line: row.id, text }
    await noteStaff(tx, {
      actor: by,
      action: 'support-answered',
      subject: player,
      player,
      reason: null,
      before: null,
      after,
      at,
    })
    return remarkOf(row)
  })
}

/**
 * Held up by the lock, this sees every remark that the player was heard to say by now; one that is on its way finds the
 * room answered up to there only, and waits.
 */
async function settle(tx: Transaction<Schema>, player: PlayerId, upto: number | null): Promise<void> {
  await sql`
    with asked as (
      select id, at from chat_lines where player_id = ${player} and table_id is null and staff is null
    ), answered as (
      select greatest(max(id), (select answered_line from support_rooms where player_id = ${player})) as line
      from asked where ${upto}::bigint is null or id <= ${upto}::bigint
    )
    update support_rooms set
      answered_line = answered.line,
      waiting_since = (select min(at) from asked where id > answered.line)
    from answered where player_id = ${player}`.execute(tx)
}

async function lockRoom(tx: Transaction<Schema>, player: PlayerId): Promise<void> {
  await sql`insert into support_rooms (player_id, waiting_since, answered_line, read_line)
    values (${player}, null, 0, 0) on conflict (player_id) do nothing`.execute(tx)
  await sql`select from support_rooms where player_id = ${player} for update`.execute(tx)
}

async function remarksOf(db: Kysely<Schema>, player: PlayerId): Promise<readonly KeptRemark[]> {
  const rows = await db
    .selectFrom('chat_lines')
    .selectAll()
    .where('player_id', '=', player)
    .where('table_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(ROOM_REMARKS)
    .execute()
  return rows.map(remarkOf).reverse()
}
