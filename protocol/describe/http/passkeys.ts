import type { Routes } from '#protocol/describe/route'
import { type PASSKEY_ANSWERS, PASSKEY_BODIES } from '#protocol/http/passkeys'

const CHALLENGE = 'pW3Gm5D0cVdT1yqkE8u2oQ9sXbJr7LhNfA4zKtYwCvM'
const OPTIONS =
  'For `navigator.credentials`, by `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.'

export const PASSKEY_WORDS: Routes<typeof PASSKEY_ANSWERS> = {
  passkeyRegisterOptions: {
    routes: ['POST /api/passkeys/options'],
    about:
      'What a browser needs to make a passkey; it has five minutes. What it makes goes to `POST /api/passkeys` as `{ "response": credential.toJSON(), "label", "name" }`. A guest says the `name` both times and becomes an account by it; an account must have signed in within the last ten minutes (403 `sign-in-again`).',
    fields: { options: OPTIONS },
    example: {
      options: { challenge: CHALLENGE, user: { id: 'cC00NzEx', name: 'Maria', displayName: 'Maria' } },
    },
    takes: {
      schema: PASSKEY_BODIES.registerOptions,
      fields: { name: 'Only for a guest: what others shall see.' },
      example: { name: 'Maria' },
    },
  },
  passkeySignInOptions: {
    routes: ['POST /api/sign-in/passkey/options'],
    about:
      'What a browser needs to ask for a passkey; no name is needed. Its answer goes to `POST /api/sign-in/passkey` as `{ "response": credential.toJSON() }`, which answers like `POST /api/session`. Each challenge is good for one attempt, within five minutes.',
    fields: { options: OPTIONS },
    example: { options: { challenge: CHALLENGE } },
  },
}
