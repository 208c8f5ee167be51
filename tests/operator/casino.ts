import { pino } from 'pino'
import { Client } from '#cli/bots/wire/client'
import { audit } from '#server/audit/audit'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { openStore, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import { HandClock } from '#tests/clock'
import { FAST } from '#tests/floor/timings'
import { type HandServer, startByHand } from '#tests/hand-server'
import { freshDatabase } from '#tests/made-postgres'
import { type Signing, signed } from '#tests/operator/signed'

export const MINI = 'mini'
const TABLE = { ...tableConfig({ id: MINI, game: 'mini-baccarat' }), timings: FAST }

export interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** A player of an operator's, with the browser that was launched. */
export interface Guest {
  readonly client: Client
  ask(method: string, path: string, body?: object): Promise<Reply>
}

/** A whole server with one table, as an operator's server sees it; time stands still but where a test waits. */
export async function openCasino(folder: string, settings: Partial<Config>, clock = new HandClock()) {
  const config = loadConfig({ env: {}, folder })
  const databaseUrl = await freshDatabase()
  const place = { databaseUrl, dataFolder: folder, housePlayers: 0, tables: [TABLE] }
  const server = await startByHand({ ...config, ...place, ...settings }, pino({ level: 'fatal' }), clock)
  const { url } = server
  return {
    until: server.until,
    ask: async (path: string, body?: object, signing?: Signing): Promise<Reply> => {
      const [method, text] =
        body === undefined ? (['GET', ''] as const) : (['POST', JSON.stringify(body)] as const)
      return read(await fetch(url + path, signed(method, path, text, { time: clock.now(), ...signing })))
    },
    launch: (body: object, signing?: Signing) => launch(url, body, { time: clock.now(), ...signing }),
    playOne: (guest: Guest, amount: number) => playOne(server, guest, amount),
    /** Ends the server, and looks at what it left, or at what somebody made of it. */
    audit: async (tamper?: (db: Store['db']) => Promise<unknown>): Promise<readonly string[]> => {
      await server.until(() => !server.floor.tables.get(MINI)?.isBusy)
      await server.stop()
      const store = await openStore({ databaseUrl, dataFolder: folder })
      try {
        await tamper?.(store.db)
        const key = loadSealKey({ fromEnvironment: undefined, dataFolder: folder })
        return (await audit(store.db, sealerWith(key))).problems
      } finally {
        await store.close()
      }
    },
  }
}

export async function launch(url: string, body: object, signing?: Signing): Promise<Guest> {
  const path = '/api/operators/launch'
  const { body: link } = await read(
    await fetch(url + path, signed('POST', path, JSON.stringify(body), signing)),
  )
  const entered = await fetch(String(link.url), { redirect: 'manual' })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  return {
    client: new Client({ url, token: cookie.replace('sabot=', '') }),
    ask: async (method, path, sent) => {
      const headers = { cookie, ...(sent === undefined ? {} : { 'content-type': 'application/json' }) }
      const init = { method, headers, ...(sent === undefined ? {} : { body: JSON.stringify(sent) }) }
      return read(await fetch(url + path, init))
    },
  }
}

async function read(response: Response): Promise<Reply> {
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}

/** Bets in the next round; that round, as the player's own history tells it. */
async function playOne(server: HandServer, { client, ask }: Guest, amount: number): Promise<Reply['body']> {
  client.join(MINI)
  await server.betting(MINI, client)
  for (const command of [{ do: 'bet', bet: 'player', amount }, { do: 'confirm' }] as const) {
    const answer = await client.do(MINI, command)
    if (!answer.ok) throw new Error(`${command.do}: ${answer.text}`)
  }
  const rounds = async () => (await ask('GET', '/api/history')).body.rounds as readonly Reply['body'][]
  await server.until(async () => (await rounds()).length > 0)
  const [round] = await rounds()
  if (round === undefined) throw new Error('Nothing was played.')
  return round
}
