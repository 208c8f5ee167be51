import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { SUBPROTOCOL } from '#protocol/version'
import { Passwords } from '#server/people/passwords'
import { ROLES } from '#server/people/staff/member'
import { Roster } from '#server/people/staff/roster'
import { freshDatabase } from '#tests/made-postgres'
import { Browser } from '#tests/people/browser'
import { type Desk, openDesk } from '#tests/people/desk'

const PASSWORD = 'sette gatti sul tetto'
let desk: Desk

const onServer = async () => ({ folder: '', databaseUrl: await freshDatabase() })

beforeAll(async () => {
  desk = await openDesk(await onServer())
  const roster = new Roster({
    db: desk.store.db,
    passwords: new Passwords(),
    actor: 'test',
    now: desk.clock.now,
  })
  for (const role of ROLES) await roster.add(role, role, PASSWORD)
})
afterAll(() => desk.close())

/** Every route of people that changes something, with a body that would do. */
const CHANGES: readonly (readonly [line: string, body: unknown])[] = [
  ['POST /api/session', {}],
  ['DELETE /api/session', undefined],
  ['POST /api/account', { name: 'Anna', password: PASSWORD }],
  ['PUT /api/account/password', { old: PASSWORD, password: 'otto cani in cantina' }],
  ['POST /api/sign-in', { login: 'anna-0000', password: PASSWORD }],
  ['POST /api/sign-in/passkey/options', {}],
  ['POST /api/sign-in/passkey', {}],
  ['POST /api/passkeys/options', { name: 'Anna' }],
  ['POST /api/passkeys', {}],
  ['DELETE /api/passkeys/x', undefined],
  ['PUT /api/settings', { changes: { music: true } }],
  ['POST /api/staff/session', { name: 'dealer', password: PASSWORD }],
  ['DELETE /api/staff/session', undefined],
]

describe('pages of other sites', () => {
  it.each(CHANGES)('cannot ask for %s in a visitor’s name', async (line, body) => {
    const browser = await new Browser(desk.house).visit()
    for (const origin of ['https://evil.example', 'null', `${desk.house.url}.evil.example`]) {
      const answer = await browser.ask(line, body, { origin })
      expect(answer).toMatchObject({ status: 403, body: { error: 'wrong-origin' }, cookies: [] })
    }
    expect((await browser.ask('GET /api/session')).body).toMatchObject({ kind: 'guest' })
  })
})

describe('who may ask', () => {
  const LOOKS = [
    'GET /api/session',
    'GET /api/account',
    'GET /api/settings',
    'GET /api/staff/session',
    'GET /api/staff/log',
  ]
  const statuses = async (browser: Browser) => {
    const answers: Record<string, number> = {}
    for (const line of LOOKS) answers[line] = (await browser.ask(line)).status
    return Object.values(answers)
  }

  it('nobody, for nothing', async () => {
    expect(await statuses(new Browser(desk.house))).toEqual([401, 401, 401, 401, 401])
    for (const [line, body] of CHANGES.filter(([path]) => /account|passkeys|settings/.test(path))) {
      expect((await new Browser(desk.house).ask(line, body)).status).toBe(401)
    }
  })

  it('a guest and an account, for what is their own', async () => {
    const browser = await new Browser(desk.house).visit()
    expect(await statuses(browser)).toEqual([200, 200, 200, 401, 401])
    await browser.ask('POST /api/account', { name: 'Anna', password: PASSWORD })
    expect(await statuses(browser)).toEqual([200, 200, 200, 401, 401])
  })

  it('staff, for what their role may; they are no players', async () => {
    const seen = []
    for (const role of ROLES) {
      const browser = new Browser(desk.house)
      await browser.ask('POST /api/staff/session', { name: role, password: PASSWORD })
      seen.push(await statuses(browser))
    }
    expect(seen).toEqual([
      [401, 401, 401, 200, 403],
      [401, 401, 401, 200, 200],
      [401, 401, 401, 200, 200],
    ])
  })

  it('players the house made and operators’ players have no password to change and no passkey to add', async () => {
    const { token } = await desk.house.people.housePlayer('Gino (casa)')
    const browser = new Browser(desk.house)
    browser.cookies.set('sabot', token)
    expect((await browser.ask('POST /api/account', { name: 'Anna', password: PASSWORD })).status).toBe(409)
    expect((await browser.ask('POST /api/passkeys/options', { name: 'Anna' })).status).toBe(409)
  })
})

