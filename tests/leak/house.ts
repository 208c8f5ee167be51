import { pino } from 'pino'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { Passwords } from '#server/people/passwords'
import type { Role } from '#server/people/staff/member'
import { Roster } from '#server/people/staff/roster'
import { type Server, startServer } from '#server/server'
import { openStore } from '#server/store/open'
import { HandClock } from '#tests/clock'
import { temporaryFolder } from '#tests/floor/house'
import { Browser } from '#tests/people/browser'

export const PASSWORD = 'sette gatti sul tetto'

/** Who works here: a dealer for each live table, two supervisors, because money moves back with two only. */
export const STAFF = {
  anna: 'dealer',
  bruno: 'dealer',
  carlo: 'dealer',
  rosa: 'supervisor',
  carla: 'supervisor',
  ada: 'administrator',
} as const satisfies Readonly<Record<string, Role>>

/** The whole server at a clock that stands still, with every line that it logs and nobody's patience limited. */
export interface ListeningHouse {
  readonly server: Server
  readonly url: string
  readonly clock: HandClock
  readonly log: readonly string[]
  readonly staffIds: readonly string[]
  readonly folder: string
  browser(): Browser
  staff(name: keyof typeof STAFF): Promise<Browser>
  account(name: string): Promise<Browser>
  /** Ends it where it stands. What it was remains in the folder until it is removed. */
  stop(): Promise<void>
  remove(): void
}

const MANY = 1_000_000

export async function openListeningHouse(changes: Partial<Config>): Promise<ListeningHouse> {
  const folder = temporaryFolder()
  const standard = loadConfig({ env: {}, folder: folder.path })
  const config: Config = {
    ...standard,
    port: 0,
    metricsPort: 0,
    dataFolder: folder.path,
    housePlayers: 0,
    shutdownSeconds: 0,
    tickMillis: 0,
    limits: {
      ...standard.limits,
      requestsPerMinute: MANY,
      guestsPerMinute: MANY,
      signInsPerMinute: MANY,
      messagesPerSecond: MANY,
      messagesBurst: MANY,
    },
    ...changes,
  }
  const clock = new HandClock()
  const staffIds = await hire(config, clock)
  const log: string[] = []
  const lines = { write: (line: string) => void log.push(line) }
  const server = await startServer(config, pino({ level: 'trace' }, lines), clock)
  const url = `http://127.0.0.1:${server.port}`
  const browser = () => new Browser({ url, socketUrl: `ws://127.0.0.1:${server.port}/socket` })
  return {
    server,
    url,
    clock,
    log,
    staffIds,
    folder: folder.path,
    browser,
    staff: (name) => signedIn(browser(), 'POST /api/staff/session', name),
    account: async (name) => signedIn(await browser().visit(), 'POST /api/account', name),
    stop: () => server.stop(),
    remove: () => folder.remove(),
  }
}

async function hire(config: Config, { now }: HandClock): Promise<readonly string[]> {
  const store = await openStore(config)
  const roster = new Roster({ db: store.db, passwords: new Passwords(), actor: 'test', now })
  for (const [name, role] of Object.entries(STAFF)) await roster.add(name, role, PASSWORD)
  const hired = await store.db.selectFrom('staff').select('id').execute()
  await store.close()
  return hired.map(({ id }) => id)
}

async function signedIn(browser: Browser, line: string, name: string): Promise<Browser> {
  const { status, body } = await browser.ask(line, { name, password: PASSWORD })
  if (status !== 200) throw new Error(`No sign-in for ${name}: ${JSON.stringify(body)}`)
  return browser
}
