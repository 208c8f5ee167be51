import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { GAMES } from '#engine/games'
import { NO_LIMITS } from '#engine/round/limits'
import { evolveTable } from '#engine/table/evolve'
import type { TableState } from '#engine/table/types'
import type { FromPlayer } from '#protocol/player/from-player'
import type { EventsMessage, ToPlayer } from '#protocol/player/to-player'

/** One connection, as a server that does what the test says sees it. */
export class Caller {
  readonly ws: WebSocket
  readonly cookie: string
  readonly heard: FromPlayer[] = []

  constructor(ws: WebSocket, request: IncomingMessage) {
    this.ws = ws
    this.cookie = request.headers.cookie ?? ''
    ws.on('error', () => undefined)
    ws.on('message', (content) => {
      const said: FromPlayer | FromPlayer[] = JSON.parse(String(content))
      this.heard.push(...(Array.isArray(said) ? said : [said]))
    })
  }

  say(...messages: readonly ToPlayer[]): void {
    this.ws.send(JSON.stringify(messages))
  }

  of<Type extends FromPlayer['type']>(type: Type): readonly Extract<FromPlayer, { readonly type: Type }>[] {
    return this.heard.filter(
      (message): message is Extract<FromPlayer, { readonly type: Type }> => message.type === type,
    )
  }

  /** The message of a kind and number, as soon as it has come. */
  async hear<Type extends FromPlayer['type']>(type: Type, number = 1) {
    while (this.of(type).length < number) await once(this.ws, 'message')
    return this.of(type)[number - 1] as Extract<FromPlayer, { readonly type: Type }>
  }
}

/** A server that answers nothing by itself. */
export class ScriptedServer {
  readonly callers: Caller[] = []
  /** What handshakes are answered with; null lets them in. */
  refusal: { readonly status: number; readonly header?: Readonly<Record<string, string>> } | null = null
  /** How many were answered so. */
  refusals = 0
  readonly #server: WebSocketServer
  readonly url: string

  private constructor(server: WebSocketServer, port: number) {
    this.#server = server
    this.url = `http://127.0.0.1:${port}`
    server.on('connection', (ws, request) => this.callers.push(new Caller(ws, request)))
  }

  static async open(): Promise<ScriptedServer> {
    let opened: ScriptedServer | null = null
    const server = new WebSocketServer({
      port: 0,
      host: '127.0.0.1',
      handleProtocols: (protocols) => [...protocols][0] ?? false,
      verifyClient: (_info, done) => {
        const refusal = opened?.refusal ?? null
        if (refusal === null || opened === null) return done(true)
        opened.refusals += 1
        done(false, refusal.status, '', { ...refusal.header })
      },
    })
    await once(server, 'listening')
    const address = server.address()
    opened = new ScriptedServer(server, typeof address === 'object' && address !== null ? address.port : 0)
    return opened
  }

  /** The connection of a number, counted from 1, welcomed. */
  async caller(number = 1): Promise<Caller> {
    while (this.callers.length < number) await once(this.#server, 'connection')
    const caller = this.callers[number - 1] as Caller
    caller.say(welcome())
    return caller
  }

  async close(): Promise<void> {
    for (const { ws } of this.callers) ws.terminate()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

export function welcome(cash = 1_000, now = Date.now()): ToPlayer {
  const who = { player: 'p_1', name: 'Ospite 1', house: false, currency: 'EUR' }
  return { type: 'welcome', protocol: 1, ...who, cash, golden: 0, now }
}

/** A baccarat table whose clock counts. */
export function tableState(until = 0): TableState {
  const game = 'speed-baccarat'
  const { rules } = GAMES[game]
  const fresh = evolveTable(null, { type: 'configured', game, currency: 'EUR', rules, limits: NO_LIMITS })
  return evolveTable(fresh, { type: 'clock', for: 'bets', until })
}

export function snapshot(table: string, upto: number): ToPlayer {
  return { type: 'snapshot', table, upto, at: 0, now: 0, state: tableState(upto) }
}

export function counted(table: string, after: number, upto: number): EventsMessage {
  return { type: 'events', table, after, upto, at: 0, events: [{ type: 'clock', for: 'bets', until: upto }] }
}