describe('attempts to sign in', () => {
  it('are so many a minute for one network, whatever way they take', async () => {
    const strict = await openDesk(await onServer(), {
      limits: { signInsPerMinute: 4 },
      config: { trustProxy: true },
    })
    try {
      const from = (address: string, line: string, body: unknown = {}) =>
        new Browser(strict.house).ask(line, body, { 'x-forwarded-for': address })
      const wrong = { login: 'nobody-0000', password: 'wrong password' }
      const staff = { name: 'nobody', password: 'wrong password' }
      expect((await from('192.0.2.1', 'POST /api/sign-in', wrong)).status).toBe(401)
      expect((await from('192.0.2.1', 'POST /api/staff/session', staff)).status).toBe(401)
      expect((await from('192.0.2.1', 'POST /api/sign-in/passkey/options')).status).toBe(200)
      expect((await from('192.0.2.1', 'POST /api/sign-in', wrong)).status).toBe(401)
      for (const [line, body] of [
        ['POST /api/sign-in', wrong],
        ['POST /api/staff/session', staff],
        ['POST /api/sign-in/passkey/options', {}],
      ] as const) {
        expect(await from('192.0.2.1', line, body)).toMatchObject({
          status: 429,
          body: { error: 'too-many-sign-ins' },
        })
      }
      expect((await from('192.0.2.2', 'POST /api/sign-in', wrong)).status).toBe(401)
    } finally {
      await strict.close()
    }
  })

  it('in a flood do not keep the house from answering: they wait or are sent away', async () => {
    const flood = Array.from({ length: 60 }, (_, index) =>
      new Browser(desk.house).ask('POST /api/sign-in', {
        login: `flood-${index}`,
        password: 'wrong password',
      }),
    )
    const lobby = await new Browser(desk.house).ask('GET /api/tables')
    expect(lobby.status).toBe(200)
    const errors = (await Promise.all(flood)).map(({ status, body }) => `${status} ${body.error}`)
    expect(errors.filter((error) => !['401 wrong-sign-in', '503 busy'].includes(error))).toEqual([])
    expect(errors.filter((error) => error === '401 wrong-sign-in').length).toBeGreaterThanOrEqual(34)
  })
})

it('a sign-in’s use is written once a minute at most, however much is done', async () => {
  const browser = await new Browser(desk.house).visit()
  await browser.ask('POST /api/account', { name: 'Anna', password: PASSWORD })
  const { body } = await browser.ask('GET /api/account')
  const seenAt = async () => {
    const row = desk.store.db
      .selectFrom('sign_ins')
      .select('seen_at')
      .where('player_id', '=', String(body.player))
    return (await row.executeTakeFirstOrThrow()).seen_at
  }
  const before = await seenAt()
  for (let time = 0; time < 20; time++) {
    desk.clock.advance(1_000)
    await browser.ask('PUT /api/settings', { changes: { music: time % 2 === 0 } })
  }
  expect(await seenAt()).toBe(before)
  await desk.house.people.sweep(new Map())
  expect(await seenAt()).toBe(before + 20_000)
})

it('a socket does not open with a sign-in that ended while it was at the door', async () => {
  const waiting: (() => void)[] = []
  const purse = async () => {
    await new Promise<void>((go) => waiting.push(go))
    return { cash: 0, golden: 0 }
  }
  const slow = await openDesk(await onServer(), { parts: { purse } })
  try {
    const { token } = await slow.house.people.newGuest()
    const ws = new WebSocket(slow.house.socketUrl, [SUBPROTOCOL], { headers: { cookie: `sabot=${token}` } })
    ws.on('error', () => undefined)
    const answered = once(ws, 'unexpected-response')
    await expect.poll(() => waiting.length).toBe(1)
    await slow.house.people.signOut(token)
    waiting.shift()?.()
    const [, response] = await answered
    expect(response.statusCode).toBe(401)
    expect(slow.house.gateway.counts).toEqual({ sockets: 0, players: 0 })
    ws.terminate()
  } finally {
    await slow.close()
  }
})
