import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '#cli/bots/wire/client'
import { ReferenceOperator } from '#cli/operator/server'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { openHouse } from '#server/gateway/testing/house'
import { launchService } from '#server/operators/launch'
import { operatorService } from '#server/operators/service'
import { FRESH_MILLIS } from '#server/operators/signature'
import { tokenHash } from '#server/people/secrets'
import { openStore } from '#server/store/open'
import { HandClock } from '#tests/clock'
import { emptyFolder } from '#tests/floor/house'
import { FAST } from '#tests/floor/timings'
import { type HandServer, startByHand } from '#tests/hand-server'
import { freshDatabase } from '#tests/made-postgres'
import { operatorAt, SECRET } from '#tests/operator/house'
import { type Signing, signed } from '#tests/operator/signed'

const LAUNCH = '/api/operators/launch'
const ANNA = { player: 'anna-1', name: 'Anna', language: 'it', currency: 'EUR' }
const folder = emptyFolder()
const clock = new HandClock()
const operator = new ReferenceOperator({ id: 'bella', secret: SECRET, clock })
let server: HandServer
let url = ''

beforeAll(async () => {
  operator.book.open('anna-1', 'EUR', 12_345)
  operator.book.open('bruno-1', 'EUR', 50_000)
  const config = loadConfig({ env: {}, folder: folder.path })
  const operators = [
    operatorAt(await operator.listen()),
    { ...operatorAt('', 'costa'), wallet: 'built-in' as const },
  ]
  const tables = [{ ...tableConfig({ id: 'mini', game: 'mini-baccarat' }), timings: FAST }]
  const databaseUrl = await freshDatabase()
  const settings = { databaseUrl, dataFolder: folder.path, housePlayers: 0, operators, tables }
  server = await startByHand({ ...config, ...settings }, pino({ level: 'fatal' }), clock)
  url = server.url
})

afterAll(async () => {
  await server.stop()
  await operator.close()
  folder.remove()
})

function sign(method: 'GET' | 'POST', path: string, body: string, signing: Signing = {}): RequestInit {
  return signed(method, path, body, { time: clock.now(), ...signing })
}

function launch(body: object, signing: Signing = {}): Promise<Response> {
  return fetch(url + LAUNCH, sign('POST', LAUNCH, JSON.stringify(body), signing))
}

async function linkFor(body: object): Promise<string> {
  const answer = (await (await launch(body)).json()) as { url: string }
  return answer.url
}

