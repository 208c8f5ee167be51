import type { Kysely, Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { Person } from '#server/people/person'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'

/** Who changes the ways in has signed in this short a while ago: a stolen sign-in does not become a key of its own. */
const FRESH_MILLIS = 10 * 60_000

const STALE: HttpRefusal = {
  status: 403,
  reason: 'sign-in-again',
  text: 'This changes how you sign in: sign in again first, then do it within ten minutes.',
}
const ELSEWHERE: HttpRefusal = {
  status: 409,
  reason: 'not-your-own',
  text: 'Passkeys are for guests and accounts of this house: your sign-in is managed by somebody else.',
}
export const NOT_VALID: HttpRefusal = {
  status: 401,
  reason: 'wrong-passkey',
  text: 'This passkey is not known here, or its answer was not valid: ask for new options and try again.',
}

/**
 * Accounts prove who they are before they change the ways in; a guest has none to protect, until the sign-in ends
 * because there is an account. In a transaction the sign-in cannot end before the change is stored.
 */
export async function refusedChange(
  db: Kysely<Schema>,
  person: Person,
  signIn: string,
  now: number,
): Promise<HttpRefusal | null> {
  if (person.kind !== 'guest' && person.kind !== 'account') return ELSEWHERE
  const row = await db
    .selectFrom('sign_ins')
    .select('created_at')
    .where('token_hash', '=', signIn)
    .forUpdate()
    .executeTakeFirst()
  const isFresh = row !== undefined && (person.kind === 'guest' || now - row.created_at < FRESH_MILLIS)
  return isFresh ? null : STALE
}

/** Changes of one person's ways in come one after another. Signing in does not wait for them. */
export async function lockWays(tx: Transaction<Schema>, player: PlayerId): Promise<void> {
  await tx.selectFrom('players').select('id').where('id', '=', player).forNoKeyUpdate().execute()
}
