import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HTTP_WORDS } from '#protocol/describe/http'
import { ROLES, type Role } from '#server/people/staff/member'
import { OFFERS, PAGES } from '#tests/access/offers'
import { openWholeHouse, type Visitor, type WholeHouse } from '#tests/access/walk'
import type { Browser, Reply } from '#tests/people/browser'

const VISITORS: readonly Visitor[] = ['nobody', 'guest', 'player', 'other', ...ROLES]
const PLAYERS: readonly Visitor[] = ['guest', 'player', 'other']

let house: WholeHouse

beforeAll(async () => {
  house = await openWholeHouse()
})
afterAll(async () => {
  await house.close()
})

/** An address of the pattern, with nothing behind it. */
function pathOf(url: string): string {
  return url.replace(/:[a-z]+/gi, 'nothing')
}

/** Whether somebody was turned away for who they are. */
function turnedAway({ status, body }: Reply): number | null {
  const isFor = body.error === 'not-signed-in' || body.error === 'wrong-role'
  return (status === 401 || status === 403) && isFor ? status : null
}

/** What a visitor must hear at a route's door; null is to be let in. */
function due(access: string, who: Visitor): number | null {
  if (access === 'anyone') return null
  if (access === 'player') return PLAYERS.includes(who) ? null : 401
  const rank = ROLES.indexOf(who as Role)
  if (rank < 0) return 401
  return rank >= ROLES.indexOf(access as Role) ? null : 403
}

/** Those that end what the walk needs are walked by visitors of their own. */
const ENDING = ['DELETE /api/session', 'DELETE /api/staff/session']
const SOCKETS = 2

describe('every route', () => {
  it('is on the list, with whom it is for', () => {
    const found = house.server.offers
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, access }) => `${method} ${url}: ${access}`)
    expect([...new Set(found)].sort()).toEqual([...OFFERS].sort())
  })

  it('is described in the protocol, and nothing else is', () => {
    const described = Object.values<{ readonly routes: readonly string[] }>(HTTP_WORDS)
      .flatMap(({ routes }) => routes)
      .filter((line) => line !== 'any route')
      .map((line) => line.split('?', 1)[0] ?? '')
    const offered = OFFERS.map((offer) => offer.slice(0, offer.lastIndexOf(':')))
    expect([...new Set(described), ...PAGES].sort()).toEqual([...offered].sort())
  })

  it.each(VISITORS)('lets %s do only what they may', async (who) => {
    let browser = await house.visitor(who)
    const wrong: string[] = []
    const walked = new Set<string>()
    for (const { method, url, access } of house.server.offers) {
      if (method === 'HEAD' || url === '/socket' || url === '/staff/socket') continue
      const line = `${method} ${pathOf(url)}`
      if (ENDING.includes(line)) continue
      walked.add(`${method} ${url}`)
      const answer = await browser.ask(line, method === 'GET' ? undefined : {})
      const away = turnedAway(answer)
      if (away !== due(access, who))
        wrong.push(`${line} (${access}) answered ${answer.status} ${answer.body.error}`)
      if (answer.cookies.length > 0) browser = await house.visitor(who)
    }
    expect(wrong).toEqual([])
    expect(walked.size).toBe(OFFERS.length - ENDING.length - SOCKETS)
  })

  it('is closed to pages of other sites where it changes something', async () => {
    const visitors = { player: await house.visitor('player'), staff: await house.visitor('administrator') }
    const wrong: string[] = []
    const walked = new Set<string>()
    for (const { method, url, access } of house.server.offers) {
      if (['GET', 'HEAD', 'OPTIONS'].includes(method)) continue
      walked.add(`${method} ${url}`)
      const browser = access === 'anyone' || access === 'player' ? visitors.player : visitors.staff
      for (const origin of ['https://evil.example', 'null', `${house.url}.evil.example`]) {
        const { status, body } = await browser.ask(`${method} ${pathOf(url)}`, {}, { origin })
        if (status !== 403 || body.error !== 'wrong-origin')
          wrong.push(`${method} ${url} from ${origin}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(walked.size).toBe(OFFERS.filter((offer) => !offer.startsWith('GET ')).length)
    expect((await visitors.player.ask('GET /api/session')).status).toBe(200)
  })

  it('answers whatever it is sent with a code and a sentence, and nothing fails inside', async () => {
    const visitors = { player: await house.visitor('player'), staff: await house.visitor('administrator') }
    const wrong: string[] = []
    let sent = 0
    for (const { method, url, access } of house.server.offers) {
      if (
        method === 'HEAD' ||
        ['/socket', '/staff/socket', '/ready'].includes(url) ||
        ENDING.includes(`${method} ${url}`)
      )
        continue
      const browser = access === 'anyone' || access === 'player' ? visitors.player : visitors.staff
      for (const ask of method === 'GET' ? addresses(url) : bodies(url)) {
        const answer = await send(browser, method, ask)
        sent += 1
        const isClear = answer.status < 400 || (answer.status < 500 && isError(answer.text))
        if (!isClear)
          wrong.push(
            `${method} ${ask.path} ${ask.body?.slice(0, 40)}: ${answer.status} ${answer.text.slice(0, 80)}`,
          )
      }
    }
    expect(wrong).toEqual([])
    expect(sent).toBeGreaterThan(10 * OFFERS.length)
    expect(house.log.filter(isFailure)).toEqual([])
  })
})

/** That files changed under the running test is no failure of a route. */
function isFailure(line: string): boolean {
  const { level, digest } = JSON.parse(line) as { readonly level: number; readonly digest?: string }
  return level >= 50 && digest === undefined
}

interface Asked {
  readonly path: string
  readonly body?: string
}

const NASTY = [
  '%00',
  '..%2f..%2fetc',
  "'%20or%201=1--",
  '%F0%9F%8E%B2',
  '9'.repeat(100),
  '-1',
  'null',
  '%E2%80%AE',
]

function addresses(url: string): readonly Asked[] {
  const inPath = url.includes(':') ? NASTY.map((word) => ({ path: url.replace(/:[a-z]+/gi, word) })) : []
  const queries = NASTY.flatMap((word) => [
    { path: `${pathOf(url)}?cursor=${word}&limit=${word}` },
    { path: `${pathOf(url)}?from=${word}&to=${word}&zone=${word}` },
    { path: `${pathOf(url)}?limit=1&limit=2&${word}=${word}` },
  ])
  return [...inPath, ...queries]
}

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"x"',
  '{"__proto__":{"admin":true}}',
  '{"name":null,"password":{}}',
  '{"player":{"$gt":""},"amount":-5,"reason":[],"id":7,"text":{},"minutes":"1"}',
  '{"amount":1e308,"id":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000","reason":"\\ud800"}',
  `{"name":"${'x'.repeat(3000)}"}`,
]

function bodies(url: string): readonly Asked[] {
  return BODIES.map((body) => ({ path: pathOf(url), body }))
}

async function send(browser: Browser, method: string, { path, body }: Asked) {
  const answer = await fetch(house.url + path, {
    method,
    redirect: 'manual',
    headers: {
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json', origin: house.url }),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, text: await answer.text() }
}

function isError(text: string): boolean {
  try {
    const { error, text: sentence } = JSON.parse(text) as Record<string, unknown>
    return typeof error === 'string' && typeof sentence === 'string' && /[.!?…:]$/.test(sentence)
  } catch {
    return false
  }
}
