import type { FastifyInstance } from 'fastify'
import { forWhom, personOf } from '#server/gateway/http/access'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import type { Archive } from '#server/history/archive'

const CURSOR = /^[\w.:~-]{1,128}$/
const CODE = /^[a-z0-9-]{1,96}$/
const TABLE = /^[a-z0-9-]{1,32}$/
const NUMBER = /^(0|[1-9]\d{0,8})$/
const MOST_ROUNDS = 100
const ROUNDS = 50

/** What was played: a player's own rounds, and the shoes, which are everybody's. */
export function archiveRoutes(app: FastifyInstance, archive: Archive): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/history',
    forWhom('player'),
    async (request, reply) => {
      const person = personOf(request)
      const { cursor = null, limit = String(ROUNDS), ...others } = request.query
      const unknown = Object.keys(others)[0]
      if (unknown !== undefined) {
        return refuse(reply, 400, 'bad-request', "The history takes 'cursor' and 'limit', nothing else.")
      }
      if (!isLimit(limit))
        return refuse(reply, 400, 'bad-limit', `'limit' is a number from 1 to ${MOST_ROUNDS}.`)
      if (cursor !== null && !isText(cursor, CURSOR)) return refuse(reply, 400, 'bad-cursor', BAD_CURSOR)
      const answer = await archive.history(person.id, { cursor, limit: Number(limit) })
      return answer ?? refuse(reply, 400, 'bad-cursor', BAD_CURSOR)
    },
  )
  onlyMethods(app, '/api/history', ['GET'])

  app.get<{ Params: { code: string } }>('/api/rounds/:code', forWhom('player'), async (request, reply) => {
    const person = personOf(request)
    const { code } = request.params
    const answer = CODE.test(code) ? await archive.round(person.id, code) : null
    return answer ?? refuse(reply, 404, 'no-round', 'You have no finished round with this code.')
  })
  onlyMethods(app, '/api/rounds/:code', ['GET'])

  app.get<{ Params: { table: string; number: string } }>(
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

const BAD_CURSOR = "'cursor' is what the page before gave as 'next'."

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

function isLimit(value: unknown): boolean {
  return isText(value, /^\d{1,3}$/) && Number(value) >= 1 && Number(value) <= MOST_ROUNDS
}
