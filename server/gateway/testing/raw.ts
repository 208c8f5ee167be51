import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { SUBPROTOCOL } from '#protocol/version'
import type { House } from '#server/gateway/testing/house'

export interface Answered {
  readonly status: number
  readonly headers: string
  readonly body: string
}

/** A connection that says what it is told to, HTTP or not. */
export async function rawConnection(house: House): Promise<Socket> {
  const socket = connect(house.gateway.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Says something and reads until the other side hangs up. */
export async function rawAnswer(house: House, text: string | Buffer): Promise<Answered> {
  const socket = await rawConnection(house)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(text)
  await once(socket, 'close')
  const [headers = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  return { status: Number(headers.split(' ')[1]), headers, body: body.join('\r\n\r\n') }
}

/** The request with which a socket begins; a header that is null is left out. */
export function handshake(
  headers: Readonly<Record<string, string | null>>,
  path = '/socket',
  method = 'GET',
): string {
  const all: Readonly<Record<string, string | null>> = {
    Host: '127.0.0.1',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'c2Fib3Qgc2Fib3Qgc2Fib3Q='.slice(0, 22).padEnd(24, '='),
    'Sec-WebSocket-Protocol': SUBPROTOCOL,
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}
