import type { Kysely } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { PasskeyAnswer, PasskeyRegistration } from '#protocol/http/passkeys'
import { fromJson } from '#protocol/wire/frames'
import { takeChallenge } from '#server/people/passkeys/challenges'
import type { Schema } from '#server/store/schema'

/** Whose page asks: what a passkey is bound to. */
export interface Site {
  /** `sabot.example` */
  readonly host: string
  /** `https://sabot.example:8443` */
  readonly origin: string
}

export interface NewKey {
  readonly id: string
  readonly public_key: string
  readonly counter: number
  readonly transports: string
}

/** The key that was made, or null when the answer is not one to our challenge, from our page, by its owner. */
export async function verifiedRegistration(
  db: Kysely<Schema>,
  site: Site,
  {
    player,
    response,
    at,
  }: {
    readonly player: PlayerId
    readonly response: PasskeyRegistration['response']
    readonly at: number
  },
): Promise<NewKey | null> {
  const challenge = challengeIn(response.response)
  if (challenge === null || !(await takeChallenge(db, challenge, { purpose: 'register', player, at })))
    return null
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
    }),
  )
  if (verified === null || !verified.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  }
}

/** Whose passkey answered, or null. */
export async function verifiedAnswer(
  db: Kysely<Schema>,
  site: Site,
  response: PasskeyAnswer,
  at: number,
): Promise<string | null> {
  const challenge = challengeIn(response.response)
  const asked = { purpose: 'sign-in', player: null, at } as const
  if (challenge === null || !(await takeChallenge(db, challenge, asked))) return null
  const key = await db
    .selectFrom('passkeys')
    .select(['id', 'player_id', 'public_key', 'counter'])
    .where('id', '=', response.id)
    .where('rp_id', '=', site.host)
    .executeTakeFirst()
  if (key === undefined || ownerIn(response) !== key.player_id) return null
  const { id, public_key, counter, player_id } = key
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'))
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id, publicKey, counter },
    }),
  )
  if (verified === null || !verified.verified) return null
  // Of two answers with the same count one is a copy's: only the first finds the old count.
  const counted = await db
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: at })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return counted === undefined ? null : player_id
}

function ownerIn({ response }: PasskeyAnswer): string {
  return Buffer.from(response.userHandle, 'base64url').toString()
}

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

/** Which of our questions it answers. It is taken before anything else is looked at: good for one attempt. */
function challengeIn({ clientDataJSON }: { readonly clientDataJSON: string }): string | null {
  const data = fromJson(Buffer.from(clientDataJSON, 'base64url').toString())
  if (typeof data !== 'object' || data === null || !('challenge' in data)) return null
  const { challenge } = data
  return typeof challenge === 'string' && CHALLENGE.test(challenge) ? challenge : null
}

/** The library throws for whatever is wrong with an answer. */
async function orNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

/** The library of passkeys, loaded at the first need: it is a fifth of what a server loads. */
export const webauthn = () => import('@simplewebauthn/server')
