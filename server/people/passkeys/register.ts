import type { Insertable, Kysely, Transaction } from 'kysely'
import type { PasskeyRegistration } from '#protocol/http/passkeys'
import { promote, replaceSignIns } from '#server/people/account-rows'
import { nameOf } from '#server/people/names'
import { newChallenge } from '#server/people/passkeys/challenges'
import { lockWays, NOT_VALID, refusedChange } from '#server/people/passkeys/change'
import { type Site, verifiedRegistration, webauthn } from '#server/people/passkeys/proof'
import type { Person } from '#server/people/person'
import type { SignIns } from '#server/people/sign-ins'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'

const MOST_KEYS = 10
const TIMEOUT_MILLIS = 5 * 60_000

const TOO_MANY: HttpRefusal = {
  status: 409,
  reason: 'too-many-passkeys',
  text: `An account has ${MOST_KEYS} passkeys at most: remove one first.`,
}

interface Settings {
  readonly db: Kysely<Schema>
  readonly signIns: SignIns
  readonly now: () => number
}

export type Registrar = ReturnType<typeof registrarOf>

/** New passkeys for whoever is signed in; a guest becomes an account by the first one. */
export function registrarOf({ db, signIns, now }: Settings) {
  async function options(person: Person, signIn: string, site: Site, draftName: string | null) {
    const refused = await refusedChange(db, person, signIn, now())
    if (refused !== null) return refused
    const name = person.kind === 'guest' ? nameOf(draftName ?? '') : person.name
    if (typeof name !== 'string') return name
    const known = await db.selectFrom('passkeys').select('id').where('player_id', '=', person.id).execute()
    if (known.length >= MOST_KEYS) return TOO_MANY
    const challenge = await newChallenge(db, { purpose: 'register', player: person.id, at: now() })
    const { generateRegistrationOptions } = await webauthn()
    return generateRegistrationOptions({
      rpName: 'Sabot',
      rpID: site.host,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(person.id)),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      timeout: TIMEOUT_MILLIS,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  }

  /** The guest becomes an account by it; the sign-in is a new one then. */
  async function register(
    person: Person,
    signIn: string,
    site: Site,
    draft: PasskeyRegistration,
  ): Promise<{ readonly person: Person; readonly token: string | null } | HttpRefusal> {
    const refused = await refusedChange(db, person, signIn, now())
    if (refused !== null) return refused
    const name = person.kind === 'guest' ? nameOf(draft.name ?? '') : person.name
    if (typeof name !== 'string') return name
    const at = now()
    const key = await verifiedRegistration(db, site, { player: person.id, response: draft.response, at })
    if (key === null) return NOT_VALID
    const label = draft.label ?? 'Passkey'
    const row = { ...key, player_id: person.id, rp_id: site.host, label, created_at: at, used_at: at }
    const made = await db.transaction().execute(async (tx) => {
      await lockWays(tx, person.id)
      const refusal = (await refusedChange(tx, person, signIn, at)) ?? (await keep(tx, row))
      if (refusal !== null) return refusal
      const account = await promote(tx, person, name)
      if (account === null) return { person, token: null, ended: [] }
      return { person: account, ...(await replaceSignIns(tx, person.id, at)) }
    })
    if ('status' in made) return made
    signIns.ended(made.ended)
    return { person: made.person, token: made.token }
  }

  return { options, register }
}

async function keep(
  tx: Transaction<Schema>,
  row: Insertable<Schema['passkeys']>,
): Promise<HttpRefusal | null> {
  const known = await tx.selectFrom('passkeys').select('id').where('player_id', '=', row.player_id).execute()
  if (known.length >= MOST_KEYS) return TOO_MANY
  const kept = await tx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept === undefined ? NOT_VALID : null
}
