import type { Dice } from '#tests/dice'
import { strangeText } from '#tests/fuzz/frames/values'

export interface Asked {
  readonly bytes: Buffer
  readonly isHead: boolean
  /** What fits, where that is known. */
  readonly statuses?: readonly number[]
  /** More is announced than sent: the line ends in the middle. */
  readonly isUnfinished?: boolean
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
