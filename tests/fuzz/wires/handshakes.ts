import { SUBPROTOCOL } from '#protocol/version'
import type { Person } from '#tests/fuzz/lines/person'

type Headers = Readonly<Record<string, string | null>>

/** The request that a socket begins with; a header that is null is left out. */
export function handshake(
  { cookie, path }: Pick<Person, 'cookie' | 'path'>,
  headers: Headers = {},
  first = `GET ${path} HTTP/1.1`,
): string {
  const all: Headers = {
    Host: 'sabot.test',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Protocol': SUBPROTOCOL,
    Cookie: cookie,
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return [first, ...lines, '', ''].join('\r\n')
}
