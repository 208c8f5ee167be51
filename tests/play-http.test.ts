import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { emptyFolder } from '#tests/floor/house'
import { FAST } from '#tests/floor/timings'
import { type HandServer, startByHand } from '#tests/hand-server'
import { freshDatabase } from '#tests/made-postgres'
import { Browser } from '#tests/people/browser'

const folder = emptyFolder()
let server: HandServer

beforeAll(async () => {
  const config = loadConfig({ env: {}, folder: folder.path })
  const tables = [{ ...tableConfig({ id: 'one', game: 'mini-baccarat' }), timings: FAST }]
  const limits = { ...config.limits, requestsPerMinute: 100_000, guestsPerMinute: 100_000 }
  const databaseUrl = await freshDatabase()
  const settings = { databaseUrl, dataFolder: folder.path, depositMost: 50_000 }
  server = await startByHand({ ...config, ...settings, limits, tables }, pino({ level: 'silent' }))
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

function browser(): Browser {
  const { url } = server
  return new Browser({ url, socketUrl: `${url.replace('http', 'ws')}/socket` })
}

async function guest(): Promise<Browser> {
  const visitor = browser()
  await visitor.ask('POST /api/session')
  return visitor
}

async function account(): Promise<Browser> {
  const visitor = await guest()
  const opened = await visitor.ask('POST /api/account', { name: 'Maria', password: 'quattro corvi blu 17' })
  expect(opened.status).toBe(200)
  return visitor
}

function refused(status: number, error: string) {
  return { status, body: { error, text: expect.stringMatching(/\.$/) } }
}

describe('responsible play over HTTP (TP-11)', () => {
  it('says how everything stands, and takes what the player decides', async () => {
    const anna = await guest()
    const before = await anna.ask('GET /api/play')
    expect(before).toMatchObject({
      status: 200,
      body: { session: null, exclusion: null, limits: [], allowance: null, looserAfterMillis: 86_400_000 },
    })
    const set = await anna.ask('PUT /api/play/limits', { kind: 'loss', period: 'month', amount: 9000 })
    expect(set.body.limits).toMatchObject([
      { kind: 'loss', period: 'month', amount: 9000, used: 0, left: 9000 },
    ])
    const check = await anna.ask('PUT /api/play/check', { minutes: 30 })
    expect(check.body.check).toEqual({ minutes: 30, dueAt: null, due: false })
    expect((await anna.ask('POST /api/play/check')).status).toBe(200)
    expect(await anna.ask('DELETE /api/play/exclusion')).toMatchObject(refused(409, 'not-endless'))
    expect((await anna.ask('POST /api/play/exclusion', { for: '7d' })).body.exclusion).toMatchObject({
      for: '7d',
    })
    expect(await anna.ask('POST /api/play/exclusion', { for: '24h' })).toMatchObject(refused(409, 'excluded'))
    const other = await guest()
    expect((await other.ask('GET /api/play')).body).toMatchObject({ limits: [], exclusion: null })
  })

  it.each([
    ['PUT /api/play/limits', {}],
    ['PUT /api/play/limits', { kind: 'luck', period: 'day', amount: 1 }],
    ['PUT /api/play/limits', { kind: 'loss', period: 'year', amount: 1 }],
    ['PUT /api/play/limits', { kind: 'loss', period: 'day', amount: -1 }],
    ['PUT /api/play/limits', { kind: 'loss', period: 'day', amount: 1.5 }],
    ['PUT /api/play/limits', { kind: 'loss', period: 'day', amount: '1' }],
    ['PUT /api/play/limits', { kind: 'loss', period: 'day', amount: 1e15 }],
    ['PUT /api/play/limits', { kind: 'loss', period: 'day' }],
    ['PUT /api/play/limits', { kind: 'loss', period: 'day', amount: 1, by: 'house' }],
    ['PUT /api/play/limits', [1]],
    ['PUT /api/play/check', { minutes: 0 }],
    ['PUT /api/play/check', { minutes: 1441 }],
    ['POST /api/play/exclusion', { for: 'a while' }],
    ['POST /api/play/exclusion', {}],
    ['POST /api/cashier/deposits', { amount: 1000 }],
    ['POST /api/cashier/deposits', { key: 'short', amount: 1000 }],
    ['POST /api/cashier/deposits', { key: 'key-00000001', amount: -1000 }],
    ['POST /api/cashier/withdrawals', { key: 'key-00000001', amount: 0 }],
    ['POST /api/cashier/withdrawals', { key: "k' or 1=1 --", amount: 10 }],
    ['POST /api/cashier/refill', { key: 'key-00000001', amount: 10 }],
    ['POST /api/tables/one/session', { amount: 'all' }],
  ])('answers %s with %j clearly', async (line, body) => {
    const anna = await guest()
    expect(await anna.ask(line, body)).toMatchObject(refused(400, 'bad-request'))
  })

  it('is for who is signed in, from the house’s own pages', async () => {
    const nobody = browser()
    for (const line of ['GET /api/play', 'GET /api/cashier', 'GET /api/cashier/payments']) {
      expect(await nobody.ask(line)).toMatchObject(refused(401, 'not-signed-in'))
    }
    const anna = await guest()
    const elsewhere = { origin: 'https://evil.example' }
    const body = { for: 'endless' }
    expect(await anna.ask('POST /api/play/exclusion', body, elsewhere)).toMatchObject(
      refused(403, 'wrong-origin'),
    )
    expect((await anna.ask('GET /api/play')).body.exclusion).toBeNull()
    expect(await anna.ask('POST /api/play')).toMatchObject(refused(405, 'wrong-method'))
  })
})

describe('the cashier over HTTP (TP-10)', () => {
  it('takes deposits of accounts and pays out, with records', async () => {
    const maria = await account()
    const { cash: start } = (await maria.ask('GET /api/session')).body
    expect((await maria.ask('GET /api/cashier')).body).toEqual({
      currency: 'EUR',
      deposits: { least: 500, most: 50_000, left: null, text: null },
      withdrawals: { most: 1_000_000 },
      refill: null,
    })
    const wish = { key: 'key-00000001', amount: 5000 }
    const paid = await maria.ask('POST /api/cashier/deposits', wish)
    expect(paid).toMatchObject({ status: 200, body: { kind: 'deposit', state: 'done', amount: 5000 } })
    expect((await maria.ask('POST /api/cashier/deposits', wish)).body).toEqual(paid.body)
    const out = await maria.ask('POST /api/cashier/withdrawals', { key: 'key-00000002', amount: 2000 })
    expect(out).toMatchObject({ status: 200, body: { kind: 'withdrawal', state: 'done' } })
    expect((await maria.ask('GET /api/session')).body.cash).toBe(Number(start) + 3000)
    expect(await maria.ask('POST /api/cashier/deposits', { ...wish, amount: 5001 })).toMatchObject(
      refused(409, 'id-reused'),
    )
    expect(
      await maria.ask('POST /api/cashier/deposits', { key: 'key-00000003', amount: 50_001 }),
    ).toMatchObject(refused(409, 'limit'))
    const first = await maria.ask('GET /api/cashier/payments?limit=1')
    expect(first.body).toMatchObject({ payments: [{ kind: 'withdrawal' }], next: expect.any(String) })
    const second = await maria.ask(`GET /api/cashier/payments?limit=1&cursor=${first.body.next}`)
    expect(second.body).toMatchObject({ payments: [{ kind: 'deposit' }], next: null })
    for (const query of ['limit=0', 'limit=101', 'cursor=x', 'cursor=-1', 'player=p_1', 'limit=1&limit=2']) {
      expect((await maria.ask(`GET /api/cashier/payments?${query}`)).status).toBe(400)
    }
  })

  it('fills up play money for guests, who pay nothing in or out', async () => {
    const anna = await guest()
    const wish = { key: 'key-00000001', amount: 5000 }
    expect(await anna.ask('POST /api/cashier/deposits', wish)).toMatchObject(refused(403, 'play-money'))
    expect(await anna.ask('POST /api/cashier/withdrawals', wish)).toMatchObject(refused(403, 'play-money'))
    expect(await anna.ask('POST /api/cashier/refill', { key: wish.key })).toMatchObject(
      refused(409, 'no-refill'),
    )
  })

  it('TP-18: takes nothing of who is excluded, and pays out as always', async () => {
    const maria = await account()
    await maria.ask('POST /api/play/exclusion', { for: 'endless' })
    const wish = { key: 'key-00000001', amount: 5000 }
    expect(await maria.ask('POST /api/cashier/deposits', wish)).toMatchObject(refused(409, 'own-limit'))
    expect((await maria.ask('POST /api/cashier/withdrawals', wish)).body).toMatchObject({ state: 'done' })
    expect(await maria.ask('DELETE /api/play/exclusion')).toMatchObject(refused(409, 'too-early'))
  })
})

describe('a table session over HTTP (TP-12)', () => {
  it('has numbers to show, and no money where play is not regulated', async () => {
    const anna = await guest()
    expect(await anna.ask('GET /api/tables/one/session')).toMatchObject(refused(404, 'no-session'))
    expect(await anna.ask('POST /api/tables/none/session')).toMatchObject(refused(404, 'unknown-table'))
    const opened = await anna.ask('POST /api/tables/one/session')
    expect(opened).toMatchObject({
      status: 200,
      body: { session: expect.stringMatching(/^[A-Z0-9]{16}$/), regulated: false, state: 'open', funded: 0 },
    })
    expect((await anna.ask('GET /api/tables/one/session')).body).toEqual(opened.body)
    expect(await anna.ask('POST /api/tables/one/session', { key: 'key-00000001', amount: 5 })).toMatchObject(
      refused(409, 'no-amount'),
    )
    expect(
      await anna.ask(`POST /api/staff/sessions/${opened.body.session}/end`, { reason: 'mine' }),
    ).toMatchObject(refused(401, 'not-signed-in'))
    expect((await anna.ask('DELETE /api/tables/one/session')).body).toMatchObject({ state: 'ended' })
    expect(await anna.ask('DELETE /api/tables/one/session')).toMatchObject(refused(404, 'no-session'))
  })
})
