import { cookieOf } from '#cli/bots/session'
import type { Dice } from '#tests/dice'
import { written } from '#tests/fuzz/json-tree'
import { anyText, strangeText, strangeValue } from '#tests/fuzz/values'

export interface Asked {
  readonly bytes: Buffer
  readonly isHead: boolean
  /** What fits, where that is known. */
  readonly statuses?: readonly number[]
  /** More is announced than sent: there is nothing to wait for. */
  readonly isUnfinished?: boolean
}

export interface Asking {
  readonly token: string
  /** Codes of rounds that exist. */
  readonly rounds: readonly string[]
}

const HOST = 'Host: sabot.test'
const ROUTES = [
  '/',
  '/api/session',
  '/api/tables',
  '/api/history',
  '/api/rounds/speed-1',
  '/api/shoes/speed-1/1',
  '/health',
  '/ready',
  '/socket',
] as const
const METHODS = [
  'GET',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'LINK',
  'QUERY',
] as const

/** Requests by what is wrong with them. */
export const REQUESTS: Readonly<Record<string, (dice: Dice, asking: Asking) => Asked>> = {
  methods(dice) {
    const method = dice.of(METHODS)
    return asked(`${method} ${dice.of(ROUTES)} HTTP/1.1`, [], '', { isHead: method === 'HEAD' })
  },

  paths(dice) {
    return asked(`GET ${path(dice)} HTTP/1.1`)
  },

  queries(dice, { token }) {
    const value = dice.of([
      '0',
      '1',
      '100',
      '101',
      '-1',
      '1e3',
      '0x10',
      '007',
      '',
      '%',
      '%00',
      'NaN',
      encoded(dice),
    ])
    const name = dice.of(['limit', 'cursor', 'limit', 'cursor', 'limit[]', '__proto__', encoded(dice)])
    const more = dice.chance(0.2) ? `&${name}=${value}&cursor=1` : ''
    return asked(`GET /api/history?${name}=${value}${more} HTTP/1.1`, [`Cookie: ${cookieOf(token)}`])
  },

  rounds(dice, { token, rounds }) {
    const code = rounds.length > 0 && dice.chance(0.3) ? dice.of(rounds) : encoded(dice)
    const shoe = `${dice.of(['speed-1', 'ventuno', 'nowhere', encoded(dice)])}/${dice.of(NUMBERS)}`
    const target = dice.chance(0.5) ? `/api/rounds/${code}` : `/api/shoes/${shoe}`
    return asked(`GET ${target} HTTP/1.1`, [`Cookie: ${cookieOf(token)}`])
  },

  cookies(dice, { token }) {
    const forged = dice.of([
      `sabot=${token.slice(0, -1)}`,
      `sabot=${token}A`,
      `sabot="${token}`,
      `sabot=${token.toLowerCase()}`,
      `sabot=%00${token}`,
      'sabot=',
      'sabot',
      `sabot=${dice.hex(43)}`,
      `sabot=${'A'.repeat(8_000)}`,
      `__proto__=${token}; constructor=1`,
      `sabot=${inHeader(strangeText(dice)).replace(/;/g, '')}`,
    ])
    return asked('GET /api/session HTTP/1.1', [`Cookie: ${forged}`], '', { statuses: [401] })
  },

  bodies(dice, { token }) {
    const text = dice.of([
      () => written(strangeValue(dice)),
      () => '{"__proto__":{"cash":1}}',
      () => '{"constructor":{"prototype":{"cash":1}}}',
      () => `{"player":"${anyText(dice, 20)}`,
      () => '['.repeat(4_000),
      () => anyText(dice, dice.below(4_000)),
    ])()
    const type = dice.of([
      'application/json',
      'application/json; charset=utf-7',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'image/png',
      'nonsense',
      '',
    ])
    const headers = [`Cookie: ${cookieOf(token)}`, `Content-Type: ${type}`]
    return asked('POST /api/session HTTP/1.1', headers, text)
  },

  lengths(dice, { token }) {
    const headers = [`Cookie: ${cookieOf(token)}`, 'Content-Type: application/json']
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

const NUMBERS = [
  '0',
  '1',
  '-1',
  '1.5',
  '01',
  '999999999',
  '9999999999',
  '1e1',
  '٣',
  '%31',
  '',
  '1/2',
  'x',
] as const

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
  '/.env',
  '/data/seal.key',
  '/api/shoes/speed-1',
  '/?__proto__[x]=1',
  '?',
  'http://evil.test/health',
  '/\\evil.test',
] as const

function path(dice: Dice): string {
  if (dice.chance(0.5)) return dice.of(PATHS)
  return dice.chance(0.9) ? `/${encoded(dice)}` : `/api/rounds/${'a'.repeat(100 + dice.below(8_000))}`
}

/** Percent signs, right and wrong. */
function encoded(dice: Dice): string {
  const text = strangeText(dice)
    .slice(0, 300)
    .replace(/\p{Surrogate}/gu, '\ufffd')
  if (dice.chance(0.6)) return encodeURIComponent(text)
  return inHeader(text).replace(/[ #?]/g, dice.of(['%', '%2', '%zz', '%25', '%e2%28']))
}

function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '~').slice(0, 4_000)
}

type Rest = Omit<Asked, 'bytes' | 'isHead'> & { readonly isHead?: boolean }

/** With the length that it has. */
function asked(first: string, headers: readonly string[] = [], body = '', rest: Rest = {}): Asked {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  return bare(first, [...headers, ...length], body, rest)
}

/** As it is written here. */
function bare(first: string, headers: readonly string[], body = '', rest: Rest = {}): Asked {
  const head = Buffer.from([first, HOST, ...headers, '', ''].join('\r\n'), 'latin1')
  return { bytes: Buffer.concat([head, Buffer.from(body)]), isHead: false, ...rest }
}

function chunked(headers: readonly string[], body: string, isUnfinished = false): Asked {
  return bare('POST /api/session HTTP/1.1', [...headers, 'Transfer-Encoding: chunked'], body, {
    isUnfinished,
  })
}
