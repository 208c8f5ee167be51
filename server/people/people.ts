import type { Kysely, Transaction } from 'kysely'
import type { Newcomer, People, Person } from '#server/people/person'
import { Recent } from '#server/people/recent'
import { looksLikeToken, newGuestName, newPersonId, newToken, tokenHash } from '#server/people/secrets'
import type { Schema } from '#server/store/schema'

const MOST_REMEMBERED = 20_000
/** A sign-in's last use is noted this often at most. */
const SEEN_MILLIS = 86_400_000

interface Settings {
  readonly db: Kysely<Schema>
  readonly currency: string
  /** Play money for a newcomer, in cents. */
  readonly playMoney: number
  /** Opens accounts with play money, in the transaction that makes the newcomer or signs the house's player in. */
  readonly grant: (
    tx: Transaction<Schema>,
    to: { readonly player: string; readonly currency: string; readonly amount: number; readonly at: number },
  ) => Promise<unknown>
  readonly now: () => number
}

/** Guests and house players: made at once, known again by the token of their sign-in. */
export function peopleOf({ db, currency, playMoney, grant, now }: Settings): People {
  const recent = new Recent<Person>(MOST_REMEMBERED)

  async function signIn(token: string): Promise<Person | null> {
    if (!looksLikeToken(token)) return null
    const hash = tokenHash(token)
    const known = recent.get(hash)
    if (known !== undefined) return known
    const row = await db
      .selectFrom('sign_ins')
      .innerJoin('players', 'players.id', 'sign_ins.player_id')
      .select(['players.id', 'players.name', 'players.kind', 'players.currency', 'sign_ins.seen_at'])
      .where('sign_ins.token_hash', '=', hash)
      .executeTakeFirst()
    if (row === undefined) return null
    if (now() - row.seen_at >= SEEN_MILLIS) await seen(hash)
    const person = { id: row.id, name: row.name, house: row.kind === 'house', currency: row.currency }
    recent.set(hash, person)
    return person
  }

  async function seen(hash: string): Promise<void> {
    await db.updateTable('sign_ins').set({ seen_at: now() }).where('token_hash', '=', hash).execute()
  }

  async function make(kind: 'guest' | 'house', name: string): Promise<Newcomer> {
    const id = newPersonId()
    const token = newToken()
    const at = now()
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('players').values({ id, name, kind, currency, created_at: at }).execute()
      const signIn = { token_hash: tokenHash(token), player_id: id, created_at: at, seen_at: at }
      await tx.insertInto('sign_ins').values(signIn).execute()
      await grant(tx, { player: id, currency, amount: playMoney, at })
    })
    const person = { id, name, house: kind === 'house', currency }
    recent.set(tokenHash(token), person)
    return { person, token }
  }

  async function housePlayer(name: string): Promise<Newcomer> {
    const known = await db
      .selectFrom('players')
      .select(['id', 'currency'])
      .where('kind', '=', 'house')
      .where('name', '=', name)
      .executeTakeFirst()
    if (known === undefined) return make('house', name)
    const token = newToken()
    const at = now()
    const signIn = { token_hash: tokenHash(token), player_id: known.id, created_at: at, seen_at: at }
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('sign_ins').values(signIn).execute()
      await grant(tx, { player: known.id, currency: known.currency, amount: playMoney, at })
    })
    return { person: { ...known, name, house: true }, token }
  }

  return {
    signIn,
    newGuest: () => make('guest', newGuestName()),
    housePlayer,
  }
}
