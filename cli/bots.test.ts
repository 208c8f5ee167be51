import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bots, type Surroundings } from '#cli/bots'
import { tablesOf } from '#cli/bots/crowd/assign'
import { Crowd } from '#cli/bots/crowd/crowd'
import { runHousePlayers } from '#cli/bots/crowd/house'
import type { HouseWorkerData } from '#cli/bots/crowd/house-worker'
import type { Summary } from '#cli/bots/crowd/summary'
import { chartsFor } from '#cli/bots/play/charts'
import { openServer, type TestServer } from '#cli/bots/testing/server'
import { isLater, listTables, signIn } from '#cli/bots/wire/session'
import { main } from '#cli/main'
import { GAME_IDS } from '#engine/games'
import type { ListedTable } from '#protocol/http'
import { emptyFolder } from '#tests/floor/house'
import { DEAD_PORT } from '#tests/floor/process'
import { BRISK } from '#tests/floor/timings'
import { freshDatabase } from '#tests/made-postgres'
import { until } from '#tests/until'

const GUESTS = 60
/** Back to the beginning of the line, and the line away. */
const OVER = '\r\u001b[K'
const folder = emptyFolder()
let server: TestServer

beforeAll(async () => {
  // It takes seconds in which a server in this process would do nothing else.
  await chartsFor(GAME_IDS)
  const databaseUrl = await freshDatabase()
  server = await openServer({ folder: folder.path, databaseUrl, timings: BRISK, guestsPerMinute: GUESTS })
})

afterAll(async () => {
  await server.stop()
  folder.remove()
})

async function run(
  args: readonly string[],
  around: Partial<Surroundings> = {},
  told: (words: string) => void = () => undefined,
) {
  const out: string[] = []
  const err: string[] = []
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => {
      err.push(text)
      told(err.join(''))
    },
    colour: false,
  }
  const surroundings = { columns: null, signal: new AbortController().signal, ...around }
  const code = await bots(['--server', server.url, ...args], io, surroundings)
  return { code, out: out.join(''), err: err.join('') }
}

async function tables(): Promise<readonly ListedTable[]> {
  const listed = await listTables(server.url)
  if (isLater(listed)) throw new Error(listed.text)
  return listed
}

/** Three bots at a table each, one at three, and one of them has bet. */
async function isEverybodyIn(): Promise<boolean> {
  const states = [...server.floor.tables.values()].map((table) => table.snapshot({ as: 'bystander' }).state)
  const isBet = states.some(({ game }) => game.slips.length > 0)
  return isBet && (await tables()).reduce((sum, { players }) => sum + players, 0) === 6
}

describe('sabot bots', () => {
  it('plays for a while and tells how it went, as JSON', async () => {
    const stop = new AbortController()
    const args = '--players 4 --play random --immediate --json --seed 7'.split(' ')
    const ended = run(args, { signal: stop.signal })
    await until(isEverybodyIn)
    stop.abort()
    const { code, out, err } = await ended
    const summary: Summary = JSON.parse(out)
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/^4 players, seed 7\. Ctrl-C stops them\.\n(?:\d of 4 .*\n)*4 of 4 connected/),
    ])
    expect(summary).toMatchObject({ players: 4, tables: 13, currency: 'EUR', underway: 0, faults: 0 })
    expect(summary.accepted).toBeGreaterThan(0)
  })

  it('draws one line over itself on a terminal until it is stopped, and then tells the end', async () => {
    const stop = new AbortController()
    const args = '--players 2 --tables speed-1,mini-baccarat'.split(' ')
    const { code, out, err } = await run(args, { columns: 60, signal: stop.signal }, (words) => {
      if (words.split(OVER).length > 3) stop.abort()
    })
    expect(code).toBe(0)
    const lines = err.split(OVER)
    expect(lines[0]).toMatch(/^2 players, seed [0-9a-f]{16}\./)
    expect(lines.slice(1).every((line) => line.length < 60 && !line.includes('\n'))).toBe(true)
    expect(lines.at(-1)).toBe('')
    expect(out).toMatch(/^players {5}2 at 2 tables, \d+\.\d s\nrounds {6}\d+\ncommands/)
  })

  it('says nothing before the end if it is to be quiet', async () => {
    const { err, out } = await run('--players 1 --play random --seconds 1 --quiet'.split(' '))
    expect([err, out]).toEqual(['', expect.stringMatching(/^players {5}1 at 13 tables/)])
  })

  it('explains itself, and what is wrong', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^sabot bots --players N/),
    })
    expect(await run(['--players', 'many'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^sabot bots: --players is a whole number.*\nsabot bots --help explains/),
    })
    expect(await run('--players 1 --tables ventuno,poker'.split(' '))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/There is no table 'poker': choose ventuno, mega-fire-blaze, free-bet/),
    })
    const nobody = `http://127.0.0.1:${DEAD_PORT}`
    expect(await run(['--players', '1', '--server', nobody])).toMatchObject({
      code: 1,
      err: `sabot bots: There is no answer from ${nobody}: ECONNREFUSED.\nStart a server with npm start, or name another with --server.\n`,
    })
  })

  it('is a verb', async () => {
    const told: string[] = []
    const io = { out: (text: string) => void told.push(text), err: () => undefined, colour: false }
    expect([await main(['--help'], io), await main(['bots', '--help'], io)]).toEqual([0, 0])
    expect(told[0]).toMatch(/sabot bots --players N/)
  })
})

