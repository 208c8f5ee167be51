import * as v from 'valibot'
import { having, OBJECT } from '#protocol/wire/fields'

const LONGEST = 3_000

const base64url = v.custom<string>(
  (value) => typeof value === 'string' && value.length <= LONGEST && /^[A-Za-z0-9_-]+$/.test(value),
  `bytes as base64url, ${LONGEST} characters at most`,
)

const label = v.custom<string>(
  (value) =>
    typeof value === 'string' && /^[^\p{C}\p{Z}]([^\p{C}\p{Zl}\p{Zp}]{0,38}[^\p{C}\p{Z}])?$/u.test(value),
  'a label of 1 to 40 visible characters',
)

const name = v.custom<string>(
  (value) => typeof value === 'string' && value.length >= 1 && value.length <= 256,
  'a name',
)

const CREDENTIAL = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key', "'public-key'"),
}

/** As `PublicKeyCredential.toJSON()` of a browser gives it; what else is there is not looked at. */
const registration = v.object(
  {
    ...CREDENTIAL,
    response: v.object({ clientDataJSON: base64url, attestationObject: base64url }, OBJECT),
  },
  OBJECT,
)

const answer = v.object(
  {
    ...CREDENTIAL,
    response: v.object(
      {
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url,
      },
      OBJECT,
    ),
  },
  OBJECT,
)

export const PASSKEY_BODIES = {
  registerOptions: v.strictObject({ name: v.exactOptional(name) }, OBJECT),
  register: v.strictObject(
    { name: v.exactOptional(name), label: v.exactOptional(label), response: registration },
    OBJECT,
  ),
  signIn: v.strictObject({ response: answer }, OBJECT),
} as const

export type PasskeyRegistration = v.InferOutput<typeof PASSKEY_BODIES.register>
export type PasskeyAnswer = v.InferOutput<typeof answer>

const OPTIONS = 'options as WebAuthn has them, in JSON'

export const PASSKEY_ANSWERS = {
  passkeyRegisterOptions: v.object({
    options: having<{ readonly challenge: string; readonly user: object }>(['challenge', 'user'], OPTIONS),
  }),
  passkeySignInOptions: v.object({
    options: having<{ readonly challenge: string }>(['challenge'], OPTIONS),
  }),
} as const
