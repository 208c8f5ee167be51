import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { GAME_IDS } from '#engine/games'
import type { TableId } from '#engine/ids'
import type { Clock } from '#server/clock'
import { forWhom, personOf } from '#server/gateway/http/access'
import { BAD_CURSOR, PAGE, pageOf, queryOf, RANGE, rangeOf } from '#server/gateway/http/asked'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import type { Archive } from '#server/history/archive'
import { EXPORTS, FORMATS } from '#server/history/export'

const CODE = /^[a-z0-9-]{1,96}$/
const TABLE = /^[a-z0-9-]{1,32}$/
const NUMBER = /^(0|[1-9]\d{0,8})$/
const TYPES = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
} as const

/** What was played: a player's own rounds and money, and the shoes, which are everybody's. */
export function archiveRoutes(app: FastifyInstance, archive: Archive, clock: Clock): void {
  historyRoutes(app, archive, clock)
  statementRoute(app, archive, clock)
  files(app, archive, clock)

  app.get<{ Params: { code: string } }>('/api/rounds/:code', forWhom('player'), async (request, reply) => {
    const { code } = request.params
    const answer = CODE.test(code) ? await archive.round(personOf(request).id, code) : null
    return answer ?? refuse(reply, 404, 'no-round', 'You have no finished round with this code.')
  })
  onlyMethods(app, '/api/rounds/:code', ['GET'])

  app.get<{ Params: { table: TableId; number: string } }>(
    '/api/shoes/:table/:number',
    forWhom('anyone'),
    async (request, reply) => {
      const { table, number } = request.params
      const isShoe = TABLE.test(table) && NUMBER.test(number)
      const answer = isShoe ? await archive.shoe(table, Number(number)) : null
      return answer ?? refuse(reply, 404, 'no-shoe', 'There is no such shoe: see the table for its number.')
    },
  )
  onlyMethods(app, '/api/shoes/:table/:number', ['GET'])
}

function historyRoutes(app: FastifyInstance, archive: Archive, clock: Clock): void {
  app.get('/api/history', forWhom('player'), async (request, reply) => {
    const query = queryOf(request, reply, [...RANGE, ...PAGE, 'game', 'table'])
    const page = query && pageOf(query, reply)
    const range = page && rangeOf(query, reply, clock.now())
    if (query === null || page === null || range === null) return reply
    const { table = null } = query
    const game = query.game === undefined ? null : GAME_IDS.find((id) => id === query.game)
    if (game === undefined) {
      return refuse(reply, 400, 'bad-request', `'game' is one of ${GAME_IDS.join(', ')}.`)
    }
    if (table !== null && (typeof table !== 'string' || !TABLE.test(table))) {
      return refuse(reply, 400, 'bad-request', "'table' is the id of a table.")
    }
    const answer = await archive.history(personOf(request).id, { ...page, ...range, game, table })
    return answer ?? refuse(reply, 400, 'bad-cursor', BAD_CURSOR)
  })
  onlyMethods(app, '/api/history', ['GET'])

  app.get('/api/history/days', forWhom('player'), async (request, reply) => {
    const query = queryOf(request, reply, RANGE)
    const range = query && rangeOf(query, reply, clock.now())
    return range === null ? reply : archive.days(personOf(request).id, range)
  })
  onlyMethods(app, '/api/history/days', ['GET'])
}

function statementRoute(app: FastifyInstance, archive: Archive, clock: Clock): void {
  app.get('/api/statement', forWhom('player'), async (request, reply) => {
    const query = queryOf(request, reply, [...RANGE, ...PAGE])
    const page = query && pageOf(query, reply)
    const range = page && rangeOf(query, reply, clock.now())
    if (page === null || range === null) return reply
    const answer = await archive.statement(personOf(request).id, { ...page, ...range })
    return answer ?? refuse(reply, 400, 'bad-cursor', BAD_CURSOR)
  })
  onlyMethods(app, '/api/statement', ['GET'])
}

/** Sent as it is read: whoever reads slowly makes the store wait, not the memory grow. */
function files(app: FastifyInstance, archive: Archive, clock: Clock): void {
  for (const name of EXPORTS) {
    for (const format of FORMATS) {
      const url = `/api/${name}.${format}`
      app.get(url, forWhom('player'), async (request, reply) => {
        const query = queryOf(request, reply, RANGE)
        const range = query && rangeOf(query, reply, clock.now())
        if (range === null) return reply
        const pieces = archive.file(personOf(request).id, name, format, range)
        return reply
          .type(TYPES[format])
          .header('content-disposition', `attachment; filename="${name}.${format}"`)
          .send(Readable.from(pieces))
      })
      onlyMethods(app, url, ['GET'])
    }
  }
}
