import { SIGNATURE_HEADERS, signatureOf } from '#server/operators/signature'
import { OPERATOR } from '#tests/fuzz/house'
import type { How } from '#tests/fuzz/lines/reach'
import type { Mission } from '#tests/fuzz/mission'
import {
  ALL_OFFERS,
  anyhow,
  type Due,
  type Offer,
  type Request,
  type Spoiling,
  wrongBodies,
} from '#tests/fuzz/routes/distortions'
import { OPEN_VISITS } from '#tests/fuzz/routes/open-visits'
import { PLAYERS_VISITS } from '#tests/fuzz/routes/players-visits'
import type { Route, Visit } from '#tests/fuzz/routes/route'
import { keepCookies, type Scene } from '#tests/fuzz/routes/scene'
import { STAFF_VISITS } from '#tests/fuzz/routes/staff-visits'
import { judge } from '#tests/fuzz/wires/judge'
import { type Reply, Wire } from '#tests/fuzz/wires/wire'

/** So many further tries of what was not reached by then, before it counts as out of reach. */
const MORE_TRIES = 300

/** Asks for every route in turn, rightly and wrongly, so many times; then for those that are missing until none is. */
export async function askRoutes(
  scene: Scene,
  cases: number,
  missing: () => ReadonlySet<string>,
): Promise<void> {
  const { mission, dice } = scene
  const { faults } = mission.target
  const start = dice.below(ALL_OFFERS.length)
  for (let asked = 0; asked < cases + MORE_TRIES; asked++) {
    const left = missing()
    if (asked >= cases && left.size === 0) return
    const offers = asked < cases ? ALL_OFFERS : ALL_OFFERS.filter((offer) => left.has(nameOf(offer)))
    const offer = offers[(start + asked) % offers.length]
    if (offer === undefined || faults.all.length > 0) return
    await ask(scene, offer, anyhow)
  }
}

/** Asks every route that has a body with each body that is wrong. */
export async function askWrongly(scene: Scene): Promise<void> {
  for (const offer of ALL_OFFERS) {
    const { body } = await routeOf(offer).visit(scene)
    for (const spoil of body === undefined ? [] : wrongBodies(body)) await ask(scene, offer, spoil)
  }
}

function nameOf({ method, url }: Offer): string {
  return `${method} ${url}`
}

function routeOf(offer: Offer): Route {
  const route = VISITS[nameOf(offer)]
  if (route === undefined) throw new Error(`Nobody knows how to ask for ${offer.url}.`)
  return route
}

async function ask(scene: Scene, offer: Offer, spoil: Spoiling): Promise<void> {
  const { mission, dice } = scene
  const route = routeOf(offer)
  const visit = await route.visit(scene)
  const { kind, distorted } = spoil(dice, offer, visit)
  const { request, due } = distorted
  const wire = await Wire.open(mission.target.port)
  const bytes = written(scene, request)
  wire.say(bytes)
  const reply = await wire.reply(false)
  wire.drop()
  mission.tally.add(`routes: ${kind}`)
  const how = verdict(mission, { offer, route, due }, reply, bytes)
  if (how === null || reply === null || reply === 'silence') return
  mission.target.reach.note(nameOf(offer), how)
  if (how === 'done') await followUp(scene, visit, request, reply, route)
}

/** Cookies change with what was done, and answers are good for further questions. */
async function followUp(
  scene: Scene,
  visit: Visit,
  { who }: Request,
  reply: Reply,
  route: Route,
): Promise<void> {
  const browser = scene.visitor(who)
  const lines = [...reply.head.matchAll(/^set-cookie: (.+)$/gim)].map(([, line = '']) => line)
  if (who !== 'nobody') keepCookies(browser, lines)
  if (visit.isLast === true && who !== 'nobody') await scene.renew(who)
  if (route.learn !== undefined && reply.body !== '') route.learn(scene, JSON.parse(reply.body))
}

/** How far it came; null once it is noted that this reply can not be right. */
function verdict(
  { target }: Mission,
  { offer, route, due }: { readonly offer: Offer; readonly route: Route; readonly due: Due },
  reply: Reply | null | 'silence',
  bytes: Buffer,
): How | null {
  const before = target.faults.all.length
  judge(reply, bytes, { faults: target.faults, isHead: false })
  if (target.faults.all.length > before || reply === null || reply === 'silence') return null
  const { status, body } = reply
  if (due.mayBeInside && status < 400) return 'done'
  const { error = '', text = '' } = status < 400 ? {} : (parsed(body) as Readonly<Record<string, string>>)
  if (due.refusals.includes(`${status} ${error}`)) return 'stopped'
  if (due.mayBeInside && route.own?.includes(error) === true) return 'checked'
  if (offer.url === '/ready' && status === 503) return 'done'
  const expected = [...due.refusals, ...(due.mayBeInside ? ['done', ...(route.own ?? [])] : [])]
  target.faults.note(
    `${status} ${error} (${text}) instead of ${expected.join(' or ')}: ${bytes.toString('latin1')}`,
  )
  return null
}

function written(scene: Scene, request: Request): Buffer {
  const { method, path, who, headers, body, isSigned, signedAs = path } = request
  const cookies = [...scene.visitor(who).cookies].map((pair) => pair.join('=')).join('; ')
  const { host } = new URL(scene.mission.target.url)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...(cookies === '' ? [] : [`Cookie: ${cookies}`]),
    ...(body !== null && !headers.some((line) => line.startsWith('Content-Type'))
      ? ['Content-Type: application/json']
      : []),
    ...headers,
    ...(body === null ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...(isSigned ? signatures(scene, { method, path: signedAs, body: body ?? '' }) : []),
  ]
  const head = Buffer.from([...lines, '', ''].join('\r\n'), 'latin1')
  return Buffer.concat([head, Buffer.from(body ?? '')])
}

function signatures(
  { dice }: Scene,
  request: { readonly method: string; readonly path: string; readonly body: string },
) {
  const signed = { ...request, time: String(Date.now()), nonce: dice.hex(32) }
  const [secret = ''] = OPERATOR.secrets
  return [
    `${SIGNATURE_HEADERS.operator}: ${OPERATOR.id}`,
    `${SIGNATURE_HEADERS.time}: ${signed.time}`,
    `${SIGNATURE_HEADERS.nonce}: ${signed.nonce}`,
    `${SIGNATURE_HEADERS.signature}: ${signatureOf(secret, signed)}`,
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** For every route of the house a right request. */
const VISITS: Readonly<Record<string, Route>> = { ...OPEN_VISITS, ...PLAYERS_VISITS, ...STAFF_VISITS }
