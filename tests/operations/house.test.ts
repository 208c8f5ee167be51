import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pino } from 'pino'
import { is } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stationsOf } from '#cli/trace/log'
import type { TableState } from '#engine/table/types'
import { HTTP } from '#protocol/http'
import { MACHINE_CLOCK } from '#server/clock'
import { loadConfig } from '#server/config/load'
import { ask } from '#server/operations/control/ask'
import { type Server, startServer } from '#server/server'
import { openStore } from '#server/store/open'
import { type Bot, crowd } from '#tests/floor/crowd'
import { emptyFolder, onlyTable } from '#tests/floor/house'
import { BRISK } from '#tests/floor/timings'
import { freshDatabase } from '#tests/made-postgres'
import { sabot } from '#tests/operations/sabot'
import { until } from '#tests/until'

const TABLES = [...onlyTable('one', 'ventuno'), ...onlyTable('two', 'speed-baccarat')].map((table) => ({
  ...table,
  timings: BRISK,
}))

describe('a house that is watched', () => {
  const folder = emptyFolder()
  const lines: string[] = []
  let databaseUrl = ''
  let server: Server
  let bots: readonly Bot[]
  let url = ''

  beforeAll(async () => {
    databaseUrl = await freshDatabase()
    const config = loadConfig({ env: {}, folder: folder.path })
    const limits = { ...config.limits, messagesPerSecond: 1e6, messagesBurst: 1e6, requestsPerMinute: 1e6 }
    const places = { port: 0, metricsPort: 0, databaseUrl, dataFolder: folder.path }
    const sink = new Writable({
      write: (line, _, done) => {
        lines.push(String(line))
        done()
      },
    })
    const house = { ...config, ...places, limits, shutdownSeconds: 5, tables: TABLES }
    server = await startServer(house, pino({ level: 'debug' }, sink), MACHINE_CLOCK)
    url = `http://127.0.0.1:${server.port}`
    bots = await crowd(url, ['one', 'two'], { bots: 3, tablesEach: 2 })
    const round = (id: string) =>
      server.floor.tables.get(id)?.snapshot({ as: 'bystander' }).state.round?.number ?? 0
    await until(() => round('one') >= 4 && round('two') >= 4)
    for (const { plays } of bots) for (const play of plays) play.stop()
    await until(() => bots.every(({ client }) => client.underway === 0))
    await untilQuiet()
  })

  afterAll(async () => {
    await Promise.all(bots.map(({ client }) => client.close()))
    await server.stop()
    folder.remove()
  })

  async function figures(): Promise<(name: string) => number> {
    const response = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
    const text = await response.text()
    const values = new Map(
      text.split('\n').flatMap((line) => {
        const [, name, value] = /^([a-z]\S*(?:\{.*\})?) (\S+)$/.exec(line) ?? []
        return name === undefined ? [] : [[name, Number(value)] as const]
      }),
    )
    expect(values.size).toBeLessThan(1_500)
    for (const { player } of bots) expect(text).not.toContain(player)
    return (name) =>
      [...values].reduce(
        (sum, [key, value]) => sum + (key === name || key.startsWith(`${name}{`) ? value : 0),
        0,
      )
  }

  /** Nothing new begins, and what ran is over: the figures stand still. */
  async function untilQuiet(): Promise<void> {
    const tables = [...server.floor.tables.values()]
    for (const table of tables) table.beginClosing()
    const isOver = ({ game, clock }: TableState) =>
      game.phase === 'over' || (game.phase === 'betting' && clock?.until === null)
    await until(() =>
      tables.every((table) => table.isIdle && isOver(table.snapshot({ as: 'bystander' }).state)),
    )
  }

  it('gives figures that are those of the store and of the players', async () => {
    const figure = await figures()
    const store = await openStore({ databaseUrl, dataFolder: folder.path })
    const rounds = await store.db.selectFrom('rounds').select(['outcome']).execute()
    const staked = await store.db
      .selectFrom('entries')
      .innerJoin('transfers', 'transfers.id', 'entries.transfer_id')
      .select(({ fn }) => fn.sum<string>('amount').as('sum'))
      .where('transfers.kind', '=', 'stake')
      .where('account_id', 'in', ['stakes:one', 'stakes:two'])
      .executeTakeFirstOrThrow()
    const events = await store.db.selectFrom('events').select('version').execute()
    await store.close()
    expect(figure('sabot_rounds_began_total')).toBe(rounds.length)
    expect(figure('sabot_rounds_ended_total')).toBe(rounds.filter(({ outcome }) => outcome !== null).length)
    expect(figure('sabot_table_events_total')).toBe(events.length)
    expect(figure('sabot_ledger_staked_cents_total{currency="EUR",money="cash"}')).toBe(Number(staked.sum))
    const answered = bots.reduce((sum, { answers }) => sum + answers.length, 0)
    expect(answered).toBeGreaterThan(20)
    expect(figure('sabot_commands_total')).toBeGreaterThanOrEqual(answered)
    expect(figure('sabot_command_seconds_count')).toBe(figure('sabot_commands_total'))
    expect(figure('sabot_sockets')).toBe(3)
    expect(figure('sabot_table_players')).toBe(6)
    expect(figure('sabot_store_up')).toBe(1)
    expect(figure('sabot_selfcheck_ok')).toBe(1)
    expect(figure('sabot_table_up')).toBe(2)
    for (const name of [
      'sabot_socket_bytes_in_total',
      'sabot_socket_bytes_out_total',
      'sabot_socket_catch_ups_total',
      'sabot_table_commit_seconds_count',
      'sabot_store_query_seconds_count',
      'sabot_store_held_seconds_count',
      'sabot_http_requests_total',
      'sabot_info',
      'nodejs_heap_size_used_bytes',
    ]) {
      expect({ name, some: figure(name) > 0 }).toEqual({ name, some: true })
    }
  })

  it('keeps its figures from visitors, and gives nothing else at their port', async () => {
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    const figuresAt = `http://127.0.0.1:${server.metricsPort}`
    expect((await fetch(`${figuresAt}/`)).status).toBe(404)
    expect((await fetch(`${figuresAt}/metrics`, { method: 'POST' })).status).toBe(405)
  })

  it('says which code it runs', async () => {
    const ready = await (await fetch(`${url}/ready`)).json()
    const version = (await (await fetch(`${url}/api/version`)).json()) as { readonly digest: string }
    expect([is(HTTP.ready, ready), is(HTTP.version, version)]).toEqual([true, true])
    expect(ready).toMatchObject({ ok: true, digest: version.digest })
    const asked = await ask(folder.path, { do: 'selfcheck' })
    expect(asked).toMatchObject({ ok: true, result: { ok: true, digest: version.digest } })
  })

  it('shows the way of a command by its id, and the end of its round', async () => {
    const done = bots
      .flatMap(({ answers }) => answers)
      .filter(({ command, answer, sends }) => command.do === 'bet' && answer.ok && sends === 1)
    const { id, table } = done[Math.floor(done.length / 2)] ?? { id: '', table: '' }
    const stations = await stationsOf(id, Readable.from(lines))
    const steps = stations.map(({ step }) => step)
    expect(steps.slice(0, 4)).toEqual(['received', 'waiting', 'taken', 'decided'])
    expect(steps.slice(-4)).toEqual(['stored', 'published', 'answered', 'ended'])
    expect(new Set(stations.map((station) => station.table))).toEqual(new Set([table]))
    const rounds = new Set(stations.flatMap(({ round }) => round ?? []))
    expect(rounds.size).toBe(1)
    expect(stations.find(({ step }) => step === 'stored')?.facts).toMatchObject({
      version: expect.any(Number),
      commitMillis: expect.any(Number),
    })

    const log = join(folder.path, 'house.log')
    writeFileSync(log, lines.join(''))
    const settings = { DATABASE_URL: databaseUrl, SABOT_DATA_FOLDER: folder.path }
    const told = await sabot(['trace', id, '--log', log], settings)
    expect(told).toMatchObject({ code: 0, err: '' })
    const [round = ''] = rounds
    for (const words of [
      'from the log',
      'received',
      'answered',
      'from the store',
      ': ok, version',
      `round ${round}`,
    ]) {
      expect(told.out).toContain(words)
    }
  })

  it('writes no card and no token into the log', () => {
    const text = lines.join('')
    expect(text).toContain('"step":"decided"')
    expect(text.match(/"[A23456789TJQK][SHDC]"/g)).toBeNull()
    for (const { client } of bots) expect(text).not.toContain(client.token)
  })
})
