import { type Kysely, sql, type Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { Mute } from '#protocol/http/chat'
import type { MutesAnswer } from '#protocol/http/supervision'
import type { Deed, NewMute } from '#server/chat/book/port'
import { noteStaff } from '#server/people/staff/log'
import type { Schema } from '#server/store/schema'

export function mute(db: Kysely<Schema>, { player, by, reason, until, at }: NewMute): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockPlayer(tx, player))) return false
    const before = await muteNow(tx, player, at)
    await lift(tx, player, by, at)
    await tx.insertInto('chat_mutes').values({ player_id: player, muted_by: by, reason, at, until }).execute()
    const after = { until }
    const deed = { actor: by, action: 'chat-muted', subject: player, player }
    await noteStaff(tx, { ...deed, reason, before, after, at })
    return true
  })
}

export async function muteForMisuse(
  db: Kysely<Schema>,
  { player, by, reason, until, at }: NewMute,
): Promise<Pick<Mute, 'until'>> {
  const known = await muteNow(db, player, at)
  if (known !== null) return known
  await db.insertInto('chat_mutes').values({ player_id: player, muted_by: by, reason, at, until }).execute()
  return { until }
}

export function unmute(db: Kysely<Schema>, player: PlayerId, { by, reason, at }: Deed): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockPlayer(tx, player)
    const before = await muteNow(tx, player, at)
    if (before === null) return false
    await lift(tx, player, by, at)
    await noteStaff(tx, {
      actor: by,
      action: 'chat-unmuted',
      subject: player,
      player,
      reason,
      before,
      after: null,
      at,
    })
    return true
  })
}

/** The mute that holds the longest of those in force. */
export async function muteNow(db: Kysely<Schema>, player: PlayerId, at: number): Promise<Mute | null> {
  const { rows } = await sql<Mute>`select muted_by as by, at, until, reason from chat_mutes
    where player_id = ${player} and lifted_at is null and (until is null or until > ${at})
    order by until desc nulls first limit 1`.execute(db)
  return rows[0] ?? null
}

const MOST_LISTED = 200

export async function mutesNow(db: Kysely<Schema>, at: number): Promise<MutesAnswer['mutes']> {
  const { rows } = await sql<MutesAnswer['mutes'][number]>`
    select player_id as player, players.name, muted_by as by, at, until, reason
    from chat_mutes join players on players.id = player_id
    where lifted_at is null and (until is null or until > ${at}::bigint)
    order by chat_mutes.id desc limit ${MOST_LISTED}`.execute(db)
  return rows
}

/** Two of the staff who mute one player do it one after the other; false when there is no such player. */
async function lockPlayer(tx: Transaction<Schema>, player: PlayerId): Promise<boolean> {
  const found = await tx
    .selectFrom('players')
    .select('id')
    .where('id', '=', player)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

async function lift(tx: Transaction<Schema>, player: PlayerId, by: string, at: number): Promise<void> {
  await tx
    .updateTable('chat_mutes')
    .set({ lifted_by: by, lifted_at: at })
    .where('player_id', '=', player)
    .where('lifted_at', 'is', null)
    .execute()
}
