import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { Client } from '#cli/bots/wire/client'
import { audit } from '#server/audit/audit'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { Golden } from '#server/golden/golden'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import { HandClock } from '#tests/clock'
import { FAST } from '#tests/floor/timings'
import { type HandServer, startByHand } from '#tests/hand-server'
import { isOf } from '#tests/of-family'
import { onServer, type Place } from '#tests/stores'
import { until } from '#tests/until'

type Where = Awaited<ReturnType<Place['fresh']>>

const TABLE = 'mini-1'
const OTHER = 'mini-2'
const SESSION = `/api/tables/${TABLE}/session`

/** What of the answers these tests look at. */
interface Body {
  readonly cash: number
  readonly session: string
  readonly rounds: readonly { readonly code: string; readonly paid: number }[]
}

const closers: (() => Promise<unknown>)[] = []
afterEach(closeAll)

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}

async function open({ folder, databaseUrl }: Where, clock = new HandClock()): Promise<HandServer> {
  const config = loadConfig({ env: {}, folder })
  const tables = [TABLE, OTHER].map((id) => ({
    ...tableConfig({ id, game: 'mini-baccarat' }),
    timings: FAST,
  }))
  const limits = { ...config.limits, requestsPerMinute: 1_000_000 }
  const settings = { databaseUrl, dataFolder: folder, limits, tables, regulated: true }
  const log = pino({ level: 'error' }, pino.destination(2))
  const server = await startByHand({ ...config, ...settings, guestCash: 300_000 }, log, clock)
  closers.push(server.stop)
  return server
}

function visit(server: HandServer, token: string) {
  const { url } = server
  const client = new Client({ url, token })
  closers.push(() => client.close())
  const ask = async (method: string, path: string, body?: unknown) => {
    const cookie = { cookie: `sabot=${token}` }
    const headers = body === undefined ? cookie : { ...cookie, 'content-type': 'application/json' }
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    const response = await fetch(`${url}${path}`, init)
    return { status: response.status, body: (await response.json()) as Body }
  }
  const cash = async () => (await ask('GET', '/api/session')).body.cash
  const bet = async (chips: { readonly amount: number; readonly golden?: boolean }) => {
    await server.betting(TABLE, client)
    return client.do(TABLE, { do: 'bet', bet: 'player', ...chips })
  }
  /** Confirms what lies there, and waits until it stands. */
  const confirm = async () => {
    await client.do(TABLE, { do: 'confirm' })
    await server.until(() => server.state(TABLE).game.phase === 'dealing')
    await until(() => stands(client, TABLE))
  }
  const sessionOver = () => server.until(async () => (await ask('GET', SESSION)).status !== 200)
  return { client, ask, cash, bet, confirm, sessionOver }
}

function stands(client: Client, table: string): boolean {
  const state = client.tables.get(table)?.state
  if (state === undefined || !isOf('baccarat', state)) return false
  return state.game.bets.some(({ player }) => player === client.player)
}

