import { cookieOf } from '#cli/bots/session'
import { SUBPROTOCOL } from '#protocol/version'

type Headers = Readonly<Record<string, string | null>>

/** The request that a socket begins with; a header that is null is left out. */
export function handshake(token: string, headers: Headers = {}, first = 'GET /socket HTTP/1.1'): string {
  const all: Headers = {
    Host: 'sabot.test',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Protocol': SUBPROTOCOL,
    Cookie: cookieOf(token),
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return [first, ...lines, '', ''].join('\r\n')
}
