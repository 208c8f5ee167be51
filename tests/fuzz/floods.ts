import { once } from 'node:events'
import { cookieOf } from '#cli/bots/session'
import { readFrame } from '#protocol/read-frame'
import { handshake } from '#tests/fuzz/handshakes'
import { openSocket, type Player } from '#tests/fuzz/intruder'
import { judge } from '#tests/fuzz/replies'
import type { Mission } from '#tests/fuzz/squad'
import { inParallel } from '#tests/fuzz/waves'
import { type Reply, Wire } from '#tests/fuzz/wire'

export interface Flooded {
  readonly pongs: number
  readonly tooFast: number
  /** With which the server ended it. */
  readonly code: unknown
  readonly millis: number
}

/** Sends without end, whatever it is told, until it is cut off. */
export async function flood(
  { target, tally }: Mission,
  player: Player,
  send: 'messages' | 'lists' | 'control frames' | 'nonsense',
): Promise<Flooded> {
  const ws = openSocket(target, player)
  const started = performance.now()
  let pongs = 0
  let tooFast = 0
  ws.on('error', () => undefined)
  ws.on('message', (content) => {
    for (const message of readFrame(String(content)) ?? []) {
      if (message.type === 'pong') pongs++
      if (message.type === 'error' && message.code === 'too-fast') tooFast++
    }
  })
  const closed = once(ws, 'close')
  await once(ws, 'open')
  const ping = '{"type":"ping","at":1}'
  const more = setInterval(() => {
    for (let time = 0; time < 20 && ws.readyState === ws.OPEN; time++) {
      if (send === 'control frames') ws.ping()
      else if (send === 'nonsense') ws.send('nonsense')
      else ws.send(send === 'lists' ? `[${Array(64).fill(ping).join(',')}]` : ping)
      tally.add(`floods: ${send}`)
    }
  }, 1)
  const [code] = await closed
  clearInterval(more)
  return { pongs, tooFast, code, millis: performance.now() - started }
}

/** How many sockets of one player are let in out of so many. */
export async function crowdIn({ target, tally }: Mission, { token }: Player, count: number): Promise<number> {
  const port = Number(new URL(target.url).port)
  const wires: Wire[] = []
  let inside = 0
  await inParallel(count, 8, async () => {
    const wire = await Wire.open(port)
    wires.push(wire)
    wire.say(handshake(token))
    const reply = await wire.reply(false)
    judge(reply, 'a socket too many', { faults: target.faults, isHead: false, statuses: [101, 429] })
    if (statusOf(reply) === 101) inside++
    tally.add('floods: sockets')
  })
  for (const wire of wires) wire.drop()
  return inside
}

/** How many requests of so many are answered with which status, wherever they say they come from. */
export async function askOften(
  { target, tally }: Mission,
  first: string,
  count: number,
  token?: string,
): Promise<ReadonlyMap<number, number>> {
  const port = Number(new URL(target.url).port)
  const statuses = new Map<number, number>()
  await inParallel(count, 8, async (index) => {
    const cookie = token === undefined ? '' : `Cookie: ${cookieOf(token)}\r\n`
    const from = `X-Forwarded-For: 10.0.${index >> 8}.${index & 255}\r\nForwarded: for=10.1.1.${index & 255}\r\n`
    const request = `${first} HTTP/1.1\r\nHost: sabot.test\r\nConnection: close\r\n${from}${cookie}\r\n`
    const wire = await Wire.open(port)
    wire.say(request)
    const reply = await wire.reply(false)
    judge(reply, request, { faults: target.faults, isHead: false, statuses: [200, 429] })
    wire.drop()
    statuses.set(statusOf(reply), (statuses.get(statusOf(reply)) ?? 0) + 1)
    tally.add('floods: requests')
  })
  return statuses
}

function statusOf(reply: Reply | null | 'silence'): number {
  return reply === null || reply === 'silence' ? 0 : reply.status
}
