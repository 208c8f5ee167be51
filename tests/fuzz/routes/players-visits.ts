import { newId } from '#tests/fuzz/frames/orders'
import { PASSWORD } from '#tests/fuzz/house'
import type { Route } from '#tests/fuzz/routes/route'
import { Authenticator } from '#tests/people/authenticator'

type Options = Parameters<Authenticator['create']>[0]

const own: Route = { visit: () => ({ who: 'account' }) }
const veteran: Route = { visit: () => ({ who: 'veteran' }) }
const PLAY = ['excluded', 'check-due', 'not-here', 'not-endless', 'too-early', 'own-limit']
const CASHIER = [...PLAY, 'balance', 'limit', 'no-guest', 'play-money', 'id-reused', 'no-refill', 'closing']
const SESSION = [
  ...PLAY,
  'no-session',
  'unknown-table',
  'balance',
  'id-reused',
  'no-amount',
  'amount-needed',
  'session-ending',
  'limit-max',
]

const payment = (amount: number): Route => ({
  visit: ({ dice }) => ({ who: 'account', body: { key: newId(dice), amount } }),
  own: CASHIER,
})

/** There is one: it was opened just before. */
const inSession: Route = {
  visit: async (scene) => {
    const path = `/api/tables/${scene.dice.of(scene.mission.tables)}/session`
    await scene.visitor('account').ask(`POST ${path}`, {})
    return { who: 'account', path }
  },
  own: SESSION,
}

/** What whoever is signed in to play may ask for. */
export const PLAYERS_VISITS: Readonly<Record<string, Route>> = {
  'GET /socket': { visit: () => ({ who: 'account' }), own: ['no-socket'] },
  'GET /api/session': own,
  'GET /api/account': own,
  'POST /api/account': {
    visit: ({ dice }) => ({
      who: 'guest',
      body: { name: `Signor ${dice.hex(6)}`, password: PASSWORD },
      isLast: true,
    }),
    own: ['already-account', 'bad-name', 'weak-password', 'busy'],
  },
  'PUT /api/account/password': {
    visit: () => ({ who: 'account', body: { old: PASSWORD, password: PASSWORD } }),
    own: ['no-password', 'wrong-sign-in', 'locked', 'weak-password', 'busy'],
  },
  'POST /api/passkeys/options': {
    visit: () => ({ who: 'account', body: {} }),
    own: ['sign-in-again', 'not-your-own', 'bad-name', 'too-many-passkeys'],
  },
  'POST /api/passkeys': {
    visit: async (scene) => {
      const browser = scene.visitor('account')
      const { body } = await browser.ask('POST /api/passkeys/options', {})
      const response = new Authenticator(browser.origin).create(body.options as Options)
      return { who: 'account', body: { label: 'Telefono', response } }
    },
    own: ['wrong-passkey', 'sign-in-again', 'not-your-own', 'bad-name', 'too-many-passkeys'],
  },
  'DELETE /api/passkeys/:id': {
    visit: async (scene) => {
      const { body } = await scene.visitor('account').ask('GET /api/account')
      const [first] = body.passkeys as readonly { readonly id: string }[]
      return { who: 'account', path: `/api/passkeys/${first?.id ?? 'none'}` }
    },
    own: ['no-passkey', 'last-way-in', 'sign-in-again'],
  },
  'GET /api/settings': own,
  'PUT /api/settings': {
    visit: ({ dice }) => ({ who: 'account', body: { changes: { music: dice.chance(0.5), goodRoads: [] } } }),
    own: ['settings-changed'],
  },
  'GET /api/visit': { visit: () => ({ who: 'launched' }), own: ['no-operator'] },
  'GET /api/golden': own,
  'GET /api/play': own,
  'PUT /api/play/limits': {
    visit: ({ dice }) => ({
      who: 'guest',
      body: { kind: dice.of(['loss', 'stake', 'time']), period: dice.of(['day', 'week']), amount: 10_000 },
    }),
    own: PLAY,
  },
  'PUT /api/play/check': { visit: () => ({ who: 'guest', body: { minutes: 60 } }), own: PLAY },
  'POST /api/play/check': { visit: () => ({ who: 'guest' }), own: PLAY },
  'POST /api/play/exclusion': {
    visit: ({ dice }) => ({ who: 'guest', body: { for: dice.of(['24h', '7d']) } }),
    own: PLAY,
  },
  'DELETE /api/play/exclusion': { visit: () => ({ who: 'guest' }), own: PLAY },
  'GET /api/cashier': own,
  'GET /api/cashier/payments': own,
  'POST /api/cashier/deposits': payment(1_000),
  'POST /api/cashier/withdrawals': payment(500),
  'POST /api/cashier/refill': {
    visit: ({ dice }) => ({ who: 'guest', body: { key: newId(dice) } }),
    own: CASHIER,
  },
  'POST /api/tables/:table/session': {
    visit: ({ dice, mission }) => ({
      who: 'account',
      path: `/api/tables/${dice.of(mission.tables)}/session`,
      body: {},
    }),
    own: SESSION,
  },
  'GET /api/tables/:table/session': inSession,
  'DELETE /api/tables/:table/session': inSession,
  'GET /api/history': {
    visit: () => ({ who: 'veteran' }),
    learn: (scene, { rounds }) => scene.learn('round', codesIn(rounds)),
  },
  'GET /api/history/days': veteran,
  'GET /api/history.csv': veteran,
  'GET /api/history.json': veteran,
  'GET /api/statement': veteran,
  'GET /api/statement.csv': veteran,
  'GET /api/statement.json': veteran,
  'GET /api/rounds/:code': {
    visit: (scene) => ({ who: 'veteran', path: `/api/rounds/${scene.know('round')}` }),
    own: ['no-round'],
  },
}

function codesIn(rounds: unknown): readonly unknown[] {
  return Array.isArray(rounds) ? rounds.map(({ code }) => code) : []
}
