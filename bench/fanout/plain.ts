import { once } from 'node:events'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Target, tableNumber } from '#bench/fanout/messages'
import type { TableEvent } from '#engine/table/types'
import type { FromPlayer } from '#protocol/player/from-player'

interface Seat {
  readonly ws: WebSocket
  readonly player: string
  waiting: string[]
}

/**
 * The server that anybody would write with `ws`: encodes once what all are told and once what one player is told,
 * keeps a list for each socket, and sends each list as one message a tick. The same bytes as the gateway's.
 */
export async function openPlain(tables: number, clients: number, tickMillis: number): Promise<Target> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const hearing = Array.from({ length: tables }, () => new Set<Seat>())
  const due = new Set<Seat>()

  server.on('connection', (ws, { headers }) => {
    const seat: Seat = { ws, player: String(headers.cookie).replace('sabot=', ''), waiting: [] }
    ws.on('message', (content) => {
      for (const message of JSON.parse(String(content)) as readonly FromPlayer[]) {
        if (message.type !== 'join') continue
        hearing[tableNumber(message.table)]?.add(seat)
        ws.send('[{"type":"snapshot"}]')
      }
    })
  })

  setInterval(() => {
    for (const seat of due) {
      seat.ws.send(`[${seat.waiting.join(',')}]`)
      seat.waiting = []
    }
    due.clear()
  }, tickMillis)

  const address = server.address()
  return {
    url: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    tokens: Array.from({ length: clients }, (_, client) => `p_${client + 1}`),
    publish({ table, after, upto, at, everyone, own }) {
      const encoded = (events: readonly TableEvent[]) =>
        JSON.stringify({ type: 'events', table, after, upto, at, events })
      const common = everyone.length === 0 ? null : encoded(everyone)
      for (const seat of hearing[tableNumber(table)] ?? []) {
        const events = own.get(seat.player)
        const text = events === undefined ? common : encoded(events)
        if (text === null) continue
        seat.waiting.push(text)
        due.add(seat)
      }
    },
    audience: (table) => Array.from(hearing[table] ?? [], ({ player }) => player),
  }
}
