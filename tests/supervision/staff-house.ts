import { pino } from 'pino'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { Passwords } from '#server/people/passwords'
import type { Role } from '#server/people/staff/member'
import { Roster } from '#server/people/staff/roster'
import { openStore } from '#server/store/open'
import { HandClock } from '#tests/clock'
import { FAST } from '#tests/floor/timings'
import { type HandServer, startByHand } from '#tests/hand-server'
import { Browser } from '#tests/people/browser'
import { TestConsole } from '#tests/supervision/console'

export const PASSWORD = 'sette gatti sul tetto'

const STAFF: Readonly<Record<string, Role>> = {
  anna: 'dealer',
  bruno: 'dealer',
  rosa: 'supervisor',
  carla: 'supervisor',
  ada: 'administrator',
}

interface Where {
  readonly folder: string
  readonly databaseUrl: string | null
}

/**
 * The real server on a given store, with staff and tables: one deals by itself, two are dealt by hand. Time stands
 * still but where a test waits for what only time brings about.
 */
export interface StaffHouse {
  readonly server: HandServer
  readonly url: string
  readonly log: readonly string[]
  /** Signs somebody of the staff in. */
  staff(name: string): Promise<Browser>
  console(name: string): Promise<TestConsole>
  player(): Promise<Browser>
  close(): Promise<void>
}

export async function openStaffHouse(
  where: Where,
  changes: Partial<Config> = {},
  clock = new HandClock(),
): Promise<StaffHouse> {
  const env = {
    SABOT_DATA_FOLDER: where.folder,
    SABOT_REQUESTS_PER_MINUTE: '1000000',
    SABOT_SIGN_INS_PER_MINUTE: '100000',
    ...(where.databaseUrl === null ? {} : { DATABASE_URL: where.databaseUrl }),
  }
  const config = loadConfig({ env, folder: where.folder })
  await addStaff(config, clock)
  const hand = { dealing: 'live', betting: 'dealer' } as const
  const tables = [
    { ...tableConfig({ id: 'speed', game: 'speed-baccarat' }), timings: FAST },
    ...['live-1', 'live-2'].map((id) => ({
      ...tableConfig({ id, game: 'speed-baccarat' }),
      ...hand,
      timings: { ...FAST, scan: 600_000 },
    })),
  ]
  const log: string[] = []
  const lines = { write: (line: string) => void log.push(line) }
  const server = await startByHand({ ...config, tables, ...changes }, pino({ level: 'warn' }, lines), clock)
  const { url } = server
  const place = { url, socketUrl: `ws://127.0.0.1:${server.port}/socket` }
  const staff = async (name: string) => {
    const browser = new Browser(place)
    const { status, body } = await browser.ask('POST /api/staff/session', { name, password: PASSWORD })
    if (status !== 200) throw new Error(`No sign-in for ${name}: ${JSON.stringify(body)}`)
    return browser
  }
  return {
    server,
    url,
    log,
    staff,
    console: async (name) => TestConsole.open(url, await staff(name)),
    player: () => new Browser(place).visit(),
    close: () => server.stop(),
  }
}

/** A store that was used before has them already. */
async function addStaff(config: Config, { now }: HandClock): Promise<void> {
  const store = await openStore(config)
  const roster = new Roster({ db: store.db, passwords: new Passwords(), actor: 'test', now })
  const known = await roster.list()
  for (const [name, role] of Object.entries(STAFF)) {
    if (known.some((member) => member.name === name)) continue
    await roster.add(name, role, PASSWORD, name === 'anna' ? 'Chiara' : undefined)
  }
  await store.close()
}

/** Begins a round at a live table, so that there is something to cancel. */
export async function beginRound(dealer: TestConsole, table = 'live-1'): Promise<void> {
  const decks = Array.from({ length: 8 }, (_deck, index) => index + (table === 'live-1' ? 1 : 11))
  for (const command of [
    { do: 'signOn' } as const,
    { do: 'openShoe', decks } as const,
    { do: 'openBetting' } as const,
  ]) {
    const answer = await dealer.order(table, command)
    if (!answer.ok) throw new Error(`${command.do}: ${answer.text}`)
  }
}
