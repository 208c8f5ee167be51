import { readdirSync } from 'node:fs'
import { newId } from '#tests/fuzz/frames/orders'
import { PASSWORD, STAFF } from '#tests/fuzz/house'
import type { Route } from '#tests/fuzz/routes/route'
import type { Scene } from '#tests/fuzz/routes/scene'
import { Authenticator } from '#tests/people/authenticator'

type Options = Parameters<Authenticator['create']>[0]

const page: Route = { visit: () => ({ who: 'nobody' }) }

function asset(folder: 'web' | 'console'): Route {
  const files = readdirSync(`dist/${folder}/assets`).filter((name) => /^[\w-][\w.-]*$/.test(name))
  const at = folder === 'web' ? '/assets' : '/console/assets'
  return { visit: ({ dice }) => ({ who: 'nobody', path: `${at}/${dice.of(files)}` }), own: ['not-found'] }
}

const mario = { player: 'mario', name: 'Mario', language: 'it', currency: 'EUR' }

/** What anybody may ask for. */
export const OPEN_VISITS: Readonly<Record<string, Route>> = {
  'GET /': page,
  'GET /multi': page,
  'GET /console': page,
  'GET /console/dealer': page,
  'GET /console/supervisor': page,
  'GET /icon-192.png': page,
  'GET /icon-512.png': page,
  'GET /icon.svg': page,
  'GET /manifest.webmanifest': page,
  'GET /offline.html': page,
  'GET /worker.js': page,
  'GET /tables/:tables': {
    visit: ({ dice, tables }) => ({ who: 'nobody', path: `/tables/${dice.of(tables)}` }),
  },
  'GET /assets/:file': asset('web'),
  'GET /console/assets/:file': asset('console'),
  'GET /health': page,
  'GET /ready': page,
  'GET /api/version': page,
  'GET /api/tables': page,
  'GET /api/shoes/:table/:number': {
    visit: ({ dice, mission }) => ({ who: 'nobody', path: `/api/shoes/${dice.of(mission.tables)}/1` }),
    own: ['no-shoe'],
  },
  'POST /api/session': { visit: ({ dice }) => ({ who: dice.of(['guest', 'account', 'launched']) }) },
  'DELETE /api/session': { visit: () => ({ who: 'guest', isLast: true }) },
  'POST /api/sign-in': {
    visit: ({ login }) => ({ who: 'account', body: { login, password: PASSWORD } }),
    own: ['wrong-sign-in', 'locked', 'busy'],
  },
  'POST /api/sign-in/passkey/options': { visit: () => ({ who: 'nobody' }) },
  'POST /api/sign-in/passkey': {
    visit: async (scene) => ({ who: 'nobody', body: { response: await passkey(scene) } }),
    own: ['wrong-passkey', 'busy'],
  },
  'POST /api/staff/session': {
    visit: ({ dice }) => ({
      who: 'nobody',
      body: { name: dice.of([STAFF.locked, ...STAFF.dealers]).name, password: PASSWORD },
    }),
    own: ['wrong-sign-in', 'locked', 'busy'],
  },
  'POST /api/operators/launch': {
    visit: () => ({ who: 'nobody', body: mario, isSigned: true }),
    own: ['wrong-currency', 'no-table', 'bad-name'],
  },
  'POST /api/operators/transfers': {
    visit: ({ dice }) => ({
      who: 'nobody',
      body: { id: newId(dice), player: 'mario', amount: 100, direction: 'in' },
      isSigned: true,
    }),
    own: ['no-player', 'own-wallet', 'balance', 'own-limit', 'id-reused'],
  },
  'GET /api/operators/history': { visit: () => ({ who: 'nobody', isSigned: true }) },
  'GET /api/operators/players/:player/balance': {
    visit: () => ({ who: 'nobody', path: '/api/operators/players/mario/balance', isSigned: true }),
    own: ['no-player', 'own-wallet'],
  },
  'GET /launch/:token': {
    visit: async (scene) => ({ who: 'launched', path: await scene.launch() }),
    own: ['launch-over'],
  },
}

/** Made by somebody who came for that alone. */
async function passkey(scene: Scene): Promise<object> {
  const stranger = await scene.stranger().visit()
  const name = `Signor ${scene.dice.hex(6)}`
  const key = new Authenticator(stranger.origin)
  const made = await stranger.ask('POST /api/passkeys/options', { name })
  await stranger.ask('POST /api/passkeys', { name, response: key.create(made.body.options as Options) })
  const asked = await stranger.ask('POST /api/sign-in/passkey/options')
  return key.get(asked.body.options as Options)
}
