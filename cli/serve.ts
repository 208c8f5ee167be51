import { destination, type Logger, pino } from 'pino'
import { startHousePlayers } from '#cli/house-players'
import type { Io } from '#cli/io'
import { type Clock, MACHINE_CLOCK } from '#server/clock'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { ConfigError } from '#server/config/problems'
import { type Server, startServer } from '#server/server'
import { StoreError } from '#server/store/store-error'

const HELP = `sabot serve [--config FILE]
Runs the floor: all tables, for players who connect over HTTP and WebSocket on one port.

  --config FILE    settings; else SABOT_CONFIG, else sabot.config.json in this folder, else the defaults

Environment: SABOT_PORT, SABOT_HOST, SABOT_DATA_FOLDER, DATABASE_URL (PostgreSQL instead of the embedded store),
SABOT_HOUSE_PLAYERS=0 (an empty floor), SABOT_LOG_LEVEL. docs/operations.md lists all settings.
Ctrl-C stops it: running rounds are finished or taken up again at the next start.
`

const FAILED = 1
const BROKEN = 2

/** `sabot serve`: ends when it is told to. */
export async function serve(args: readonly string[], io: Io, clock = MACHINE_CLOCK): Promise<number> {
  const [option, file, ...more] = args
  if (option === '--help' || option === '-h') {
    io.out(HELP)
    return 0
  }
  if (option !== undefined && (option !== '--config' || file === undefined || more.length > 0)) {
    io.err(`sabot serve: '${args.join(' ')}' is not understood. sabot serve --help explains it.\n`)
    return BROKEN
  }
  try {
    const config = loadConfig({ env: process.env, file })
    return await run(config, io, clock)
  } catch (error) {
    const reason = expected(error)
    if (reason === null) throw error
    io.err(`sabot: ${reason}\n`)
    return BROKEN
  }
}

function expected(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message
  if (!(error instanceof Error) || !('code' in error)) return null
  if (error.code === 'EADDRINUSE') {
    return 'The port is in use by another program: end that one, or choose another with SABOT_PORT (for the figures SABOT_METRICS_PORT).'
  }
  return error.code === 'EACCES'
    ? `The port may not be opened (${error.message}): choose one above 1023.`
    : null
}

async function run(config: Config, io: Io, clock: Clock): Promise<number> {
  const log = pino({ level: config.logLevel }, destination({ fd: 2, sync: false }))
  const stopped = untilTold()
  dieLoudly(log)
  const server = await startServer(config, log, clock)
  const house = await startHousePlayers(server, config, log).catch(async (error) => {
    await server.stop()
    throw error
  })
  welcome(server, config, io)
  const signal = await stopped
  io.out(`sabot: stopping (${signal}); running rounds get ${config.shutdownSeconds} s to end…\n`)
  return stop(server, house, log)
}

function welcome({ port, floor }: Server, { host, databaseUrl, dataFolder }: Config, io: Io): void {
  const store = databaseUrl === null ? `embedded store in ${dataFolder}` : 'PostgreSQL'
  io.out(`Sabot is open: http://${host.includes(':') ? `[${host}]` : host}:${port}\n`)
  io.out(`  ${floor.tables.size} tables · ${store} · Ctrl-C stops\n`)
}

async function stop(server: Server, house: { stop(): Promise<void> }, log: Logger): Promise<number> {
  try {
    await house.stop()
    await server.stop()
    return 0
  } catch (error) {
    log.fatal({ err: error }, 'the server did not stop as it should')
    return FAILED
  } finally {
    log.flush()
  }
}

/** What nobody expected ends the process with a word about it: the log is the truth, and a restart takes it up. */
function dieLoudly(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      log.flush(() => process.exit(FAILED))
    })
  }
}

function untilTold(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal))
  })
}
