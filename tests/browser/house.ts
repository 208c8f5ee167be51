import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TableDraft } from '#server/config/draft'
import type { Timings } from '#server/tables/ports'
import { DEALS, type DealName } from '#tests/browser/deals'
import { findSeed } from '#tests/browser/find-seed'
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
  away: 4_000,
  unseat: 120_000,
}

/** At each SIGUSR2 the server's clock is a quarter of an hour later. */
const CLOCK = `let ahead = 0
const now = Date.now
Date.now = () => now() + ahead
process.on('SIGUSR2', () => { ahead += 15 * 60_000 })`
const WITH_CLOCK = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLOCK)}` }

export interface StageHouse {
  readonly port: number
  readonly url: string
  /** What the server said so far. */
  readonly output: string
  /** A quarter of an hour goes by, for the server. */
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
  const config = {
    port,
    dataFolder: folder.path,
    housePlayers: 0,
    shutdownSeconds: 0,
    logLevel: 'warn',
    ...(client === undefined ? {} : { clientFolder: resolve(client) }),
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
  const server = ServerProcess.start(writeConfig(folder.path, config), WITH_CLOCK)
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
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    get output() {
      return server.output
    },
    wait: () => server.tell('SIGUSR2'),
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