describe('players of the house', () => {
  async function tokens(count: number): Promise<readonly string[]> {
    const made = Array.from({ length: count }, (_, index) => server.people.housePlayer(`Aldo ${index + 1}`))
    return (await Promise.all(made)).map(({ token }) => token)
  }

  async function playersAt(ids: readonly string[]): Promise<number> {
    return (await tables())
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, { players }) => sum + players, 0)
  }

  const USUAL = ['ventuno', 'mega-fire-blaze', 'free-bet', 'mini-baccarat', 'speed-1', 'speed-2']

  async function untilPlayers(ids: readonly string[], count: number): Promise<void> {
    await expect.poll(() => playersAt(ids)).toBe(count)
  }

  it('keep the usual tables company, each at one, and go when they are told to', async () => {
    const stop = new AbortController()
    const ended = runHousePlayers({ url: server.url, tokens: await tokens(7), signal: stop.signal })
    await untilPlayers(USUAL, 7)
    expect(await playersAt((await tables()).map(({ id }) => id))).toBe(7)
    stop.abort()
    await ended
    await untilPlayers(USUAL, 0)
  })

  it('are fewer than the tables: some play at several', async () => {
    const stop = new AbortController()
    const chosen = ['speed-3', 'speed-4', 'mini-baccarat']
    const ended = runHousePlayers({
      url: server.url,
      tokens: await tokens(2),
      tables: chosen,
      signal: stop.signal,
    })
    await untilPlayers(chosen, 3)
    expect(await Promise.all(chosen.map((id) => playersAt([id])))).toEqual([1, 1, 1])
    stop.abort()
    await ended
  })

  it('play in a thread of their own', async () => {
    const chosen = ['speed-5', 'speed-6']
    const workerData: HouseWorkerData = { url: server.url, tokens: await tokens(2), tables: chosen }
    const file = new URL('../dist/cli/bots/crowd/house-worker.js', import.meta.url)
    const worker = new Worker(file, { workerData, execArgv: [] })
    const failures: unknown[] = []
    worker.on('error', (error) => failures.push(error))
    await untilPlayers(chosen, 2)
    await worker.terminate()
    await untilPlayers(chosen, 0)
    expect(failures).toEqual([])
  })

  it('are not there when nobody is signed in, or the end came before the floor', async () => {
    const { signal } = new AbortController()
    const nowhere = runHousePlayers({ url: server.url, tokens: await tokens(1), tables: ['poker'], signal })
    expect(await nowhere).toBeUndefined()
    const url = 'http://127.0.0.1:1'
    expect(await runHousePlayers({ url, tokens: ['x'], signal: AbortSignal.abort() })).toBeUndefined()
    await untilPlayers(USUAL, 0)
  })
})

describe('at the door', () => {
  it('a guest is known again by the token', async () => {
    const session = await signIn(server.url)
    if (isLater(session)) throw new Error(session.text)
    expect(await signIn(server.url, session.token)).toEqual(session)
  })

  it('bots are spread over the tables, every third at three of them', async () => {
    const all = await tables()
    const shares = Array.from({ length: 12 }, (_, number) => tablesOf(number, all))
    expect(new Set(shares.map(([home]) => home)).size).toBe(12)
    expect(shares.map(({ length }) => length)).toEqual([1, 1, 3, 1, 1, 3, 1, 1, 3, 1, 1, 3])
    expect(shares.every((share) => new Set(share).size === share.length)).toBe(true)
    const apart = all.map((table) => ({ ...table, multiPlay: table.id !== 'free-bet' }))
    expect(tablesOf(2, apart)).toEqual(['free-bet'])
    expect(tablesOf(5, apart)).not.toContain('free-bet')
  })

  it('bots wait where an address may make no more guests for now', async () => {
    const crowd = await crowdThatWaits()
    await crowd.arrived
    await until(() => crowd.summary.connected === 2)
    expect((await crowd.close()).waiting).toBeNull()
  })
})

/** Where the minute ends just between, all are let in at once: then it is tried in the next one. */
async function crowdThatWaits(): Promise<Crowd> {
  const made = await Promise.all(Array.from({ length: GUESTS + 1 }, () => signIn(server.url)))
  const told = made.find(isLater)
  if (told === undefined) return crowdThatWaits()
  expect(told).toMatchObject({ text: expect.stringMatching(/many new guests/) })
  const options = { players: 2, tables: ['speed-1'], play: 'random', seed: '1' } as const
  const crowd = await Crowd.open({ ...options, url: server.url })
  if (isLater(crowd)) throw new Error(crowd.text)
  const isWaiting = () => crowd.summary.waiting !== null
  await until(() => isWaiting() || crowd.summary.connected === 2)
  if (isWaiting()) return crowd
  await crowd.close()
  return crowdThatWaits()
}
