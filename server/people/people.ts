import type { Kysely, Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { type Newcomer, type People, personIn } from '#server/people/person'
import { newGuestName, newPersonId, tokenHash } from '#server/people/secrets'
import { newSignIn, type SignIns } from '#server/people/sign-ins'
import type { Schema } from '#server/store/schema'

interface Settings {
  readonly db: Kysely<Schema>
  readonly signIns: SignIns
  readonly currency: string
  /** Play money for a newcomer, in cents. */
  readonly playMoney: number
  /** Opens accounts with play money, in the transaction that makes the newcomer or signs the house's player in. */
  readonly grant: (
    tx: Transaction<Schema>,
    to: {
      readonly player: PlayerId
      readonly currency: string
      readonly amount: number
      readonly at: number
    },
  ) => Promise<unknown>
  readonly now: () => number
}

/** Guests and house players: made at once, known again by the token of their sign-in. */
export function peopleOf({ db, signIns, currency, playMoney, grant, now }: Settings): People {
  function make(kind: 'guest' | 'house', name: string): Promise<Newcomer> {
    const person = personIn({ id: newPersonId(), name, kind, currency, operator: null })
    const { id } = person
    const at = now()
    return db.transaction().execute(async (tx) => {
      await tx.insertInto('players').values({ id, name, kind, currency, created_at: at }).execute()
      const token = await newSignIn(tx, id, at)
      await grant(tx, { player: id, currency, amount: playMoney, at })
      return { person, token }
    })
  }

  async function housePlayer(name: string): Promise<Newcomer> {
    const known = await db
      .selectFrom('players')
      .select(['id', 'name', 'kind', 'currency', 'operator'])
      .where('kind', '=', 'house')
      .where('name', '=', name)
      .executeTakeFirst()
    if (known === undefined) return make('house', name)
    const at = now()
    return db.transaction().execute(async (tx) => {
      const token = await newSignIn(tx, known.id, at)
      await grant(tx, { player: known.id, currency: known.currency, amount: playMoney, at })
      return { person: personIn(known), token }
    })
  }

  return {
    signIn: (token) => signIns.who(token),
    signOut: (token) => signIns.end([tokenHash(token)]),
    used: (signIn, person) => signIns.used(signIn, person),
    isOver: (signIn) => signIns.isOver(signIn),
    onEnded: (listener) => signIns.onEnded(listener),
    sweep: (open) => signIns.sweep(open),
    newGuest: () => make('guest', newGuestName()),
    housePlayer,
  }
}
