import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TableDraft } from '#server/config/draft'
import type { Timings } from '#server/tables/ports'
import { DEALS, type DealName } from '#tests/browser/deals'
import { findSeed } from '#tests/browser/find-seed'
import { hireStaff } from '#tests/browser/roster'
import { temporaryFolder } from '#tests/floor/house'
import { freePort, ServerProcess, writeConfig } from '#tests/floor/process'

/** A table, and what its first shoe brings. */
export interface StageTable extends TableDraft {
  readonly brings?: DealName
}

/**
 * Cards come fast; people have time to think, because a browser may be slow. Where a table deals without bets, or
 * waits for no word of its players, betting is as long as a test must wait.
 */
const STAGE_TIMINGS: Timings = {
  betting: 5_000,
  decision: 30_000,
  insurance: 30_000,
  offers: 30_000,
  cut: 2_000,
  card: 60,
  result: 1_500,
  bonus: 4_000,
  fault: 10_000,
  scan: 30_000,
  away: 4_000,
  unseat: 120_000,
}

const MINUTE_MILLIS = 60_000
const WITH_CLOCK = { NODE_OPTIONS: `--import=${new URL('server-clock.mjs', import.meta.url).href}` }

export interface StageHouse {
  readonly port: number
  readonly url: string
  /** What the server said so far. */
  readonly output: string
  /** The server's clock. */
  readonly now: number
  /**
   * A minute goes by, for the server: what a table waits for, such as the end of betting, comes at once. One thing at
   * a time: where cards take long too, each minute brings one.
   */
  hurry(): void
  /** A quarter of an hour goes by. */
  wait(): void
  close(): Promise<void>
}

/** The real server in a process of its own, with a store of its own. */
export async function openStageHouse(
  tables: readonly StageTable[],
  settings: Readonly<Record<string, unknown>> = {},
): Promise<StageHouse> {
  const folder = temporaryFolder()
  const port = await freePort()
  const client = process.env.SABOT_CLIENT_FOLDER
  const consoles = process.env.SABOT_CONSOLE_FOLDER
  const config = {
    port,
    dataFolder: folder.path,
    housePlayers: 0,
    shutdownSeconds: 0,
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
  const file = writeConfig(folder.path, config)
  if (tables.some(({ dealing }) => dealing === 'live')) await hireStaff(file)
  const server = ServerProcess.start(file, WITH_CLOCK)
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
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    get output() {
      return server.output
    },
    get now() {
      return Date.now() + ahead
    },
    hurry: () => {
      ahead += MINUTE_MILLIS
      server.tell('SIGALRM')
    },
    wait: () => {
      ahead += 15 * MINUTE_MILLIS
      server.tell('SIGUSR2')
    },
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
