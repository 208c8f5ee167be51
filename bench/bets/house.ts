import { pino } from 'pino'
import { cents } from '#engine/money/cents'
import { MACHINE_CLOCK } from '#server/clock'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { type Server, startServer } from '#server/server'
import type { TableConfig } from '#server/tables/ports'

const TABLES = 8
const MUCH = 1_000_000_000
const PLENTY = 100_000
/** Betting is over before anybody thinks twice, and the cards come at once. */
const TIMINGS = { betting: 500, card: 1, result: 1, cut: 1 }

export const CASINO = { id: 'bella', secret: 'a secret of the benchmark, of thirty-two letters' }

export interface Place {
  readonly databaseUrl: string | null
  readonly dataFolder: string
}

/** The whole house with everything that rides on a commit: history, limits of play, a casino's wallet. */
export function openBetsHouse({ databaseUrl, dataFolder }: Place, wallet: string): Promise<Server> {
  const config = loadConfig({ env: {}, folder: dataFolder })
  const limits = {
    ...config.limits,
    messagesPerSecond: PLENTY,
    messagesBurst: PLENTY,
    socketsPerAddress: PLENTY,
    requestsPerMinute: PLENTY,
  }
  const casino = {
    id: CASINO.id,
    name: 'Bella Vista',
    secrets: [CASINO.secret],
    wallet: { url: wallet, tryMillis: 2_000, atOnce: 32 },
    currencies: ['EUR'],
    limits: [],
  }
  const house = {
    port: 0,
    databaseUrl,
    dataFolder,
    housePlayers: 0,
    guestCash: MUCH,
    houseLimits: [`stake/week/${MUCH}`, `loss/week/${MUCH}`],
    operators: [casino],
    limits,
    tables: Array.from({ length: TABLES }, (_, index) => shortTable(`speed-${index}`)),
  }
  return startServer({ ...config, ...house }, pino({ level: 'warn' }, pino.destination(2)), MACHINE_CLOCK)
}

function shortTable(id: string): TableConfig {
  const table = tableConfig({ id, game: 'speed-baccarat' })
  const wide = [cents(100), cents(MUCH)] as const
  return {
    ...table,
    limits: { ...table.limits, ranges: { player: wide, banker: wide, tie: wide } },
    timings: { ...table.timings, ...TIMINGS },
  }
}
