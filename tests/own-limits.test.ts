import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { Client } from '#cli/bots/wire/client'
import { audit } from '#server/audit/audit'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import type { Timings } from '#server/tables/ports'
import { sealerWith } from '#server/tables/records'
import { FAST } from '#tests/floor/timings'
import { type HandServer, startByHand } from '#tests/hand-server'
import { isOf } from '#tests/of-family'
import { onServer, type Place } from '#tests/stores'
import { until } from '#tests/until'

const TABLES = 8
const SOCKETS = 3
/** Betting closes on all tables at the same moment; nothing is dealt for as long as a test lasts. */
const AT_ONCE = { card: 60_000 }

type Where = Awaited<ReturnType<Place['fresh']>>

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

function tablesOf(count: number, timings: Partial<Timings>) {
  return Array.from({ length: count }, (_, index) => ({
    ...tableConfig({ id: `mini-${index + 1}`, game: 'mini-baccarat' }),
    timings: { ...FAST, ...timings },
  }))
}

async function open(where: Where, tables: Config['tables'], more: Partial<Config> = {}): Promise<HandServer> {
  const config = loadConfig({ env: {}, folder: where.folder })
  const limits = { ...config.limits, messagesPerSecond: 100_000, messagesBurst: 100_000 }
  const settings = { databaseUrl: where.databaseUrl, dataFolder: where.folder }
  const log = pino({ level: 'error' }, pino.destination(2))
  const server = await startByHand({ ...config, ...settings, limits, tables, ...more }, log)
  closers.push(server.stop)
  return server
}

/** A guest with sockets, and what they ask over HTTP. */
async function guest(server: HandServer, sockets = 1) {
  const { person, token } = await server.people.newGuest()
  const { url } = server
  const clients = Array.from({ length: sockets }, () => new Client({ url, token }))
  for (const client of clients) closers.push(() => client.close())
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = {
      cookie: `sabot=${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    const response = await fetch(`${url}${path}`, init)
    return { status: response.status, body: await response.json() }
  }
  const [ear] = clients
  if (ear === undefined) throw new Error('A guest has at least one socket.')
  return { person, clients, ear, ask }
}

/** What became of a player's bet once betting closed: it stands, or why not. */
function fate(client: Client, table: string, player: string): string {
  const state = client.tables.get(table)?.state
  if (state === undefined || !isOf('baccarat', state)) return 'unknown'
  const { game } = state
  const refused = game.refused.find((bet) => bet.player === player)
  return game.bets.some((bet) => bet.player === player) ? 'stands' : (refused?.reason ?? 'unknown')
}

async function audited({ databaseUrl, folder }: Where): Promise<readonly string[]> {
  for (const close of closers.splice(0).reverse()) await close()
  const store = await openStore({ databaseUrl, dataFolder: folder })
  const key = loadSealKey({ fromEnvironment: undefined, dataFolder: folder })
  const { problems } = await audit(store.db, sealerWith(key))
  await store.close()
  return problems
}

onServer('limits that players set themselves', ({ fresh }) => {
  /** One bet on each table at once, from several sockets; what became of them. */
  async function race(where: Where, stake: number, more: Partial<Config> = {}) {
    const tables = tablesOf(TABLES, AT_ONCE)
    const server = await open(where, tables, more)
    const { person, clients, ear, ask } = await guest(server, SOCKETS)
    const own = { kind: 'loss', period: 'day', amount: 1000 }
    const set = more.houseLimits === undefined ? await ask('PUT', '/api/play/limits', own) : null
    expect(set?.body.allowance.cash).toBe(more.houseLimits === undefined ? 1000 : undefined)
    const ids = tables.map(({ id }) => id)
    await server.until(() => ids.every((id) => server.state(id).game.phase === 'betting'))
    ear.join(...ids)
    const answers = ids.map((id) =>
      Promise.all(clients.map((client) => client.do(id, { do: 'bet', bet: 'player', amount: stake }))),
    )
    const refusals = (await Promise.all(answers)).map((all) => all.find(({ ok }) => !ok))
    await Promise.all(ids.map((id) => ear.do(id, { do: 'confirm' })))
    server.clock.advance(FAST.betting)
    await until(() => ids.every((id) => ear.tables.get(id)?.state.game.phase === 'dealing'))
    // Chips may be refused when they are laid already, where another table closed before.
    const fates = ids.map((id, index) => {
      const atClose = fate(ear, id, person.id)
      const atOnce = refusals[index]
      return atClose === 'unknown' && atOnce?.ok === false ? atOnce.reason : atClose
    })
    return { fates, ask }
  }

  it('TP-11: a loss limit of 10 € is one bet of 10 €, on however many tables at once', async () => {
    const where = await fresh()
    const { fates, ask } = await race(where, 1000)
    expect([...fates].sort()).toEqual([...new Array(TABLES - 1).fill('own-limit'), 'stands'])
    const { body } = await ask('GET', '/api/play')
    expect(body).toMatchObject({
      session: { staked: 1000, net: -1000 },
      limits: [{ kind: 'loss', used: 1000, left: 0 }],
      allowance: { cash: 0 },
    })
    expect(await audited(where)).toEqual([])
  })

  it('TP-11: the house’s limit holds for who set none', async () => {
    const where = await fresh()
    const houseLimits = ['stake/week/1000']
    const { fates } = await race(where, 900, { houseLimits })
    expect(fates.filter((bet) => bet === 'stands')).toHaveLength(1)
    expect(fates.filter((bet) => bet === 'own-limit')).toHaveLength(TABLES - 1)
    expect(await audited(where)).toEqual([])
  })

  it('TP-18: a self-exclusion stops the next bet, not the running round', async () => {
    const where = await fresh()
    // The other one takes bets for longer than the round of the first lasts.
    const [first, second] = [tablesOf(1, {}), tablesOf(2, { betting: 600_000 }).slice(1)]
    const server = await open(where, [...first, ...second])
    const { person, ear, ask } = await guest(server)
    const [played, late] = ['mini-1', 'mini-2']
    ear.join(played, late)
    const bet = async (table: string) => {
      await server.betting(table, ear)
      return ear.do(table, { do: 'bet', bet: 'player', amount: 1000 })
    }
    expect(await bet(played)).toMatchObject({ ok: true })
    await ear.do(played, { do: 'confirm' })
    await server.until(() => server.state(played).game.phase === 'dealing')
    await until(() => fate(ear, played, person.id) === 'stands')
    const round = ear.tables.get(played)?.state.round?.code
    const excluded = await ask('POST', '/api/play/exclusion', { for: '30d' })
    expect(excluded).toMatchObject({
      status: 200,
      body: { exclusion: { for: '30d' }, allowance: { cash: 0 } },
    })
    expect(ear.tables.get(played)?.state.round?.code).toBe(round)
    expect(await bet(late)).toMatchObject({ ok: false, reason: 'own-limit' })
    await server.until(() => server.state(played).round?.code !== round)
    expect(await bet(played)).toMatchObject({ ok: false, reason: 'own-limit' })
    const { body } = await ask('GET', `/api/rounds/${round}`)
    expect(body).toMatchObject({ code: round, outcome: 'settled' })
    expect(await audited(where)).toEqual([])
  })
})
