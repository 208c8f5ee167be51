import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { Schema } from '#server/store/schema'

const MILLIS = 5 * 60_000
const BYTES = 32

type Purpose = 'register' | 'sign-in'

/** Questions that a passkey answers: each good for one answer, within five minutes. */
export async function newChallenge(
  db: Kysely<Schema>,
  {
    purpose,
    player,
    at,
  }: { readonly purpose: Purpose; readonly player: PlayerId | null; readonly at: number },
): Promise<string> {
  const challenge = randomBytes(BYTES).toString('base64url')
  await db.deleteFrom('challenges').where('ends_at', '<=', at).execute()
  await db
    .insertInto('challenges')
    .values({ challenge, purpose, player_id: player, ends_at: at + MILLIS })
    .execute()
  return challenge
}

/** Takes a challenge: true once for one that was given for this, and is not too old. */
export async function takeChallenge(
  db: Kysely<Schema>,
  challenge: string,
  {
    purpose,
    player,
    at,
  }: { readonly purpose: Purpose; readonly player: PlayerId | null; readonly at: number },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('player_id', player === null ? 'is' : '=', player)
    .where('ends_at', '>', at)
    .returning('challenge')
    .executeTakeFirst()
  return taken !== undefined
}
