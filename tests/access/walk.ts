import { pino } from 'pino'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { Passwords } from '#server/people/passwords'
import { ROLES, type Role } from '#server/people/staff/member'
import { Roster } from '#server/people/staff/roster'
import { openStore } from '#server/store/open'
import { HandClock } from '#tests/clock'
import { emptyFolder } from '#tests/floor/house'
import { FAST } from '#tests/floor/timings'
import { type HandServer, startByHand } from '#tests/hand-server'
import { freshDatabase } from '#tests/made-postgres'
import { Browser } from '#tests/people/browser'

export const PASSWORD = 'sette gatti sul tetto'

/** Everybody who ever comes to the door. */
export type Visitor = 'nobody' | 'guest' | 'player' | 'other' | Role

export interface WholeHouse {
  readonly server: HandServer
  readonly url: string
  readonly log: readonly string[]
  visitor(who: Visitor): Promise<Browser>
  close(): Promise<void>
}

/**
 * The real server on a store of its own, with staff of every role, and nobody's patience limited. Time stands still but
 * where a test waits.
 */
export async function openWholeHouse(): Promise<WholeHouse> {
  const folder = emptyFolder()
  const env = {
    SABOT_DATA_FOLDER: folder.path,
    DATABASE_URL: await freshDatabase(),
    SABOT_REQUESTS_PER_MINUTE: '1000000',
    SABOT_GUESTS_PER_MINUTE: '100000',
    SABOT_SIGN_INS_PER_MINUTE: '100000',
  }
  const config = loadConfig({ env, folder: folder.path })
  const clock = new HandClock()
  const store = await openStore(config)
  const roster = new Roster({ db: store.db, passwords: new Passwords(), actor: 'test', now: clock.now })
  for (const role of ROLES) await roster.add(role, role, PASSWORD)
  await store.close()
  const log: string[] = []
  const tables = (['ventuno', 'speed-baccarat'] as const).map((game) => {
    return { ...tableConfig({ id: game, game }), timings: FAST }
  })
  const lines = { write: (line: string) => void log.push(line) }
  const server = await startByHand({ ...config, tables }, pino({ level: 'warn' }, lines), clock)
  const place = { url: server.url, socketUrl: `ws://127.0.0.1:${server.port}/socket` }
  return {
    server,
    url: place.url,
    log,
    visitor: async (who) => come(new Browser(place), who),
    close: async () => {
      await server.stop()
      folder.remove()
    },
  }
}

async function come(browser: Browser, who: Visitor): Promise<Browser> {
  switch (who) {
    case 'nobody':
      return browser
    case 'guest':
      return browser.visit()
    case 'player':
    case 'other': {
      await browser.visit()
      const answer = await browser.ask('POST /api/account', { name: `Signor ${who}`, password: PASSWORD })
      if (answer.status !== 200) throw new Error(`No account for ${who}: ${JSON.stringify(answer.body)}`)
      return browser
    }
    default: {
      const answer = await browser.ask('POST /api/staff/session', { name: who, password: PASSWORD })
      if (answer.status !== 200) throw new Error(`No sign-in for ${who}: ${JSON.stringify(answer.body)}`)
      return browser
    }
  }
}
