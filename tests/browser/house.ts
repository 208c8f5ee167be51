import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import type { TableState } from '#engine/table/types'
import type { TableDraft } from '#server/config/fields'
import type { Timings } from '#server/tables/ports'
import { DEALS, type DealName } from '#tests/browser/cards/deals'
import { findSeed } from '#tests/browser/cards/find-seed'
import { hireStaff } from '#tests/browser/roster'
import { emptyFolder } from '#tests/floor/house'
import { ServerProcess, writeConfig } from '#tests/floor/process'

/** A table, and what its first shoe brings. */
export interface StageTable extends TableDraft {
  readonly brings?: DealName
}

/** So long does the server's clock go when a test puts it forward. */
const FORWARD_MILLIS = 900_000
/** No test outlasts this, however slow the machine: what waits so long waits until the clock is put forward. */
export const HELD_MILLIS = FORWARD_MILLIS
/** Not even that ends it. */
export const DAY_MILLIS = 86_400_000

/** Cards come fast. Whatever people have to do, they have time for until a test says that it went by. */
const STAGE_TIMINGS: Timings = {
  betting: HELD_MILLIS,
  decision: HELD_MILLIS,
  insurance: HELD_MILLIS,
  offers: HELD_MILLIS,
  cut: 50,
  card: 20,
  result: HELD_MILLIS,
  bonus: HELD_MILLIS,
  fault: HELD_MILLIS,
  scan: HELD_MILLIS,
  away: DAY_MILLIS,
  unseat: DAY_MILLIS,
}

const SCRIPT = fileURLToPath(new URL('server.mjs', import.meta.url))

export interface StageHouse {
  readonly port: number
  readonly url: string
  /** What the server said so far. */
  readonly output: string
  /** The server's clock. */
  readonly now: number
  /**
   * A quarter of an hour goes by, for the server: what a table waits for, such as the end of betting, has come. One
   * thing at a time: what is waited for after that waits for another quarter.
   */
  forward(): Promise<void>
  /** The server's clock goes back: what has begun by it is yet to begin. */
  back(millis: number): Promise<void>
  /** A table as everybody sees it, once nothing comes by itself any more: no card, at no table. */
  still(table: string): Promise<TableState>
  close(): Promise<void>
}

export interface StageSettings {
  /** A store on a server of PostgreSQL; else an embedded one. */
  readonly databaseUrl?: string
  readonly regulated?: boolean
}

/** The real server in a process of its own, with a store of its own and a staff in it. */
export async function openStageHouse(
  tables: readonly StageTable[],
  settings: StageSettings = {},
): Promise<StageHouse> {
  const folder = emptyFolder()
  const client = process.env.SABOT_CLIENT_FOLDER
  const consoles = process.env.SABOT_CONSOLE_FOLDER
  const config = {
    port: 0,
    dataFolder: folder.path,
    housePlayers: 0,
    shutdownSeconds: 0,
    idleMinutes: 1_440,
    logLevel: 'warn',
    ...(client === undefined ? {} : { clientFolder: resolve(client) }),
    ...(consoles === undefined ? {} : { consoleFolder: resolve(consoles) }),
    limits: {
      requestsPerMinute: 100_000,
      guestsPerMinute: 10_000,
      signInsPerMinute: 10_000,
      socketsPerPlayer: 100,
    },
    ...settings,
    tables: tables.map(({ brings: _, timings, ...draft }) => ({
      ...draft,
      timings: { ...STAGE_TIMINGS, ...timings },
    })),
    testSeeds: Object.fromEntries(tables.flatMap(seedOf)),
  }
  const { databaseUrl } = settings
  if (databaseUrl !== undefined) await hireStaff({ databaseUrl, dataFolder: folder.path })
  else cpSync(inject('staffedStore'), join(folder.path, 'store'), { recursive: true })
  const server = ServerProcess.fork(SCRIPT, writeConfig(folder.path, config))
  const close = async () => {
    await server.end('SIGTERM')
    rmSync(folder.path, { recursive: true, force: true })
  }
  try {
    await server.open()
  } catch (error) {
    await close()
    throw error
  }
  let ahead = 0
  let last: Promise<unknown> = Promise.resolve()
  const ask = (question: object) => {
    last = last.then(() => server.ask(question))
    return last
  }
  return {
    port: server.port,
    url: server.url,
    get output() {
      return server.output
    },
    get now() {
      return Date.now() + ahead
    },
    forward: async () => {
      await ask({ forward: FORWARD_MILLIS })
      ahead += FORWARD_MILLIS
    },
    back: async (millis) => {
      await ask({ forward: -millis })
      ahead -= millis
    },
    still: async (table) => (await ask({ still: table })) as TableState,
    close,
  }
}

function seedOf({ id, game, brings }: StageTable): readonly (readonly [string, readonly string[]])[] {
  if (brings === undefined) return []
  const deal = DEALS[brings]
  if (deal.game !== game)
    throw new Error(`'${brings}' is a deal of ${deal.game}, and ${id} is a table of ${game}.`)
  return [[id, [findSeed(deal)]]]
}
