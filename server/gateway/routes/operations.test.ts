import { is } from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HTTP } from '#protocol/http'
import type { CloseBody, Closure, OpenBody } from '#protocol/http/operations'
import { openHouse } from '#server/gateway/testing/house'
import { PLAIN_OPERATIONS } from '#server/gateway/testing/operations'
import { connect } from '#server/gateway/testing/player'
import { newMetrics } from '#server/operations/metrics/metrics'
import type { ClosureService } from '#server/operations/operations'
import type { Role } from '#server/people/staff/member'
import { HandClock } from '#tests/clock'

/** A service that keeps what it is told as long as the test lives. */
class NotedClosures implements ClosureService {
  readonly told: (readonly [what: string, body: CloseBody | OpenBody, by: string])[] = []
  readonly #list: Closure[] = []

  list() {
    return this.#list
  }

  ofPlayer(player: string) {
    return this.#list.find(({ scope, subject }) => scope === 'player' && subject === player)?.text ?? null
  }

  async close(body: CloseBody, by: string) {
    this.told.push(['close', body, by])
    if (body.subject === 'nowhere') return { unknown: 'There is no such table.' }
    const { scope, subject = 'all', reason, text = 'Closed.' } = body
    this.#list.push({ scope, subject, reason, text, by, at: 1 })
    return null
  }

  async open(body: OpenBody, by: string) {
    this.told.push(['open', body, by])
    this.#list.length = 0
    return null
  }
}

async function open(role: Role | null) {
  const closures = new NotedClosures()
  const checks: string[] = []
  const operations = {
    ...PLAIN_OPERATIONS,
    closures,
    check: async (by: string) => {
      checks.push(by)
      return PLAIN_OPERATIONS.lastCheck()
    },
  }
  const metrics = newMetrics()
  const staff = async () => (role === null ? null : { id: 's_1', name: 'carla', shown: 'Sala', role })
  const house = await openHouse(new HandClock(), { parts: { operations, staff, meters: metrics.meters } })
  onTestFinished(house.close)
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(house.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as { readonly error?: string } }
  }
  return { house, ask, closures, checks, metrics }
}

const BODY = { scope: 'table', subject: 'one', reason: 'A lamp is broken.' }
const STAFF_ROUTES = [
  ['GET', '/api/staff/selfcheck', 'administrator'],
  ['POST', '/api/staff/selfcheck', 'administrator'],
  ['GET', '/api/staff/closures', 'supervisor'],
  ['POST', '/api/staff/close', 'supervisor'],
  ['POST', '/api/staff/open', 'supervisor'],
] as const

describe('how the house is run, over HTTP', () => {
  it('tells anybody its version', async () => {
    const { ask } = await open(null)
    const { status, body } = await ask('GET', '/api/version')
    expect({ status, fits: is(HTTP.version, body) }).toEqual({ status: 200, fits: true })
  })

  it.each(STAFF_ROUTES)('%s %s is for the role %s and those above it', async (method, path, needed) => {
    const roles = [null, 'dealer', 'supervisor', 'administrator'] as const
    for (const role of roles) {
      const { ask, closures, checks } = await open(role)
      const { status, body } = await ask(method, path, method === 'POST' ? BODY : undefined)
      const may = roles.indexOf(role) >= roles.indexOf(needed)
      const refused = role === null ? [401, 'not-signed-in'] : [403, 'wrong-role']
      expect([status, body.error]).toEqual(may ? [200, undefined] : refused)
      expect(closures.told.length + checks.length).toBe(may && method === 'POST' ? 1 : 0)
    }
  })

  it('closes and opens in the name of who is signed in', async () => {
    const { ask, closures } = await open('supervisor')
    const closed = await ask('POST', '/api/staff/close', { ...BODY, text: 'Back at eight.' })
    expect(is(HTTP.closures, closed.body)).toBe(true)
    expect(closed.body).toMatchObject({ closures: [{ subject: 'one', by: 'carla', text: 'Back at eight.' }] })
    expect((await ask('POST', '/api/staff/open', BODY)).body).toEqual({ closures: [] })
    expect(closures.told.map(([what, , by]) => [what, by])).toEqual([
      ['close', 'carla'],
      ['open', 'carla'],
    ])
  })

  it('checks itself on demand in the name of who is signed in', async () => {
    const { ask, checks } = await open('administrator')
    const { body } = await ask('POST', '/api/staff/selfcheck')
    expect([is(HTTP.selfCheck, body), checks]).toEqual([true, ['carla']])
  })

  it.each([
    {},
    { scope: 'table', subject: 'one' },
    { scope: 'tables', subject: 'one', reason: 'Why.' },
    { ...BODY, reason: '   ' },
    { ...BODY, reason: 'x'.repeat(301) },
    { ...BODY, subject: "one' or 1=1" },
    { ...BODY, text: 'two\nlines' },
    { ...BODY, text: 'turned \u202e round' },
    { ...BODY, by: 'somebody else' },
  ])('refuses %o', async (body) => {
    const { ask, closures } = await open('supervisor')
    const { status, body: answer } = await ask('POST', '/api/staff/close', body)
    expect([status, answer.error, closures.told]).toEqual([400, 'bad-request', []])
  })

  it('lets a player hear on every socket that their play was closed, and nobody else', async () => {
    const house = await openHouse(new HandClock())
    onTestFinished(house.close)
    const anna = await connect(house)
    const bruno = await connect(house)
    const notice = { type: 'notice', table: null, kind: 'barred', text: 'Ask the support.' } as const
    house.gateway.tell(anna.person.id, notice)
    expect(await anna.hear('notice')).toEqual(notice)
    await bruno.settled()
    expect(bruno.heard('notice')).toEqual([])
    house.gateway.tell('p_nobody', notice)
  })

  it('tells a player whose play is closed so again on every new socket', async () => {
    const { house, closures } = await open(null)
    const anna = await connect(house)
    const body = {
      scope: 'player',
      subject: anna.person.id,
      reason: 'Asked for it.',
      text: 'Ask the support.',
    } as const
    await closures.close(body, 'carla')
    const again = await connect(house, anna)
    expect(await again.hear('notice')).toMatchObject({ kind: 'barred', text: 'Ask the support.' })
    const bruno = await connect(house)
    await bruno.settled()
    expect(bruno.heard('notice')).toEqual([])
  })

  it('says that there is no such table', async () => {
    const { ask } = await open('supervisor')
    const answer = await ask('POST', '/api/staff/close', { ...BODY, subject: 'nowhere' })
    expect(answer).toEqual({ status: 404, body: { error: 'no-subject', text: 'There is no such table.' } })
  })

  it('counts requests by route, and addresses that nobody has as one', async () => {
    const { ask, metrics } = await open(null)
    await ask('GET', '/api/version')
    await ask('GET', '/api/shoes/one/1')
    await ask('GET', '/api/shoes/one/2')
    await ask('GET', '/no/such/page')
    await ask('GET', '/a-page-of-mine')
    const text = await metrics.registry.metrics()
    expect(text).toContain('sabot_http_requests_total{method="GET",route="/api/version",status="200"} 1')
    expect(text).toContain(
      'sabot_http_requests_total{method="GET",route="/api/shoes/:table/:number",status="404"} 2',
    )
    expect(text).toContain('sabot_http_requests_total{method="GET",route="none",status="404"} 2')
    expect(text).not.toContain('a-page-of-mine')
  })
})
