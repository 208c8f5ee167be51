import { is } from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HISTORY_WORDS } from '#protocol/describe/http/history'
import { HTTP, type ShoeAnswer } from '#protocol/http'
import type { HistoryAnswer } from '#protocol/http/history'
import { EMPTY_ARCHIVE, type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import { connect } from '#server/gateway/testing/player'
import { rawAnswer } from '#server/gateway/testing/raw'
import type { Archive } from '#server/history/archive'
import { StoreError } from '#server/store/store-error'
import { HandClock } from '#tests/clock'

async function open(settings?: HouseSettings, clock = new HandClock()): Promise<House> {
  const house = await openHouse(clock, settings)
  onTestFinished(house.close)
  return house
}

interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

async function ask(house: House, path: string, options: RequestInit = {}): Promise<Reply> {
  const answer = await fetch(house.url + path, options)
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers }
}

function refused(status: number, error: string) {
  return { status, body: { error, text: expect.stringMatching(/^['\p{Lu}].*[.]$/u) } }
}

describe('a session', () => {
  it('makes a visitor a guest, who is known from then on', async () => {
    const house = await open()
    const made = await ask(house, '/api/session', { method: 'POST' })
    expect(made.status).toBe(200)
    expect(is(HTTP.session, made.body)).toBe(true)
    const set = made.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/^sabot=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { cookie: set.split(';')[0] ?? '' }
    expect((await ask(house, '/api/session', { headers })).body).toEqual(made.body)
    const again = await ask(house, '/api/session', { method: 'POST', headers })
    expect(again.body).toEqual(made.body)
    expect(again.headers.get('set-cookie')).toBe(set)
  })

  it('is none without a cookie, and a new one with a cookie that nobody knows', async () => {
    const house = await open()
    expect(await ask(house, '/api/session')).toMatchObject(refused(401, 'not-signed-in'))
    const headers = { cookie: 'sabot=gone' }
    expect(await ask(house, '/api/session', { headers })).toMatchObject(refused(401, 'not-signed-in'))
    const made = await ask(house, '/api/session', { method: 'POST', headers })
    expect(made.headers.get('set-cookie')).toMatch(/^sabot=token-1;/)
  })

  it('has a secure cookie where that is set, or the proxy came by https', async () => {
    const post = { method: 'POST', headers: { 'x-forwarded-proto': 'https' } }
    const cookieOf = async (config: HouseSettings['config']) => {
      const house = await open({ ...(config === undefined ? {} : { config }) })
      return (await ask(house, '/api/session', post)).headers.get('set-cookie')
    }
    expect(await cookieOf({ secureCookies: true })).toMatch(/^__Host-sabot=[^;]+;.* Path=\/; .*; Secure/)
    expect(await cookieOf({ trustProxy: true })).toMatch(/^__Host-sabot=[^;]+;.* Path=\/; .*; Secure/)
    expect(await cookieOf({})).not.toMatch(/Secure|__Host/)
  })

  it('by https is not known by a cookie that a neighbour of the host could have set', async () => {
    const house = await open({ config: { trustProxy: true } })
    const { token } = await house.people.newGuest()
    const status = async (cookie: string, proto: string) =>
      (await ask(house, '/api/session', { headers: { cookie, 'x-forwarded-proto': proto } })).status
    expect(await status(`sabot=${token}`, 'https')).toBe(401)
    expect(await status(`__Host-sabot=${token}`, 'https')).toBe(200)
    expect(await status(`__Host-sabot=${token}`, 'http')).toBe(401)
    expect(await status(`sabot=${token}`, 'http')).toBe(200)
    expect(await status(`sabot=${token}; __Host-sabot=${token}`, 'https')).toBe(200)
  })

  it('is not made in a visitor’s name by the page of another site', async () => {
    const house = await open({ config: { origins: ['https://play.example'] } })
    const from = (origin: string) => ask(house, '/api/session', { method: 'POST', headers: { origin } })
    expect(await from('https://evil.example')).toMatchObject(refused(403, 'wrong-origin'))
    expect((await from('https://play.example')).status).toBe(200)
    expect((await from(house.url)).status).toBe(200)
    const secure = await open({ config: { secureCookies: true } })
    const own = (origin: string) => ask(secure, '/api/session', { method: 'POST', headers: { origin } })
    expect(await own(secure.url)).toMatchObject(refused(403, 'wrong-origin'))
    expect((await own(secure.url.replace('http:', 'https:'))).status).toBe(200)
  })

  it('is made so often a minute for one network', async () => {
    const house = await open({ limits: { guestsPerMinute: 3 }, config: { trustProxy: true } })
    const from = (address: string) =>
      ask(house, '/api/session', { method: 'POST', headers: { 'x-forwarded-for': `1.2.3.4, ${address}` } })
    for (let guest = 0; guest < 3; guest++) expect((await from('192.0.2.1')).status).toBe(200)
    expect(await from('192.0.2.1')).toMatchObject(refused(429, 'too-many-guests'))
    expect((await from('192.0.2.2')).status).toBe(200)
    for (let guest = 0; guest < 3; guest++) expect((await from(`2001:db8:0:1::${guest}`)).status).toBe(200)
    expect(await from('2001:db8:0:1::7')).toMatchObject(refused(429, 'too-many-guests'))
  })
})

describe('the lobby', () => {
  it('lists the tables', async () => {
    const house = await open({ tables: ['one', 'two'] })
    const player = await connect(house)
    await player.join('two')
    house.table('one').trouble = 'The books cannot be reached.'
    const { status, body } = await ask(house, '/api/tables')
    expect(status).toBe(200)
    expect(is(HTTP.tables, body)).toBe(true)
    expect(body).toMatchObject({
      tables: [
        {
          id: 'one',
          game: 'speed-baccarat',
          players: 0,
          seats: null,
          paused: 'The books cannot be reached.',
        },
        { id: 'two', name: 'Counter two', players: 1, paused: null },
      ],
    })
  })
})

const ROUND = HISTORY_WORDS.round.example
const SHOE: ShoeAnswer = {
  table: 'one',
  number: 2,
  game: 'speed-baccarat',
  live: false,
  commitment: 'ab'.repeat(32),
  cut: null,
  by: null,
  burn: false,
  seed: null,
}

const EVERYTHING = { from: 0, to: expect.any(Number), zone: 'UTC', game: null, table: null }

describe('what was played', () => {
  const asked: unknown[] = []
  const archive: Archive = {
    ...EMPTY_ARCHIVE,
    history: async (player: string, page: object): Promise<HistoryAnswer | null> => {
      asked.push([player, page])
      return JSON.stringify(page).includes('stale') ? null : { rounds: [], next: 'older-1' }
    },
    round: async (player: string, code: string) => (player === 'p_1' && code === ROUND.code ? ROUND : null),
    shoe: async (table: string, number: number) => (table === 'one' && number === 2 ? SHOE : null),
  }

  it('is a player’s own history, page by page', async () => {
    const house = await open({ parts: { archive } })
    const { token } = await house.people.newGuest()
    const headers = { cookie: `sabot=${token}` }
    const history = (query: string) => ask(house, `/api/history${query}`, { headers })
    expect((await history('')).body).toEqual({ rounds: [], next: 'older-1' })
    expect((await history('?cursor=older-1&limit=7')).status).toBe(200)
    expect(asked).toEqual([
      ['p_1', { ...EVERYTHING, cursor: null, limit: 50 }],
      ['p_1', { ...EVERYTHING, cursor: 'older-1', limit: 7 }],
    ])
    for (const limit of ['0', '101', '1.5', '-1', 'ten', '', '1&limit=2']) {
      expect(await history(`?limit=${limit}`)).toMatchObject(refused(400, 'bad-limit'))
    }
    for (const cursor of ['stale', 'a b', "'--", 'x'.repeat(200), 'a&cursor=b']) {
      expect(await history(`?cursor=${cursor}`)).toMatchObject(refused(400, 'bad-cursor'))
    }
    expect(await history('?player=p_2')).toMatchObject(refused(400, 'bad-request'))
    expect(await ask(house, '/api/history')).toMatchObject(refused(401, 'not-signed-in'))
  })

  it('is a round of one’s own, and a shoe of anybody’s', async () => {
    const house = await open({ parts: { archive } })
    const [mine, other] = [await house.people.newGuest(), await house.people.newGuest()]
    const round = (token: string, code: string) =>
      ask(house, `/api/rounds/${code}`, { headers: { cookie: `sabot=${token}` } })
    expect((await round(mine.token, ROUND.code)).body).toEqual(ROUND)
    expect(await round(other.token, ROUND.code)).toMatchObject(refused(404, 'no-round'))
    expect(await round(mine.token, 'one-2')).toMatchObject(refused(404, 'no-round'))
    expect(await round(mine.token, '..%2F..%2Fetc')).toMatchObject(refused(404, 'no-round'))
    expect(await round('nobody', ROUND.code)).toMatchObject(refused(401, 'not-signed-in'))
    expect((await ask(house, '/api/shoes/one/2')).body).toEqual(SHOE)
    for (const shoe of [
      'one/3',
      'two/2',
      'one/-1',
      'one/2.0',
      'one/02',
      'one/1e3',
      'ONE/2',
      'one/99999999999999',
    ]) {
      expect(await ask(house, `/api/shoes/${shoe}`)).toMatchObject(refused(404, 'no-shoe'))
    }
  })
})

describe('machines', () => {
  it('hear that the process lives, and whether it is ready', async () => {
    const code = { version: '1.2.3', digest: '5f'.repeat(32) }
    const ready = { ok: false, store: false, tables: 0, text: 'The store does not answer.', ...code }
    const house = await open({ parts: { ready: async () => ready }, limits: { requestsPerMinute: 1 } })
    for (let time = 0; time < 5; time++) expect((await ask(house, '/health')).body).toEqual({ ok: true })
    expect(await ask(house, '/ready')).toMatchObject({ status: 503, body: ready })
    const well = await open()
    expect(await ask(well, '/ready')).toMatchObject({
      status: 200,
      body: { ok: true, store: true, tables: 1 },
    })
  })
})

describe('a bad request', () => {
  it.each([
    ['an unknown address', 'GET /nowhere', refused(404, 'not-found')],
    ['a file above', 'GET /../../etc/passwd', refused(404, 'not-found')],
    ['the wrong method', 'PATCH /api/session', refused(405, 'wrong-method')],
    ['another wrong method', 'POST /api/tables', refused(405, 'wrong-method')],
    ['a method of a file server', 'PROPFIND /', refused(404, 'not-found')],
    ['bad percent-encoding', 'GET /api/rounds/%zz', refused(400, 'bad-url')],
    ['bad percent-encoding at the end', 'GET /%', refused(400, 'bad-url')],
    ['a parameter that is too long', `GET /api/rounds/${'x'.repeat(500)}`, refused(414, 'too-long')],
  ])('with %s is answered clearly', async (_what, line, answer) => {
    const house = await open()
    const { status, body } = await rawAnswer(
      house,
      `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect({ status, body: JSON.parse(body) }).toEqual(answer)
    expect(house.log).toEqual([])
  })

  it('with a bad body is answered clearly', async () => {
    const house = await open()
    const post = (type: string, body: string) =>
      ask(house, '/api/session', { method: 'POST', headers: { 'content-type': type }, body })
    expect(await post('application/json', '{"a":')).toMatchObject(refused(400, 'bad-json'))
    expect(await post('application/json', '')).toMatchObject(refused(400, 'bad-json'))
    expect(await post('application/json', `"${'x'.repeat(5_000)}"`)).toMatchObject(refused(413, 'too-large'))
    expect(await post('text/xml', '<a/>')).toMatchObject(refused(415, 'bad-type'))
    expect(await post('application/json', '{"__proto__":{"a":1}}')).toMatchObject(refused(400, 'bad-json'))
    expect((await post('application/json', '{}')).status).toBe(200)
  })

  it('that is no HTTP is answered all the same', async () => {
    const house = await open()
    for (const noise of ['hello\r\n\r\n', '\0\0\0\0\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n']) {
      const { status, body } = await rawAnswer(house, noise)
      expect({ status, body: JSON.parse(body) }).toEqual(refused(400, 'bad-request'))
    }
    const large = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`
    const { status, body } = await rawAnswer(house, large)
    expect({ status, body: JSON.parse(body) }).toEqual(refused(431, 'too-large'))
  })

  it('after too many others has to wait', async () => {
    const clock = new HandClock()
    const house = await open({ limits: { requestsPerMinute: 3 } }, clock)
    for (let time = 0; time < 3; time++) expect((await ask(house, '/api/tables')).status).toBe(200)
    expect(await ask(house, '/api/tables')).toMatchObject(refused(429, 'too-fast'))
    expect(await ask(house, '/nowhere')).toMatchObject(refused(429, 'too-fast'))
    clock.advance(59_999)
    expect(await ask(house, '/api/tables')).toMatchObject(refused(429, 'too-fast'))
    clock.advance(1)
    expect((await ask(house, '/api/tables')).status).toBe(200)
  })

  it('that fails on our side says so without a word of how', async () => {
    const secret = new Error('select * from players: password=hunter2')
    const house = await open({ parts: { purse: () => Promise.reject(secret) } })
    const failed = await ask(house, '/api/session', { method: 'POST' })
    expect(failed).toMatchObject(refused(500, 'internal'))
    expect(JSON.stringify(failed.body)).not.toMatch(/hunter2|select|at /)
    expect(house.log).toHaveLength(1)
    const away = new StoreError('connect ECONNREFUSED 10.0.0.7:5432', 'away')
    const without = await open({ parts: { purse: () => Promise.reject(away) } })
    const answer = await ask(without, '/api/session', { method: 'POST' })
    expect(answer).toMatchObject(refused(503, 'store-away'))
    expect(JSON.stringify(answer.body)).not.toMatch(/10\.0\.0\.7/)
  })
})
