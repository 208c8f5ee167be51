import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from '#cli/bots/wire/client'
import { gameOf } from '#engine/families'
import { formatResult } from '#engine/roads/result'
import { roadsOf } from '#engine/roads/roads'
import { roadsView } from '#engine/roads/view'
import { hearLobby, type KnownLobby } from '#protocol/lobby/fold'
import type { LobbyMessage } from '#protocol/lobby/messages'
import type { LobbyTable } from '#protocol/lobby/table'
import { readFrame } from '#protocol/player/to-player'
import { SUBPROTOCOL } from '#protocol/version'
import { MACHINE_CLOCK } from '#server/clock'
import { loadConfig } from '#server/config/load'
import { tableConfig } from '#server/config/tables'
import { type Server, startServer } from '#server/server'
import { crowd } from '#tests/floor/crowd'
import { temporaryFolder } from '#tests/floor/house'
import { FAST } from '#tests/floor/timings'
import { freshDatabase } from '#tests/made-postgres'
import { until } from '#tests/until'

const ROUNDS = 250
/** On a busy machine many rounds go by between two looks. */
const LOOKS = 10
const GAMES = [
  'speed-baccarat',
  'ventuno',
  'mini-baccarat',
  'mega-fire-blaze',
  'speed-baccarat',
  'free-bet',
] as const
const tables = Array.from({ length: 12 }, (_, index) => ({
  ...tableConfig({ id: `table-${index + 1}`, game: GAMES[index % GAMES.length] ?? 'ventuno' }),
  timings: { ...FAST, betting: 40, decision: 30 },
}))
const ids = tables.map(({ id }) => id)

type Choice = { readonly level: 'list' | 'panel'; readonly tables?: readonly string[] }

/** Somebody who only watches, and keeps how the lobby was at each number. */
class Watcher {
  readonly frames: string[] = []
  readonly pictures: LobbyMessage[] = []
  readonly known = new Map<number, KnownLobby>()
  readonly #ws: WebSocket
  readonly #choice: Choice
  #now: KnownLobby | null = null

