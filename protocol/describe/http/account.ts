import type { Routes } from '#protocol/describe/route'
import { type ACCOUNT_ANSWERS, ACCOUNT_BODIES } from '#protocol/http/account'

const AT = Date.UTC(2026, 0, 1, 12)

export const ACCOUNT_WORDS: Routes<typeof ACCOUNT_ANSWERS> = {
  account: {
    routes: [
      'POST /api/account',
      'GET /api/account',
      'PUT /api/account/password',
      'POST /api/passkeys',
      'DELETE /api/passkeys/:id',
    ],
    about:
      'Your account and its ways in. `POST /api/account` makes a guest an account: the same id, money and history, with a name and a password; the answer tells the sign-in name, which the house makes from yours and some digits. `PUT /api/account/password` takes `{ "old", "password" }` and ends every other sign-in. `POST /api/passkeys` keeps a new passkey (see `POST /api/passkeys/options`), `DELETE` removes one, but never the last way in. All but `GET` and the removal set a new cookie where they change who you are; sockets of the old one end with 4401. Needs a sign-in.',
    fields: {
      player: 'Your id.',
      name: 'What others see.',
      kind: 'Who you are to the house.',
      login: 'What you sign in with; null without a password.',
      'passkeys[].id': 'What `DELETE` names it by.',
      'passkeys[].label': 'What you called it.',
      'passkeys[].createdAt': 'When it was registered.',
      'passkeys[].usedAt': 'When it was last used.',
    },
    example: {
      player: 'p-4711',
      name: 'Maria',
      kind: 'account',
      login: 'maria-4821',
      passkeys: [{ id: 'Zk3o1nIPbXHcV0oyRr5yWA', label: 'Telefono', createdAt: AT, usedAt: AT }],
    },
    takes: {
      schema: ACCOUNT_BODIES.open,
      fields: {
        name: 'What others shall see: 2 to 24 visible characters, nothing that looks like staff.',
        password: '10 to 128 characters, not your name and nothing that everybody tries.',
      },
      example: { name: 'Maria', password: 'sette gatti sul tetto' },
    },
  },
  signedOut: {
    routes: ['DELETE /api/session', 'DELETE /api/staff/session'],
    about: 'You are signed out: the cookie is worth nothing any more, sockets of it end with 4401.',
    fields: { ok: '' },
    example: { ok: true },
  },
}