async function withStore<Result>(
  where: Where,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>,
) {
  await closeAll()
  const store = await openStore({ databaseUrl: where.databaseUrl, dataFolder: where.folder })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function problems(where: Where): Promise<readonly string[]> {
  return withStore(where, async ({ db }) => {
    const key = loadSealKey({ fromEnvironment: undefined, dataFolder: where.folder })
    return (await audit(db, sealerWith(key))).problems
  })
}

onServer('regulated play (TP-18)', ({ fresh }) => {
  it('goes from the account to the session and back, and never ends in a running round', async () => {
    const where = await fresh()
    const server = await open(where)
    const { token } = await server.people.newGuest()
    const { client, ask, cash, bet, confirm, sessionOver } = visit(server, token)
    client.join(TABLE)
    expect(await bet({ amount: 1000 })).toMatchObject({
      ok: false,
      reason: 'no-session',
    })
    expect(await ask('GET', SESSION)).toMatchObject({ status: 404, body: { error: 'no-session' } })
    const opened = await ask('POST', SESSION, { key: 'key-first', amount: 20_000 })
    expect(opened).toMatchObject({ status: 200, body: { state: 'open', funded: 20_000, left: 80_000 } })
    expect(await cash()).toBe(280_000)
    expect(await ask('POST', SESSION, { key: 'key-much', amount: 80_001 })).toMatchObject({
      status: 409,
      body: { error: 'limit-max' },
    })
    expect(await bet({ amount: 20_500 })).toMatchObject({
      ok: false,
      reason: 'balance',
    })
    expect(await bet({ amount: 1000 })).toMatchObject({ ok: true })
    await confirm()
    const round = client.tables.get(TABLE)?.state.round?.code
    const ending = await ask('DELETE', SESSION)
    expect(ending.body).toMatchObject({ state: 'ending', returned: 0 })
    expect(await cash()).toBe(280_000)
    expect(await ask('POST', SESSION, { key: 'key-again', amount: 100 })).toMatchObject({
      body: { error: 'session-ending' },
    })
    await sessionOver()
    const history = await ask('GET', '/api/history')
    const played = history.body.rounds.find(({ code }) => code === round)
    expect(played).toMatchObject({ staked: 1000 })
    expect(await cash()).toBe(300_000 - 1000 + (played?.paid ?? 0))
    expect(await bet({ amount: 1000 })).toMatchObject({
      ok: false,
      reason: 'no-session',
    })
    expect(await problems(where)).toEqual([])
  })

  it('goes on after a restart in the middle of a round', async () => {
    const where = await fresh()
    const first = await open(where)
    const { token } = await first.people.newGuest()
    const before = visit(first, token)
    before.client.join(TABLE)
    const opened = await before.ask('POST', SESSION, { key: 'key-first', amount: 5000 })
    expect(await before.bet({ amount: 1000 })).toMatchObject({ ok: true })
    await before.confirm()
    await before.ask('DELETE', SESSION)
    await closeAll()
    const { ask, cash, sessionOver } = visit(await open(where, first.clock), token)
    expect((await ask('GET', SESSION)).body).toMatchObject({ session: opened.body.session, state: 'ending' })
    await sessionOver()
    const history = await ask('GET', '/api/history')
    expect(await cash()).toBe(300_000 - 1000 + (history.body.rounds[0]?.paid ?? 0))
    expect(await problems(where)).toEqual([])
  })

  it('is told to a client that comes later', async () => {
    const where = await fresh()
    const first = await open(where)
    const { token } = await first.people.newGuest()
    await visit(first, token).ask('POST', SESSION, { key: 'key-first', amount: 5000 })
    await closeAll()
    const { client, ask } = visit(await open(where, first.clock), token)
    const frames: string[] = []
    client.listen({ onFrame: (text) => void frames.push(text) })
    await expect.poll(() => client.isOpen).toBe(true)
    const purse = JSON.stringify({ type: 'tablePurse', table: TABLE, cash: 5000 })
    const isTold = () => frames.splice(0).some((frame) => frame.includes(purse))
    await ask('GET', SESSION)
    await expect.poll(isTold).toBe(true)
    // Whoever asks before the socket is open hears nothing then.
    client.join(TABLE)
    await expect.poll(isTold).toBe(true)
  })

  it('counts golden chips to the 1,000 € of a session', async () => {
    const where = await fresh()
    const first = await open(where)
    const { person, token } = await first.people.newGuest()
    const grant = { id: 'grant-first', player: person.id, amount: 10_000, expiresAt: null }
    await withStore(where, ({ db }) =>
      new Golden({ db, now: first.clock.now, moved: () => undefined }).grant({
        ...grant,
        reason: 'A test',
        by: 'rosa',
      }),
    )
    const { client, ask, bet, confirm } = visit(await open(where, first.clock), token)
    client.join(TABLE)
    await ask('POST', SESSION, { key: 'key-first', amount: 99_000 })
    expect(await bet({ amount: 1500, golden: true })).toMatchObject({
      ok: false,
      reason: 'own-limit',
    })
    expect(await bet({ amount: 1000, golden: true })).toMatchObject({ ok: true })
    await confirm()
    expect(await ask('POST', SESSION, { key: 'key-more', amount: 100 })).toMatchObject({
      status: 409,
      body: { error: 'limit-max', text: expect.stringContaining(' 0 more') },
    })
    expect(await problems(where)).toEqual([])
  })
})