  constructor(ws: WebSocket, choice: Choice) {
    this.#ws = ws
    this.#choice = choice
    ws.on('message', (content) => this.#hear(String(content)))
  }

  static async connect({ port, people }: Server, choice: Choice): Promise<Watcher> {
    const { token } = await people.newGuest()
    const headers = { cookie: `sabot=${token}` }
    const ws = new WebSocket(`ws://127.0.0.1:${port}/socket`, [SUBPROTOCOL], { headers })
    const watcher = new Watcher(ws, choice)
    await once(ws, 'open')
    watcher.ask()
    return watcher
  }

  get now(): ReadonlyMap<string, LobbyTable> {
    return this.#now?.tables ?? new Map()
  }

  get number(): number {
    return this.#now?.number ?? -1
  }

  ask(): void {
    this.#ws.send(JSON.stringify({ type: 'lobby', ...this.#choice }))
  }

  #hear(text: string): void {
    this.frames.push(text)
    for (const message of readFrame(text) ?? []) {
      if (message.type === 'error') throw new Error(message.text)
      if (message.type === 'lobby') this.pictures.push(message)
      if (message.type !== 'lobby' && message.type !== 'lobbyChanged') continue
      const next = hearLobby(this.#now, message)
      if (next === 'gap' || next === null) throw new Error(`A gap before ${message.number}.`)
      this.#now = next
      this.known.set(next.number, next)
    }
  }
}

const CHOICES: readonly Choice[] = [
  { level: 'list' },
  { level: 'panel' },
  { level: 'panel', tables: ids },
  { level: 'list', tables: ids.slice(3, 8) },
  { level: 'panel', tables: ids.slice(0, 2) },
]

describe('the lobby of a floor at play', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  it(`TP-1, MP-2: is the same folded as seen afresh, through ${ROUNDS} rounds`, {
    timeout: 400_000,
  }, async () => {
    const config = loadConfig({ env: {}, folder: folder.path })
    const limits = { ...config.limits, messagesPerSecond: 1e6, messagesBurst: 1e6, requestsPerMinute: 1e6 }
    const settings = {
      port: 0,
      databaseUrl: await freshDatabase(),
      dataFolder: folder.path,
      shutdownSeconds: 1,
      lobbyMillis: 15,
      limits,
      tables,
    }
    const server = await startServer(
      { ...config, ...settings },
      pino({ level: 'error' }, pino.destination(2)),
      MACHINE_CLOCK,
    )
    const url = `http://127.0.0.1:${server.port}`
    const bots = await crowd(url, ids, { bots: 8 })
    const { token } = await server.people.newGuest()
    const onlooker = new Client({ url, token })
    onlooker.join(...ids)
    const pairs = await Promise.all(
      CHOICES.map(async (choice) => ({
        steady: await Watcher.connect(server, choice),
        asking: await Watcher.connect(server, choice),
      })),
    )
    const played = () => ids.reduce((sum, id) => sum + (onlooker.tables.get(id)?.state.round?.number ?? 0), 0)
    const isSeenOften = () => pairs.every(({ asking }) => asking.pictures.length > LOOKS)
    for (let rounds = played(); rounds < ROUNDS || !isSeenOften(); rounds = played()) {
      for (const { asking } of pairs) asking.ask()
      await until(() => played() > rounds)
    }
    for (const { plays } of bots) for (const play of plays) play.stop()
    // Nothing new begins: else all tables would have to stand as told at one and the same look.
    for (const table of server.floor.tables.values()) table.beginClosing()

    const [all] = pairs
    const [, , panel] = pairs
    const isTold = () => ids.every((id) => agree(panel?.steady.now.get(id), onlooker))
    await expect.poll(isTold, { timeout: 200_000, interval: 50 }).toBe(true)
    expect([...(all?.steady.now.keys() ?? [])]).toEqual(ids)

    for (const { steady, asking } of pairs) {
      const newest = asking.pictures.at(-1)?.number ?? 0
      await expect.poll(() => steady.number, { timeout: 200_000 }).toBeGreaterThanOrEqual(newest)
      expect(steady.pictures).toHaveLength(1)
      expect(asking.pictures.length).toBeGreaterThan(LOOKS)
      for (const { number, tables } of asking.pictures) {
        expect([...(steady.known.get(number)?.tables.values() ?? [])]).toEqual(tables)
      }
    }

    const heard = pairs.flatMap(({ steady, asking }) => [
      ...steady.frames.slice(1),
      ...asking.frames.slice(1),
    ])
    const names = bots.flatMap(({ client, player }) => [player, client.name ?? ''])
    expect(names).not.toContain('')
    expect(heard.filter((text) => names.some((name) => text.includes(`"${name}"`)))).toEqual([])
    expect(heard.filter((text) => /"[A23456789TJQK][SHDC]"|[0-9a-f]{64}/.test(text))).toEqual([])
    await Promise.all([onlooker, ...bots.map(({ client }) => client)].map((client) => client.close()))
    await server.stop()
  })
})

/** Whether the lobby says of a table what somebody who is there sees. */
function agree(told: LobbyTable | undefined, { tables }: Client): boolean {
  const state = tables.get(told?.id ?? '')?.state
  if (told === undefined || state === undefined) return false
  const { goodRoads, streak, bigEyeBoy } = roadsView(roadsOf(state.results))
  const { game } = state
  const { places, hasRoads } = gameOf(state.id)
  const free = places(game).filter(({ player }) => player === null).length
  return (
    told.round === (state.round?.number ?? null) &&
    told.phase === game.phase &&
    told.shoeRound === game.shoeRound &&
    told.results === state.results.map(formatResult).join(' ') &&
    (told.streak?.length ?? 0) === streak.length &&
    JSON.stringify(told.goodRoads) === JSON.stringify(goodRoads) &&
    (told.seats?.free.length ?? free) === free &&
    (told.derived?.bigEyeBoy?.of ?? null) === (bigEyeBoy.at(-1)?.color ?? null) &&
    (told.statistics !== undefined) === hasRoads &&
    (told.statistics?.naturals ?? 0) === state.results.filter(({ natural }) => natural).length
  )
}
