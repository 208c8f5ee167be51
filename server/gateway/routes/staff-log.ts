import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StaffLogAnswer } from '#protocol/http/staff'
import { forWhom } from '#server/gateway/http/access'
import { PAGE, queryOf } from '#server/gateway/http/asked'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import { csvLine, iso } from '#server/history/csv'
import type { LogFilter, StaffLog } from '#server/people/staff/log-reader'

const LOG = '/api/staff/log'
const FILE = '/api/staff/log.csv'
const LIMIT = /^([1-9]|[1-9]\d|1\d\d|200)$/
const CURSOR = /^[1-9]\d{0,14}$/
const TIME = /^(0|[1-9]\d{0,14})$/
const WORD = /^[^\p{C}]{1,80}$/u
const FILTERS = ['actor', 'action', 'table', 'player', 'text', 'from', 'to'] as const

type Query = Readonly<Record<string, unknown>>

/** What staff did, for supervisors (FL-5): by page, or as a file. */
export function staffLogRoutes(app: FastifyInstance, log: StaffLog): void {
  app.get(LOG, forWhom('supervisor', 'polled'), async (request, reply) => {
    const query = queryOf(request, reply, [...PAGE, ...FILTERS])
    const filter = query && filterOf(query, reply)
    if (query === null || filter === null) return reply
    const { cursor = null, limit = '50' } = query
    if (!isText(limit, LIMIT)) return refuse(reply, 400, 'bad-limit', "'limit' is a number from 1 to 200.")
    if (cursor !== null && !isText(cursor, CURSOR)) {
      return refuse(reply, 400, 'bad-cursor', "'cursor' is what the page before gave as 'next'.")
    }
    return log.page({ ...filter, cursor: cursor === null ? null : Number(cursor), limit: Number(limit) })
  })
  onlyMethods(app, LOG, ['GET'])

  app.get(FILE, forWhom('supervisor'), async (request: FastifyRequest, reply) => {
    const query = queryOf(request, reply, FILTERS)
    const filter = query && filterOf(query, reply)
    if (filter === null) return reply
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .header('content-disposition', 'attachment; filename="staff-log.csv"')
      .send(Readable.from(linesOf(log.all(filter))))
  })
  onlyMethods(app, FILE, ['GET'])
}

function filterOf(query: Query, reply: FastifyReply): LogFilter | null {
  const words = ['actor', 'action', 'table', 'player', 'text'] as const
  const wrong = words.find((name) => query[name] !== undefined && !isText(query[name], WORD))
  if (wrong !== undefined) {
    void refuse(reply, 400, 'bad-request', `'${wrong}' is a text of 1 to 80 characters, once.`)
    return null
  }
  const late = (['from', 'to'] as const).find(
    (name) => query[name] !== undefined && !isText(query[name], TIME),
  )
  if (late !== undefined) {
    void refuse(reply, 400, 'bad-range', `'${late}' is a moment in milliseconds since 1970 (UTC).`)
    return null
  }
  const word = (name: (typeof words)[number]) => textOr(query[name])
  const time = (name: 'from' | 'to') => (query[name] === undefined ? null : Number(query[name]))
  return {
    actor: word('actor'),
    action: word('action'),
    table: word('table'),
    player: word('player'),
    text: word('text'),
    from: time('from'),
    to: time('to'),
  }
}

async function* linesOf(pieces: AsyncIterable<StaffLogAnswer['events']>) {
  yield csvLine(['id', 'at', 'actor', 'action', 'subject', 'table', 'player', 'reason', 'before', 'after'])
  for await (const events of pieces) {
    yield events
      .map(({ id, at, actor, action, subject, table, player, reason, before, after }) =>
        csvLine([id, iso(at), actor, action, subject, table, player, reason, jsonOr(before), jsonOr(after)]),
      )
      .join('')
  }
}

function jsonOr(content: unknown): string | null {
  return content === null ? null : JSON.stringify(content)
}

function textOr(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}
