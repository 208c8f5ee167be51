import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { answerAll } from '#bench/fanout-messages'
import type { OpenFloor, Spent, ToFloor } from '#bench/lobby-messages'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { type Server, startServer } from '#server/server'
import type { TableConfig } from '#server/tables/ports'

/** The house of the lobby benchmark: real tables at their usual pace, on the embedded store. */
const PLENTY = 1_000_000

let server: Server | null = null

async function open(tables: readonly TableConfig[] | null, guests: number): Promise<OpenFloor> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-lobby-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGTERM', () => process.exit())
  const config = loadConfig({ env: {}, folder })
  const limits = { ...config.limits, socketsPerAddress: PLENTY, requestsPerMinute: PLENTY }
  const house = { port: 0, dataFolder: folder, guestCash: 100 * PLENTY, limits }
  const log = pino({ level: 'warn' }, pino.destination(2))
  server = await startServer({ ...config, ...house, tables: tables ?? config.tables }, log)
  const tokens: string[] = []
  for (let guest = 0; guest < guests; guest++) tokens.push((await server.people.newGuest()).token)
  return { url: `http://127.0.0.1:${server.port}`, tables: [...server.floor.tables.keys()], tokens }
}

function baccaratTables(count: number): readonly TableConfig[] {
  return Array.from({ length: count }, (_, index) =>
    tableConfig({ id: `speed-${index + 1}`, game: 'speed-baccarat', name: `Speed Baccarat ${index + 1}` }),
  )
}

async function measure(seconds: number): Promise<Spent> {
  const [began, rounds, before] = [performance.now(), roundsPlayed(), process.cpuUsage()]
  await pause(seconds * 1_000)
  const { user, system } = process.cpuUsage(before)
  return {
    cpuSeconds: (user + system) / 1_000_000,
    seconds: (performance.now() - began) / 1_000,
    rounds: roundsPlayed() - rounds,
  }
}

function roundsPlayed(): number {
  const tables = [...(server?.floor.tables.values() ?? [])]
  return tables.reduce(
    (sum, table) => sum + (table.snapshot({ as: 'bystander' }).state.round?.number ?? 0),
    0,
  )
}

answerAll<ToFloor>((question): Promise<OpenFloor | Spent> => {
  if (question.do === 'measure') return measure(question.seconds)
  const { tables, guests } = question
  return open(tables === 'standard' ? null : baccaratTables(tables), guests)
})
