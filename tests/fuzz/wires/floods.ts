import { once } from 'node:events'
import { readFrame } from '#protocol/player/to-player'
import { openSocket } from '#tests/fuzz/lines/line'
import type { Person } from '#tests/fuzz/lines/person'
import type { Mission } from '#tests/fuzz/mission'
import { inParallel } from '#tests/fuzz/waves'
import { handshake } from '#tests/fuzz/wires/handshakes'
import { judge } from '#tests/fuzz/wires/judge'
import { type Reply, Wire } from '#tests/fuzz/wires/wire'

export interface Flooded {
  readonly pongs: number
  readonly tooFast: number
  /** With which the server ended it. */
  readonly code: unknown
}

/** Sends without end, whatever it is told, until it is cut off. */
export async function flood(
  { target, tally }: Mission,
  person: Person,
  send: 'messages' | 'lists' | 'control frames' | 'nonsense',
): Promise<Flooded> {
  const ws = openSocket(target, person)
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
  return { pongs, tooFast, code }
}

/** How many sockets of one person are let in out of so many. */
export async function crowdIn({ target, tally }: Mission, person: Person, count: number): Promise<number> {
  const wires: Wire[] = []
  let inside = 0
  await inParallel(count, 8, async () => {
    const wire = await Wire.open(target.port)
    wires.push(wire)
    wire.say(handshake(person))
    const reply = await wire.reply(false)
    judge(reply, 'a socket too many', { faults: target.faults, isHead: false, statuses: [101, 429] })
    if (statusOf(reply) === 101) inside++
    tally.add('floods: sockets')
  })
  for (const wire of wires) wire.drop()
  return inside
}

/**
 * How many requests are answered before one is refused as too many, or before so many; wherever they say that they
 * come from.
 */
export async function askUntilRefused(
  { target, tally }: Mission,
  first: string,
  most: number,
): Promise<{ readonly taken: number; readonly isRefused: boolean }> {
  let taken = 0
  let isRefused = false
  await inParallel(most, 8, async (index) => {
    if (isRefused) return
    const from = `X-Forwarded-For: 10.0.${index >> 8}.${index & 255}\r\nForwarded: for=10.1.1.${index & 255}\r\n`
    const request = `${first} HTTP/1.1\r\nHost: sabot.test\r\nConnection: close\r\n${from}\r\n`
    const wire = await Wire.open(target.port)
    wire.say(request)
    const reply = await wire.reply(false)
    judge(reply, request, { faults: target.faults, isHead: false, statuses: [200, 429] })
    wire.drop()
    if (statusOf(reply) === 200) taken++
    else isRefused = true
    tally.add('floods: requests')
  })
  return { taken, isRefused }
}

function statusOf(reply: Reply | null | 'silence'): number {
  return reply === null || reply === 'silence' ? 0 : reply.status
}
