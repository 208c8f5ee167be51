import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { Client } from '#cli/bots/client'
import { audit } from '#server/audit/audit'
import type { Config } from '#server/config/config'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { startServer } from '#server/server'
import { openStore, type Store } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'
import { FAST } from '#tests/floor/timings'
import { type Signing, signed } from '#tests/operator/signed'

export const MINI = 'mini'
const TABLE = { ...tableConfig({ id: MINI, game: 'mini-baccarat' }), timings: { ...FAST, betting: 300 } }

export interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** A player of an operator's, with the browser that was launched. */
export interface Guest {
  readonly client: Client
  ask(method: string, path: string, body?: object): Promise<Reply>
}

/** A whole server with one fast table, as an operator's server sees it. */
export async function openCasino(folder: string, settings: Partial<Config>) {
  const config = loadConfig({ env: {}, folder })
  const place = { port: 0, dataFolder: folder, shutdownSeconds: 5, housePlayers: 0, tables: [TABLE] }
  const server = await startServer({ ...config, ...place, ...settings }, pino({ level: 'fatal' }))
  const url = `http://127.0.0.1:${server.port}`
  return {
    ask: async (path: string, body?: object, signing?: Signing): Promise<Reply> => {
      const [method, text] =
        body === undefined ? (['GET', ''] as const) : (['POST', JSON.stringify(body)] as const)
      return read(await fetch(url + path, signed(method, path, text, signing)))
    },
    launch: (body: object, signing?: Signing) => launch(url, body, signing),
    /** Ends the server, and looks at what it left, or at what somebody made of it. */
    audit: async (tamper?: (db: Store['db']) => Promise<unknown>): Promise<readonly string[]> => {
      await server.stop()
      const store = await openStore({ databaseUrl: null, dataFolder: folder })
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

/** Bets in round after round until one of them is in the player's own history: that one. */
export async function playOne({ client, ask }: Guest, amount: number): Promise<Reply['body']> {
  client.join(MINI)
  for (;;) {
    const { body } = await ask('GET', '/api/history')
    const [round] = body.rounds as readonly Reply['body'][]
    if (round !== undefined) return round
    const isFree = !client.tables.get(MINI)?.state.game.slips.some(({ player }) => player === client.player)
    if (isFree) await client.do(MINI, { do: 'bet', bet: 'player', amount })
    await client.do(MINI, { do: 'confirm' })
    await pause(30)
  }
}
