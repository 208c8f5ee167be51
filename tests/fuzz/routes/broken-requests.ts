import type { Dice } from '#tests/dice'
import { anyText, strangeText } from '#tests/fuzz/frames/values'
import {
  type Asked,
  asked,
  bare,
  chunked,
  encoded,
  HOST,
  inHeader,
  ROUTES,
} from '#tests/fuzz/routes/request-parts'

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK', 'QUERY'] as const

const PATHS = [
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/api/../api/tables',
  '/api//tables',
  '/api/tables/',
  '/API/TABLES',
  '/api/tables;x=1',
  '/api/tables%00',
  '/api/tables%',
  '/api/rounds/%c0%ae%c0%ae',
  '/api/rounds/%ff',
  '/api/rounds/..%5c..%5c',
  `/api/rounds/${'a'.repeat(8_000)}`,
  '/.env',
  '/data/seal.key',
  '/api/shoes/speed-1',
  '/?__proto__[x]=1',
  '?',
  'http://evil.test/health',
  '/\\evil.test',
] as const

/** Requests whose very bytes are wrong: lengths, headers, and what is no HTTP at all. */
export const BROKEN_REQUESTS: Readonly<Record<string, (dice: Dice, cookie: string) => Asked>> = {
  methods(dice) {
    const method = dice.of(METHODS)
    return asked(`${method} ${dice.of(ROUTES)} HTTP/1.1`, [], '', { isHead: method === 'HEAD' })
  },

  paths(dice) {
    const path = dice.chance(0.5) ? dice.of(PATHS) : `/${encoded(dice)}`
    return asked(`GET ${path} HTTP/1.1`)
  },

  cookies(dice, cookie) {
    const [name = '', token = ''] = /^([^=]+)=([^;]+)/.exec(cookie)?.slice(1) ?? []
    const forged = dice.of([
      `${name}=${token.slice(0, -1)}`,
      `${name}=${token}A`,
      `${name}="${token}`,
      `${name}=${token.toLowerCase()}`,
      `${name}=%00${token}`,
      `${name}=`,
      name,
      `${name}=${dice.hex(43)}`,
      `${name}=${'A'.repeat(8_000)}`,
      `__proto__=${token}; constructor=1`,
      `${name}=${inHeader(strangeText(dice)).replace(/;/g, '')}`,
    ])
    const route = name === 'sabot-staff' ? '/api/staff/session' : '/api/session'
    return asked(`GET ${route} HTTP/1.1`, [`Cookie: ${forged}`], '', { statuses: [401] })
  },

  lengths(dice, cookie) {
    const headers = [`Cookie: ${cookie}`, 'Content-Type: application/json']
    return dice.of([
      () =>
        bare('POST /api/session HTTP/1.1', [...headers, 'Content-Length: 100000000'], '', {
          statuses: [413],
        }),
      () => bare('POST /api/session HTTP/1.1', [...headers, 'Content-Length: 5000'], 'x'.repeat(5_000)),
      () => bare('POST /api/session HTTP/1.1', [...headers, 'Content-Length: -1'], '{}', { statuses: [400] }),
      () =>
        bare('POST /api/session HTTP/1.1', [...headers, 'Content-Length: 1e1'], '{}', { statuses: [400] }),
      () => bare('POST /api/session HTTP/1.1', [...headers, 'Content-Length: 2', 'Content-Length: 3'], '{}'),
      () =>
        bare('POST /api/session HTTP/1.1', [...headers, 'Content-Length: 40'], '{', { isUnfinished: true }),
      () => chunked(headers, '2\r\n{}\r\n0\r\n\r\n'),
      () => chunked(headers, 'zz\r\n{}\r\n0\r\n\r\n'),
      () => chunked(headers, 'FFFFFFFFFFFFFFFF\r\n{}', true),
      () => chunked([...headers, 'Content-Length: 4'], '0\r\n\r\nGET /health HTTP/1.1\r\n\r\n'),
      () => chunked(headers, `2000\r\n${' '.repeat(0x2000)}\r\n0\r\n\r\n`),
    ])()
  },

  headers(dice) {
    const first = `GET ${dice.of(ROUTES)} HTTP/1.1`
    const text = inHeader(strangeText(dice))
    return dice.of([
      () => bare(first, [`X-${text}: 1`]),
      () => bare(first, [`X-Long: ${'x'.repeat(17_000)}`], '', { statuses: [431] }),
      () =>
        bare(
          first,
          Array.from({ length: 1_500 }, (_, index) => `X-${index}: 1`),
        ),
      () => bare(first, ['X-A: 1\rX-Injected: 1']),
      () => bare(first, ['X-A: 1\nX-Injected: 1']),
      () => bare(first, ['X-A: a\u0000b']),
      () => bare(first, [' folded: 1', 'X-A : 1']),
      () => bare(first, ['Host: evil.test', `Origin: http://evil.test`]),
      () => bare(first, [`Expect: ${dice.of(['100-continue', 'nonsense'])}`]),
      () =>
        bare(first, ['Range: bytes=0-,-1', 'If-None-Match: *', `Accept: ${text}`, 'Accept-Encoding: br;q=9']),
      () =>
        bare(first, [
          `X-Forwarded-For: ${text}`,
          'X-Forwarded-Proto: https',
          'X-HTTP-Method-Override: DELETE',
        ]),
      () => bare(first, ['Connection: close, Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']),
      () => bare(first, [`Cookie: ${'a=b; '.repeat(2_000)}`]),
    ])()
  },

  'no HTTP'(dice) {
    const bytes = dice.of([
      () => Buffer.from(Array.from({ length: 1 + dice.below(300) }, () => dice.below(256))),
      () => Buffer.from(`${anyText(dice, 1 + dice.below(100))}\r\n\r\n`),
      () => Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, ...Array(64).fill(7)]),
      () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
      () => Buffer.from(`GET /health HTTP/${dice.of(['0.9', '2.0', '9.9', '1.1x', ''])}\r\n${HOST}\r\n\r\n`),
      () => Buffer.from(`${dice.of(['get', 'BREW', 'G ET', ''])} / HTTP/1.1\r\n${HOST}\r\n\r\n`),
      () => Buffer.from(`CONNECT evil.test:443 HTTP/1.1\r\n${HOST}\r\n\r\n`),
      () => Buffer.from('GET /health HTTP/1.1\r\n\r\n'),
      () => Buffer.from(`GET ${'/a'.repeat(9_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`),
      () => Buffer.from(`\r\n\r\n\r\nGET /health HTTP/1.1\r\n${HOST}\r\n\r\n`),
    ])()
    // Part of it may look like the beginning of something.
    return { bytes, isHead: false, isUnfinished: true }
  },
}
