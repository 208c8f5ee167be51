import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { answerAll } from '#bench/helper'
import type { OnRoads, OpenFloor, Spent, ToFloor } from '#bench/lobby/messages'
import { cpuSeconds } from '#bench/rate'
import type { TableState } from '#engine/table/types'
import { MACHINE_CLOCK } from '#server/clock'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { type Server, startServer } from '#server/server'
import type { TableConfig } from '#server/tables/ports'

/** The house of the lobby benchmark: real tables at their usual pace, on the embedded store. */
const PLENTY = 1_000_000
const AHEAD_MILLIS = 25_000
const HASTE = { card: 1, result: 5, cut: 5 }
/** About as many as a shoe of eight decks has. */
const SHOE_ROUNDS = 80

let server: Server | null = null

interface Opening {
  readonly tables: readonly TableConfig[] | null
  readonly guests: number
  readonly isInPlay: boolean
}

async function open({ tables, guests, isInPlay }: Opening): Promise<OpenFloor> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-bench-lobby-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGTERM', () => process.exit())
  const config = loadConfig({ env: {}, folder })
  const limits = { ...config.limits, socketsPerAddress: PLENTY, requestsPerMinute: PLENTY }
  const house = { port: 0, dataFolder: folder, guestCash: 100 * PLENTY, limits }
  const log = pino({ level: 'warn' }, pino.destination(2))
  const start = (chosen: readonly TableConfig[]) =>
    startServer({ ...config, ...house, tables: chosen }, log, MACHINE_CLOCK)
  const all = tables ?? config.tables
  if (isInPlay) await playAhead(all, start)
  server = await start(all)
  const tokens: string[] = []
  for (let guest = 0; guest < guests; guest++) tokens.push((await server.people.newGuest()).token)
  return { url: `http://127.0.0.1:${server.port}`, tables: [...server.floor.tables.keys()], tokens }
}

/** A house of its own plays in haste, each table at another pace, until there are shoes of every age. */
async function playAhead(
  tables: readonly TableConfig[],
  start: (tables: readonly TableConfig[]) => Promise<Server>,
): Promise<void> {
  const hasty = tables.map((table, index) => {
    const rounds = (SHOE_ROUNDS * (index + 1)) / tables.length
    return { ...table, timings: { ...table.timings, ...HASTE, betting: Math.round(AHEAD_MILLIS / rounds) } }
  })
  const house = await start(hasty)
  while (roundsPlayed(house) < (SHOE_ROUNDS * tables.length) / 2) await pause(100)
  await house.stop()
}

function baccaratTables(count: number): readonly TableConfig[] {
  return Array.from({ length: count }, (_, index) =>
    tableConfig({ id: `speed-${index + 1}`, game: 'speed-baccarat', name: `Speed Baccarat ${index + 1}` }),
  )
}

async function measure(seconds: number): Promise<Spent> {
  const [began, rounds, before] = [performance.now(), roundsPlayed(server), cpuSeconds()]
  await pause(seconds * 1_000)
  return {
    cpuSeconds: cpuSeconds() - before,
    seconds: (performance.now() - began) / 1_000,
    rounds: roundsPlayed(server) - rounds,
  }
}

function roundsPlayed(house: Server | null): number {
  return overTables(house, ({ round }) => round?.number ?? 0)
}

function overTables(house: Server | null, figure: (state: TableState) => number): number {
  const tables = [...(house?.floor.tables.values() ?? [])]
  return tables.reduce((sum, table) => sum + figure(table.snapshot({ as: 'bystander' }).state), 0)
}

answerAll<ToFloor>(async (question): Promise<OpenFloor | Spent | OnRoads> => {
  switch (question.do) {
    case 'measure':
      return measure(question.seconds)
    case 'roads':
      return { results: overTables(server, ({ results }) => results.length) }
    case 'open': {
      const { tables, guests, inPlay } = question
      const chosen = tables === 'standard' ? null : baccaratTables(tables)
      return open({ tables: chosen, guests, isInPlay: inPlay === true })
    }
    default:
      return question satisfies never
  }
})
