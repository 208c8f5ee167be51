import { fork } from 'node:child_process'
import { once } from 'node:events'
import { pino } from 'pino'
import type { Load, LoadResult } from '#bench/bets-load'
import { onBothStores } from '#bench/both-stores'
import { cents } from '#engine/money/cents'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { type Server, startServer } from '#server/server'
import { openStore } from '#server/store/open'
import type { TableConfig } from '#server/tables/ports'

const SECONDS = 4
const TABLES = 8
const PLAYERS = 160
const DEPTH = 8
const AIMS = { perSecond: 5000, perCommit: 20 }
const WINDOW_MILLIS = 120_000
const MUCH = 1_000_000_000

/** One chip a command, answered when it is stored; beside it what the store does when it commits row by row. */
export function benchBets(): Promise<void> {
  return onBothStores(measure)
}

async function measure(name: string, databaseUrl: string | null, dataFolder: string): Promise<void> {
  const bare = await bareCommits(databaseUrl, dataFolder)
  const server = await open(databaseUrl, dataFolder)
  try {
    const url = `http://127.0.0.1:${server.port}`
    const tables = [...server.floor.tables.keys()]
    const cookies: string[] = []
    for (let i = 0; i < PLAYERS; i++) cookies.push(`sabot=${(await server.people.newGuest()).token}`)
    const few = { tables: tables.slice(0, 1), cookies: cookies.slice(0, 1), depth: 1, pauseMillis: 100 }
    const idle = await load({ url, ...few, seconds: SECONDS })
    const before = commits(server)
    const many = { tables, cookies: cookies.slice(1), depth: DEPTH, pauseMillis: 0 }
    const busy = await load({ url, ...many, seconds: SECONDS })
    report(name, bare, idle, busy, commits(server) - before)
  } finally {
    await server.stop()
  }
}

function report(name: string, bare: number, idle: LoadResult, busy: LoadResult, commits: number): void {
  const perSecond = busy.accepted / busy.seconds
  const perCommit = busy.stored / commits
  const aim = (figure: number, goal: number) => `${(figure / goal).toFixed(2)} × the aim of ${goal}`
  print(`${name}: ${whole(bare)} bare commits/s`)
  print(`  bets accepted durably   ${whole(perSecond)}/s   ${aim(perSecond, AIMS.perSecond)}`)
  print(`  bets a commit           ${perCommit.toFixed(1)}   ${aim(perCommit, AIMS.perCommit)}`)
  print(`  bets to bare commits    ${(perSecond / bare).toFixed(2)}`)
  print(`  answered, idle          p50 ${millis(idle.p50Millis)}, p99 ${millis(idle.p99Millis)}`)
  print(`  answered, under load    p50 ${millis(busy.p50Millis)}, p99 ${millis(busy.p99Millis)}`)
  if (busy.refused > 0) print(`  refused                 ${busy.refused}`)
}

/** One row a transaction, ten at a time, as a plain program would do it. */
async function bareCommits(databaseUrl: string | null, dataFolder: string): Promise<number> {
  const { db, close } = await openStore({ databaseUrl, dataFolder })
  let done = 0
  const from = performance.now()
  const until = from + 2000
  const work = async () => {
    while (performance.now() < until) {
      const command_id = `bare-${done++}`
      await db
        .insertInto('answers')
        .values({ player_id: 'bench', command_id, table_id: 't', input_hash: '', answer: '{}', at: 0 })
        .execute()
    }
  }
  await Promise.all(Array.from({ length: 10 }, work))
  const seconds = (performance.now() - from) / 1000
  await close()
  return done / seconds
}

function open(databaseUrl: string | null, dataFolder: string): Promise<Server> {
  const config = loadConfig({ env: {}, folder: dataFolder })
  const limits = {
    ...config.limits,
    messagesPerSecond: 100_000,
    messagesBurst: 100_000,
    socketsPerAddress: 10_000,
  }
  const house = { port: 0, databaseUrl, dataFolder, housePlayers: 0, guestCash: MUCH, shutdownSeconds: 0 }
  const log = pino({ level: 'warn' }, pino.destination(2))
  return startServer({ ...config, ...house, limits, tables: longTables() }, log)
}

/** Betting stays open for as long as is measured. */
function longTables(): readonly TableConfig[] {
  return Array.from({ length: TABLES }, (_, index) => {
    const table = tableConfig({ id: `speed-${index}`, game: 'speed-baccarat' })
    const limits = { ...table.limits, ranges: { tie: [cents(100), cents(MUCH)] as const } }
    return { ...table, limits, timings: { ...table.timings, betting: WINDOW_MILLIS, card: 1 } }
  })
}

function commits({ floor }: Server): number {
  return [...floor.tables.values()].reduce((sum, table) => sum + table.commits, 0)
}

async function load(settings: Load): Promise<LoadResult> {
  const child = fork(new URL('./bets-load.js', import.meta.url))
  child.send(settings)
  const [result] = await once(child, 'message')
  return result as LoadResult
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en')
}

function millis(figure: number): string {
  return `${figure.toFixed(1)} ms`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
