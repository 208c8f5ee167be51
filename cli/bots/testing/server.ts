import { pino } from 'pino'
import { MACHINE_CLOCK } from '#server/clock'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { type Server, startServer } from '#server/server'
import type { Timings } from '#server/tables/ports'

export interface TestServer {
  readonly url: string
  readonly port: number
  readonly people: Server['people']
  readonly floor: Server['floor']
  readonly log: readonly string[]
  stop(): Promise<void>
}

const MANY = 1_000_000
const GUEST_CASH = 5_000_000

/** The whole server on a free port of the loopback, with tables as fast as the timings say and room for every bot. */
export async function openServer({
  folder,
  databaseUrl,
  timings,
  guestsPerMinute = MANY,
  more = {},
}: {
  readonly folder: string
  readonly databaseUrl: string
  readonly timings: Timings
  readonly guestsPerMinute?: number
  readonly more?: Partial<Config>
}): Promise<TestServer> {
  const standard = loadConfig({ env: {}, folder })
  const log: string[] = []
  const server = await startServer(
    {
      ...standard,
      port: 0,
      databaseUrl,
      dataFolder: folder,
      guestCash: GUEST_CASH,
      shutdownSeconds: 0,
      tickMillis: 5,
      tables: standard.tables.map((table) => ({ ...table, timings })),
      limits: {
        ...standard.limits,
        socketsPerAddress: MANY,
        messagesPerSecond: MANY,
        messagesBurst: MANY,
        requestsPerMinute: MANY,
        guestsPerMinute,
      },
      ...more,
    },
    pino({ level: 'warn' }, { write: (line: string) => void log.push(line) }),
    MACHINE_CLOCK,
  )
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    people: server.people,
    floor: server.floor,
    log,
    stop: () => server.stop(),
  }
}
