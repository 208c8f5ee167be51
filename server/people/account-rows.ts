import type { Kysely, Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { newLogin } from '#server/people/names'
import { type Person, personIn } from '#server/people/person'
import { newSignIn } from '#server/people/sign-ins'
import type { Schema } from '#server/store/schema'

export async function personOf(db: Kysely<Schema>, player: PlayerId): Promise<Person> {
  const row = await db
    .selectFrom('players')
    .select(['id', 'name', 'kind', 'currency', 'operator'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  return personIn(row)
}

/** A guest becomes an account; null for whoever is none (any more). */
export async function promote(tx: Transaction<Schema>, guest: Person, name: string): Promise<Person | null> {
  const { numUpdatedRows } = await tx
    .updateTable('players')
    .set({ kind: 'account', name })
    .where('id', '=', guest.id)
    .where('kind', '=', 'guest')
    .executeTakeFirst()
  return numUpdatedRows === 0n ? null : { ...guest, kind: 'account', name }
}

/** One new sign-in in place of all that there are: who held an old token does not hold the new one. */
export async function replaceSignIns(
  tx: Transaction<Schema>,
  player: PlayerId,
  at: number,
): Promise<{ readonly token: string; readonly ended: readonly string[] }> {
  const old = await tx
    .deleteFrom('sign_ins')
    .where('player_id', '=', player)
    .returning('token_hash')
    .execute()
  const token = await newSignIn(tx, player, at)
  return { token, ended: old.map(({ token_hash }) => token_hash) }
}

const TRIES = 24

/** Keeps the password under a sign-in name that nobody else has. */
export async function freeLogin(
  tx: Transaction<Schema>,
  name: string,
  row: { readonly player_id: PlayerId; readonly password_hash: string; readonly changed_at: number },
): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    // Four digits; more where a name is so common that they are taken.
    const login = newLogin(name, attempt < TRIES / 2 ? 4 : 8)
    const made = await tx
      .insertInto('logins')
      .values({ login, ...row })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returning('login')
      .executeTakeFirst()
    if (made !== undefined) return login
  }
  throw new RangeError(`No sign-in name was free for ${name}.`)
}

/** Whether the password that was found right is the login's yet; nobody can change it before the transaction ends. */
export async function isStill(tx: Transaction<Schema>, login: string, hash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('logins')
    .select('password_hash')
    .where('login', '=', login)
    .forUpdate()
    .executeTakeFirst()
  return row?.password_hash === hash
}
