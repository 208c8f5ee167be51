import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { PasskeyAnswer } from '#protocol/http/passkeys'
import { personOf } from '#server/people/account-rows'
import { newChallenge } from '#server/people/passkeys/challenges'
import { lockWays, NOT_VALID, refusedChange } from '#server/people/passkeys/change'
import { type Site, verifiedAnswer, webauthn } from '#server/people/passkeys/proof'
import type { Newcomer, Person } from '#server/people/person'
import { newSignIn, type SignIns } from '#server/people/sign-ins'
import type { HttpRefusal } from '#server/refusal'
import type { Schema } from '#server/store/schema'

const TIMEOUT_MILLIS = 5 * 60_000

export interface Passkey {
  readonly id: string
  readonly label: string
  readonly createdAt: number
  readonly usedAt: number
}

interface Settings {
  readonly db: Kysely<Schema>
  readonly signIns: SignIns
  readonly now: () => number
}

export type Passkeys = ReturnType<typeof passkeysOf>

/** Ways in without a password. */
export function passkeysOf({ db, signIns, now }: Settings) {
  async function signInOptions(site: Site) {
    const challenge = await newChallenge(db, { purpose: 'sign-in', player: null, at: now() })
    const { generateAuthenticationOptions } = await webauthn()
    return generateAuthenticationOptions({
      rpID: site.host,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      timeout: TIMEOUT_MILLIS,
      userVerification: 'required',
    })
  }

  async function signIn(site: Site, response: PasskeyAnswer): Promise<Newcomer | HttpRefusal> {
    const at = now()
    const player = await verifiedAnswer(db, site, response, at)
    if (player === null) return NOT_VALID
    const person = await personOf(db, player)
    const token = await db.transaction().execute(async (tx) => {
      return (await isStillThere(tx, response.id)) ? newSignIn(tx, player, at) : null
    })
    return token === null ? NOT_VALID : { person, token }
  }

  async function list(player: PlayerId): Promise<readonly Passkey[]> {
    const known = await db
      .selectFrom('passkeys')
      .select(['id', 'label', 'created_at', 'used_at'])
      .where('player_id', '=', player)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return known.map(({ id, label, created_at, used_at }) => ({
      id: handleOf(id),
      label,
      createdAt: created_at,
      usedAt: used_at,
    }))
  }

  /** Never the last way in. Whoever came in by it is out: all other sign-ins end. */
  async function remove(person: Person, signIn: string, handle: string): Promise<HttpRefusal | null> {
    const removed = await db.transaction().execute(async (tx) => {
      // Two removals at once would each see the other's key.
      await lockWays(tx, person.id)
      const refused = await refusedChange(tx, person, signIn, now())
      if (refused !== null) return refused
      const keys = await tx.selectFrom('passkeys').select('id').where('player_id', '=', person.id).execute()
      const key = keys.find(({ id }) => handleOf(id) === handle)
      if (key === undefined) return NO_KEY
      const login = await tx
        .selectFrom('logins')
        .select('login')
        .where('player_id', '=', person.id)
        .executeTakeFirst()
      if (keys.length === 1 && login === undefined) return LAST_WAY
      await tx.deleteFrom('passkeys').where('id', '=', key.id).execute()
      return tx
        .deleteFrom('sign_ins')
        .where('player_id', '=', person.id)
        .where('token_hash', '!=', signIn)
        .returning('token_hash')
        .execute()
    })
    if ('status' in removed) return removed
    signIns.ended(removed.map(({ token_hash }) => token_hash))
    return null
  }

  return { signInOptions, signIn, list, remove }
}

/** Whether the key that answered was not removed meanwhile; nobody can before the transaction ends. */
async function isStillThere(tx: Transaction<Schema>, id: string): Promise<boolean> {
  const key = await tx.selectFrom('passkeys').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return key !== undefined
}

const NO_KEY: HttpRefusal = { status: 404, reason: 'no-passkey', text: 'You have no passkey with this id.' }
const LAST_WAY: HttpRefusal = {
  status: 409,
  reason: 'last-way-in',
  text: 'This is your only way in: register another passkey first.',
}

/** A name for the key that fits into an address: its own id may be a thousand bytes. */
function handleOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22)
}
