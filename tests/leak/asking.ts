import { PAGES } from '#tests/access/offers'
import { actAll } from '#tests/leak/acts'
import { BODIES, type Named, pathsOf } from '#tests/leak/questions'
import type { Scene } from '#tests/leak/scene'
import { BUILT_IN, OPERATORS_PLAYER, type Visitor } from '#tests/leak/visitors'
import { signed } from '#tests/operator/signed'
import type { Browser } from '#tests/people/browser'

/** What somebody asked, and all that came back. */
export interface Answered {
  readonly who: Visitor | 'operator' | 'machine'
  readonly asked: string
  readonly status: number
  readonly headers: string
  readonly text: string
}

const SOCKETS = ['/socket', '/staff/socket']
/** One of each kind; dealers and supervisors all see the same. */
const ASKING: readonly Visitor[] = ['nobody', 'guest', 'player', 'other', 'sent', 'anna', 'rosa', 'ada']
/** They end what the walk needs: asked last. */
const ENDING = ['DELETE /api/session', 'DELETE /api/staff/session']

/** Every route, as everybody, with what really lies behind it where it names something. */
export async function askEverything(scene: Scene, heard: () => Promise<void>): Promise<readonly Answered[]> {
  const offers = scene.house.server.offers.filter(
    ({ method, url }) => method !== 'HEAD' && !SOCKETS.includes(url),
  )
  const lines = offers.map(({ method, url }) => ({ method, url, line: `${method} ${url}` }))
  const inOrder = [
    ...lines.filter(({ line }) => !ENDING.includes(line)),
    ...lines.filter(({ line }) => ENDING.includes(line)),
  ]
  const named = await namesOf(scene)
  const answers: Answered[] = [...(await askAsOperator(scene))]
  const act = async (who: Visitor | 'operator', line: string, body?: object) => {
    const answer = await carryOut(scene, who, line, body)
    answers.push(answer)
    return JSON.parse(answer.text)
  }
  await actAll({ act, named, origin: scene.house.url, ears: scene.ears, heard })
  for (const who of ASKING) {
    const browser = scene.browsers.get(who)
    if (browser === undefined) continue
    for (const { method, url, line } of inOrder) {
      if (who !== 'nobody' && PAGES.includes(line)) continue
      for (const path of pathsOf(method, url, named)) {
        if (method === 'GET') answers.push(await ask(scene, who, browser, method, path))
        for (const body of method === 'GET' ? [] : BODIES) {
          answers.push(await ask(scene, who, browser, method, path, body))
        }
      }
    }
  }
  return [...answers, await askFigures(scene)]
}

async function namesOf({ browsers, rounds, cancelled, settled }: Scene): Promise<Named> {
  const account = await browsers.get('player')?.ask('GET /api/account')
  const session = await browsers.get('leaver')?.ask('GET /api/session')
  return {
    rounds: [...rounds.values(), cancelled, settled],
    settled,
    player: String(account?.body.player),
    login: String(account?.body.login),
    leaver: String(session?.body.player),
    operatorsPlayer: OPERATORS_PLAYER,
  }
}

/** What was sent may be drawn: it is not kept. */
async function carryOut(
  scene: Scene,
  who: Visitor | 'operator',
  line: string,
  content?: object,
): Promise<Answered> {
  const [method = '', path = ''] = line.split(' ')
  const body = content && JSON.stringify(content)
  const browser = who === 'operator' ? undefined : scene.browsers.get(who)
  const { url, clock } = scene.house
  const signing = { operator: BUILT_IN, time: clock.now() }
  const answer = await fetch(
    url + path,
    browser === undefined
      ? signed(method === 'GET' ? 'GET' : 'POST', path, body ?? '', signing)
      : requestOf(browser, method, body),
  )
  return read(who, body === undefined ? line : `${line} {…}`, answer)
}

async function ask(
  { house }: Scene,
  who: Visitor,
  browser: Browser,
  method: string,
  path: string,
  body?: string,
): Promise<Answered> {
  const answer = await fetch(house.url + path, requestOf(browser, method, body))
  return read(who, `${method} ${path}${body === undefined ? '' : ` ${body}`}`, answer)
}

function requestOf({ cookies, origin }: Browser, method: string, body?: string): RequestInit {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, ...(method === 'GET' ? {} : { origin }) }
  if (body === undefined) return { method, redirect: 'manual', headers }
  return { method, redirect: 'manual', headers: { ...headers, 'content-type': 'application/json' }, body }
}

/** An operator's server asks for what its players played, and what they have. */
async function askAsOperator({ house }: Scene): Promise<readonly Answered[]> {
  const paths = [
    '/api/operators/history?limit=100',
    `/api/operators/players/${OPERATORS_PLAYER}/balance`,
    '/api/operators/players/nobody/balance',
  ]
  const answers: Answered[] = []
  for (const path of paths) {
    const answer = await fetch(house.url + path, signed('GET', path, '', { time: house.clock.now() }))
    answers.push(await read('operator', `GET ${path}`, answer))
  }
  return answers
}

async function askFigures({ house }: Scene): Promise<Answered> {
  const answer = await fetch(`http://127.0.0.1:${house.server.metricsPort}/metrics`)
  return read('machine', 'GET /metrics', answer)
}

async function read(who: Answered['who'], asked: string, answer: Response): Promise<Answered> {
  const headers = [...answer.headers].map((pair) => pair.join(': ')).join('\n')
  return { who, asked, status: answer.status, headers, text: await answer.text() }
}
