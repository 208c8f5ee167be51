import type { Dice } from '#tests/dice'
import { strangeText } from '#tests/fuzz/values'

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

export const HOST = 'Host: sabot.test'

export const ROUTES = [
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

export function path(dice: Dice): string {
  if (dice.chance(0.5)) return dice.of(PATHS)
  return dice.chance(0.9) ? `/${encoded(dice)}` : `/api/rounds/${'a'.repeat(100 + dice.below(8_000))}`
}

/** Percent signs, right and wrong. */
export function encoded(dice: Dice): string {
  const text = strangeText(dice)
    .slice(0, 300)
    .replace(/\p{Surrogate}/gu, '~')
  if (dice.chance(0.6)) return encodeURIComponent(text)
  return inHeader(text).replace(/[ #?]/g, dice.of(['%', '%2', '%zz', '%25', '%e2%28']))
}

/** What a header may hold at all: everything else is another fuzz. */
export function inHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '~').slice(0, 4_000)
}

type Rest = Omit<Asked, 'bytes' | 'isHead'> & { readonly isHead?: boolean }

/** With the length that it has. */
export function asked(first: string, headers: readonly string[] = [], body = '', rest: Rest = {}): Asked {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  return bare(first, [...headers, ...length], body, rest)
}

/** As it is written here. */
export function bare(first: string, headers: readonly string[], body = '', rest: Rest = {}): Asked {
  const head = Buffer.from([first, HOST, ...headers, '', ''].join('\r\n'), 'latin1')
  return { bytes: Buffer.concat([head, Buffer.from(body)]), isHead: false, ...rest }
}

export function chunked(headers: readonly string[], body: string, isUnfinished = false): Asked {
  return bare('POST /api/session HTTP/1.1', [...headers, 'Transfer-Encoding: chunked'], body, {
    isUnfinished,
  })
}