async function enter(link: string): Promise<{ readonly response: Response; readonly cookie: string }> {
  const response = await fetch(link, { redirect: 'manual' })
  return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function get(path: string, cookie: string): Promise<unknown> {
  return (await fetch(url + path, { headers: { cookie } })).json()
}

describe('a launch', () => {
  it('opens the lobby once, as that player, with what the operator says they have', async () => {
    const answer = await launch({ ...ANNA, returnUrl: 'https://casino.example/back' })
    expect(answer.status).toBe(200)
    const { url: link, expiresAt } = (await answer.json()) as { url: string; expiresAt: number }
    expect(expiresAt).toBe(clock.now() + 60_000)
    const { response, cookie } = await enter(link)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/?language=it')
    expect(response.headers.get('set-cookie')).toContain('HttpOnly')
    expect(await get('/api/session', cookie)).toMatchObject({ name: 'Anna', cash: 12_345, kind: 'operator' })
    expect(await get('/api/visit', cookie)).toEqual({
      operator: 'bella',
      name: 'Bella Vista',
      language: 'it',
      returnUrl: 'https://casino.example/back',
    })
    expect(await get('/api/statement', cookie)).toMatchObject({ keptBy: 'bella', entries: [] })
    const again = await enter(link)
    expect([again.response.status, again.cookie]).toEqual([410, ''])
  })

  it('is one person however often they come, and another one for another operator', async () => {
    const ids = await Promise.all(
      [ANNA, ANNA, ANNA].map(async (body) => {
        const { cookie } = await enter(await linkFor(body))
        return ((await get('/api/session', cookie)) as { player: string }).player
      }),
    )
    expect(new Set(ids).size).toBe(1)
    const body = JSON.stringify(ANNA)
    const other = await fetch(url + LAUNCH, sign('POST', LAUNCH, body, { operator: 'costa' }))
    const { cookie } = await enter(((await other.json()) as { url: string }).url)
    expect(await get('/api/session', cookie)).toMatchObject({ cash: 0 })
    expect(((await get('/api/session', cookie)) as { player: string }).player).not.toBe(ids[0])
  })

  it('of many who come with one link lets one in', async () => {
    const link = await linkFor({ ...ANNA, table: 'mini' })
    const entered = await Promise.all(Array.from({ length: 8 }, () => enter(link)))
    const statuses = entered.map(({ response }) => response.status).sort()
    expect(statuses).toEqual([303, 410, 410, 410, 410, 410, 410, 410])
    const inside = entered.find(({ response }) => response.status === 303)
    expect(inside?.response.headers.get('location')).toBe('/?language=it&table=mini')
  })

  it('signs out who was signed in before in that browser', async () => {
    const made = await fetch(`${url}/api/session`, { method: 'POST' })
    const before = made.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await get('/api/session', before)).toMatchObject({ kind: 'guest' })
    const entered = await fetch(await linkFor(ANNA), { redirect: 'manual', headers: { cookie: before } })
    const after = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await get('/api/session', after)).toMatchObject({ kind: 'operator' })
    expect(await get('/api/session', before)).toMatchObject({ error: 'not-signed-in' })
  })

  it('leaves no token in the store, only its hash', async () => {
    const store = await openStore({ databaseUrl: await freshDatabase(), dataFolder: '' })
    const bella = operatorAt('')
    const settings = { db: store.db, currency: 'EUR', tables: [], now: clock.now, arrived: async () => {} }
    const launched = await launchService(settings).launch(bella, { ...ANNA, language: 'it' })
    const rows = await store.db.selectFrom('launches').selectAll().execute()
    await store.close()
    const { token } = 'token' in launched ? launched : expect.fail(launched.text)
    expect(rows).toMatchObject([{ token_hash: tokenHash(token), operator: bella.id }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is not used up by a program that only looks where the link leads', async () => {
    const link = await linkFor(ANNA)
    const looked = await fetch(link, { method: 'HEAD', redirect: 'manual' })
    expect(looked.status).toBe(404)
    expect(looked.headers.get('set-cookie')).toBeNull()
    expect((await enter(link)).response.status).toBe(303)
  })

  it('is not in the log when it fails: it may be good yet', async () => {
    const store = await openStore({ databaseUrl: await freshDatabase(), dataFolder: folder.path })
    await store.close()
    const desk = operatorService({
      db: store.db,
      now: clock.now,
      operators: [],
      currency: 'EUR',
      tables: [],
      arrived: async () => {},
      isExcluded: async () => false,
      moved: () => {},
    })
    const house = await openHouse(clock, { parts: { operators: desk } })
    const token = 'x'.repeat(43)
    expect((await fetch(`${house.url}/launch/${token}`)).status).toBeGreaterThanOrEqual(500)
    await house.close()
    expect(house.log).toHaveLength(1)
    expect(house.log[0]).toContain('/launch/:token')
    expect(house.log[0]).not.toContain(token)
  })

  it('is over after a minute', async () => {
    const [soon, late] = [await linkFor(ANNA), await linkFor(ANNA)]
    clock.advance(60_000)
    expect((await enter(soon)).response.status).toBe(303)
    clock.advance(1)
    expect((await enter(late)).response.status).toBe(410)
  })

  it('shows a page to a browser that comes too late', async () => {
    const token = 'x'.repeat(43)
    const page = await fetch(`${url}/launch/${token}`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('This link is no longer good')
    const answer = await fetch(`${url}/launch/${token}`)
    expect(await answer.json()).toMatchObject({ error: 'launch-over' })
  })
})

describe('a signature', () => {
  it('counts once: the same request again is refused', async () => {
    const request = sign('POST', LAUNCH, JSON.stringify(ANNA))
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(url + LAUNCH, request)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it.each([
    ['another secret', () => ({ secret: 'another secret of thirty-two letters!' })],
    ['an unknown operator', () => ({ operator: 'nobody' })],
    ['an old time', () => ({ time: clock.now() - FRESH_MILLIS - 1 })],
    ['a time to come', () => ({ time: clock.now() + FRESH_MILLIS + 1 })],
    ['a short nonce', () => ({ nonce: 'short' })],
    ['another body', () => ({ signedBody: '{}' })],
  ])('with %s is not believed', async (_what, signing: () => Signing) => {
    const answer = await launch(ANNA, signing())
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: 'not-signed', text: expect.stringMatching(/\.$/) })
  })

  it('is needed', async () => {
    const headers = { 'content-type': 'application/json' }
    const launched = await fetch(url + LAUNCH, { method: 'POST', headers, body: JSON.stringify(ANNA) })
    expect(launched.status).toBe(401)
    expect((await fetch(`${url}/api/operators/history`)).status).toBe(401)
  })
})

describe('a launch with something wrong in it', () => {
  it.each([
    ['an unknown field', { ...ANNA, admin: true }, 'bad-request'],
    ['no player', { ...ANNA, player: undefined }, 'bad-request'],
    ['an unknown language', { ...ANNA, language: 'xx' }, 'bad-request'],
    ['another currency', { ...ANNA, currency: 'USD' }, 'wrong-currency'],
    ['no such table', { ...ANNA, table: 'nowhere' }, 'no-table'],
    ['a staff-like name', { ...ANNA, name: 'Supervisor' }, 'bad-name'],
    ['a script to go back to', { ...ANNA, returnUrl: 'javascript:alert(1)' }, 'bad-request'],
  ])('is refused: %s', async (_what, body, error) => {
    const answer = await launch(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error })
  })

  it('is refused: no JSON', async () => {
    const answer = await fetch(url + LAUNCH, sign('POST', LAUNCH, '{"player":'))
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'bad-json' }])
  })
})

