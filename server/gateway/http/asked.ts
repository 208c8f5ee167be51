import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#server/gateway/http/refuse'
import { readRange, type ZonedRange } from '#server/history/range'

const CURSOR = /^[\w.:~-]{1,128}$/
const LIMIT = /^\d{1,3}$/
const MOST = 100
const STANDARD = 50

export const BAD_CURSOR = "'cursor' is what the page before gave as 'next'."

type Query = Readonly<Record<string, unknown>>

/** What stands behind the question mark, known names only; null when it was refused. */
export function queryOf(
  { query }: FastifyRequest,
  reply: FastifyReply,
  known: readonly string[],
): Query | null {
  const given = query as Query
  const unknown = Object.keys(given).some((name) => !known.includes(name))
  if (!unknown) return given
  const names = known.map((name) => `'${name}'`).join(', ')
  void refuse(reply, 400, 'bad-request', `This takes ${names}, nothing else.`)
  return null
}

export const RANGE = ['from', 'to', 'zone'] as const

export function rangeOf(query: Query, reply: FastifyReply, now: number): ZonedRange | null {
  const range = readRange(query, now)
  if (typeof range !== 'string') return range
  void refuse(reply, 400, 'bad-range', range)
  return null
}

export const PAGE = ['cursor', 'limit'] as const

export function pageOf(
  { cursor = null, limit = String(STANDARD) }: Query,
  reply: FastifyReply,
): { readonly cursor: string | null; readonly limit: number } | null {
  if (typeof limit !== 'string' || !LIMIT.test(limit) || Number(limit) < 1 || Number(limit) > MOST) {
    void refuse(reply, 400, 'bad-limit', `'limit' is a number from 1 to ${MOST}.`)
    return null
  }
  if (cursor !== null && (typeof cursor !== 'string' || !CURSOR.test(cursor))) {
    void refuse(reply, 400, 'bad-cursor', BAD_CURSOR)
    return null
  }
  return { cursor, limit: Number(limit) }
}
