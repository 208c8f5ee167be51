import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerAll, type Memory, type Opened, type Played, type ToSender } from '#bench/fanout-messages'
import type { TableEvent } from '#engine/table/types'
import { openHouse } from '#server/gateway/testing/house'
import type { Publication } from '#server/tables/ports'

/** The sending process of the fan-out benchmark: the gateway, or the bare loop that it is compared with. */
const PLENTY = 1_000_000
const TICK_MILLIS = 50

/** What a round of baccarat says all the time: a card, and how long to wait for the next. */
const EVENTS: readonly TableEvent[] = [
  { type: 'dealt', to: 'player', card: 'KH', faceDown: false },
  { type: 'clock', for: 'bets', until: 1_760_000_000_000 },
]
const NOBODY: Publication['own'] = new Map()

interface Target {
  readonly url: string
  readonly tokens: readonly string[]
  publish(publication: Publication): void
  /** How many clients hear the table. */
  audience(table: number): number
}

async function openGateway(tables: number, clients: number): Promise<Target> {
  const house = await openHouse({
    tables: Array.from({ length: tables }, (_, table) => `table-${table}`),
    tickMillis: TICK_MILLIS,
    limits: { socketsPerAddress: PLENTY, requestsPerMinute: PLENTY, guestsPerMinute: PLENTY },
  })
  const tokens: string[] = []
  for (let client = 0; client < clients; client++) tokens.push((await house.people.newGuest()).token)
  return {
    url: house.socketUrl,
    tokens,
    publish: house.gateway.published,
    audience: (table) => house.table(`table-${table}`).players.size,
  }
}

/** `for (const ws of clients) ws.send(text)`, with the same bytes. */
async function openBare(tables: number, clients: number): Promise<Target> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const hearing = Array.from({ length: tables }, () => new Set<WebSocket>())
  server.on('connection', (ws, request) => {
    for (const table of String(request.headers['x-tables']).split(',')) hearing[Number(table)]?.add(ws)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `ws://127.0.0.1:${port}`,
    tokens: Array.from({ length: clients }, () => ''),
    publish({ table, after, upto, at, everyone: events }) {
      const text = JSON.stringify([{ type: 'events', table, after, upto, at, events }])
      for (const ws of hearing[tableNumber(table)] ?? []) ws.send(text)
    },
    audience: (table) => hearing[table]?.size ?? 0,
  }
}

function tableNumber(id: string): number {
  return Number(id.slice('table-'.length))
}

/** Every table has something to say once in `everyMillis`, one table after the other. */
async function play(target: Target, tables: number, seconds: number, everyMillis: number): Promise<Played> {
  const before = process.cpuUsage()
  const began = performance.now()
  let messages = 0
  for (let turn = 0; ; turn++) {
    const wait = began + (turn * everyMillis) / tables - performance.now()
    if (wait >= 1) await pause(wait)
    if (performance.now() - began >= seconds * 1_000) break
    const table = turn % tables
    const version = Math.floor(turn / tables) + 2
    target.publish({
      table: `table-${table}`,
      after: version - 1,
      upto: version,
      at: Date.now(),
      everyone: EVENTS,
      own: NOBODY,
    })
    messages += target.audience(table)
  }
  await pause(2 * TICK_MILLIS)
  const { user, system } = process.cpuUsage(before)
  return { messages, cpuSeconds: (user + system) / 1_000_000 }
}

async function memory(): Promise<Memory> {
  for (let time = 0; time < 3; time++) {
    globalThis.gc?.()
    await pause(100)
  }
  return { bytes: process.memoryUsage.rss() }
}

let target: Target | null = null
let tables = 0

answerAll<ToSender>(async (question): Promise<Opened | Played | Memory> => {
  if (question.do === 'memory') return memory()
  if (question.do === 'open') {
    tables = question.tables
    const open = question.as === 'bare' ? openBare : openGateway
    target = await open(tables, question.clients)
    return { url: target.url, tokens: target.tokens }
  }
  if (target === null) throw new Error('Nothing was opened.')
  return play(target, tables, question.seconds, question.everyMillis)
})
