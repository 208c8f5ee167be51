import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'

/** So many failures in a row lock a name (GLI-19) … */
const MOST_FAILURES = 3
/** … for this long. */
const LOCK_MILLIS = 30 * 60_000
/** Failures are forgotten after this. */
const FORGET_MILLIS = 86_400_000

/** `staff-log` counts what is written of staff names that nobody has. */
export type Realm = 'player' | 'staff' | 'staff-log'

/**
 * Counts an attempt before it is made, so that many at once are not more than one after another: false when the name
 * is locked. Names that nobody has are counted the same.
 */
export async function mayTry(db: Kysely<Schema>, key: string, now: number): Promise<boolean> {
  const { rows } = await sql<{ tried: number }>`
    insert into failed_sign_ins as known (login_hash, count, last_at, locked_until)
    values (${key}, 1, ${now}::bigint, 0)
    on conflict (login_hash) do update set
      count = case when ${isPast(now)} then 1 else known.count + 1 end,
      last_at = excluded.last_at,
      locked_until = case
        when ${isPast(now)} then 0
        when known.locked_until = 0 and known.count + 1 >= ${MOST_FAILURES}::int then ${now + LOCK_MILLIS}::bigint
        else known.locked_until end
    where known.locked_until <= ${now}::bigint
    returning count as tried`.execute(db)
  const [attempt] = rows
  if (attempt?.tried === 1) await forgetOldFailures(db, now)
  return attempt !== undefined
}

/** True for the first who finds a name locked, and for nobody else until it is locked again. */
export async function isFirstRefusal(db: Kysely<Schema>, key: string): Promise<boolean> {
  const first = await db
    .updateTable('failed_sign_ins')
    .set({ count: MOST_FAILURES + 1 })
    .where('login_hash', '=', key)
    .where('count', '=', MOST_FAILURES)
    .returning('count')
    .executeTakeFirst()
  return first !== undefined
}

function isPast(now: number) {
  return sql`(known.locked_until > 0 or known.last_at < ${now - FORGET_MILLIS}::bigint)`
}

/** It was the right one: the next failure is the first again. */
export async function forgive(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('failed_sign_ins').where('login_hash', '=', key).execute()
}

/** Names that nobody has would stay for ever. */
async function forgetOldFailures(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('failed_sign_ins')
    .where('last_at', '<', now - FORGET_MILLIS)
    .execute()
}

/** Names are kept as hashes: people sometimes type their password there. */
export function lockKey(realm: Realm, login: string): string {
  return createHash('sha256').update(`${realm}/${login}`).digest('hex')
}

export const LOCKED: HttpRefusal = {
  status: 429,
  reason: 'locked',
  text: 'After three failures this name is locked for 30 minutes. A passkey still works; else try again later.',
  retrySeconds: LOCK_MILLIS / 1_000,
}