describe("an operator's player", () => {
  it('is signed out after 30 minutes of doing nothing; the bet that stands is played', async () => {
    operator.book.open('carla-1', 'EUR', 5_000)
    const { cookie } = await enter(await linkFor({ ...ANNA, player: 'carla-1', name: 'Carla' }))
    const client = new Client({ url, token: cookie.replace('sabot=', '') })
    client.join('mini')
    await server.betting('mini', client)
    expect(await client.do('mini', { do: 'bet', bet: 'player', amount: 1_000 })).toMatchObject({ ok: true })
    expect(await client.do('mini', { do: 'confirm' })).toMatchObject({ ok: true })
    const moved = () => [...operator.book.entries.values()].filter(({ player }) => player === 'carla-1')
    await server.until(() => server.state('mini').game.phase !== 'betting')
    clock.advance(30 * 60_000)
    expect(await get('/api/session', cookie)).toMatchObject({ error: 'not-signed-in' })
    await server.until(() => moved().length === 2)
    await client.close()
    expect(moved().map(({ kind }) => kind)).toEqual(['debit', 'credit'])
  })

  it('plays with the money that lies there, and hears every change of it', async () => {
    const { cookie } = await enter(await linkFor({ ...ANNA, player: 'bruno-1', name: 'Bruno' }))
    const client = new Client({ url, token: cookie.replace('sabot=', '') })
    client.join('mini')
    const { book } = operator
    const moved = () => [...book.entries.values()].filter(({ player }) => player === 'bruno-1')
    await server.betting('mini', client)
    expect(await client.do('mini', { do: 'bet', bet: 'player', amount: 1_000 })).toMatchObject({ ok: true })
    expect(await client.do('mini', { do: 'confirm' })).toMatchObject({ ok: true })
    await server.until(() => moved().some(({ kind }) => kind === 'credit'))
    await client.close()
    expect(moved().map(({ kind }) => kind)).toEqual(['debit', 'credit'])
    await expect.poll(() => get('/api/session', cookie)).toMatchObject({ cash: book.balanceOf('bruno-1') })

    const path = '/api/operators/history?limit=100'
    const history = (await (await fetch(url + path, sign('GET', path, ''))).json()) as {
      plays: { player: string; staked: number; paid: number }[]
    }
    const plays = history.plays.filter(({ player }) => player === 'bruno-1')
    const net = plays.reduce((sum, { staked, paid }) => sum + paid - staked, 0)
    expect(plays).toHaveLength(1)
    expect(book.balanceOf('bruno-1')).toBe(50_000 + net)
    const theirs = (await (
      await fetch(url + path, sign('GET', path, '', { operator: 'costa' }))
    ).json()) as object
    expect(theirs).toMatchObject({ plays: [] })
  })
})
