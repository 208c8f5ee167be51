import type { FastifyInstance } from 'fastify'
import type { GatewayParts } from '#server/gateway/gateway'
import { forWhom, guardRoutes } from '#server/gateway/http/access'
import { archiveRoutes } from '#server/gateway/http/archive'
import { onlyMethods } from '#server/gateway/http/errors'
import { listing } from '#server/gateway/http/listing'
import { sessionRoutes } from '#server/gateway/http/session'
import { socketRoute } from '#server/gateway/http/socket'
import type { Upgrades } from '#server/gateway/http/upgrade'
import { Visitors } from '#server/gateway/http/visitors'
import { PAGE } from '#server/gateway/page/page'
import type { Sockets } from '#server/gateway/sockets/sockets'

/** Asked by machines again and again. */
const UNLIMITED = { config: { rateLimit: false, access: 'anyone' } } as const

export function routes(
  app: FastifyInstance,
  parts: GatewayParts,
  sockets: Sockets,
  upgrades: Upgrades,
): void {
  const { config, people, purse, archive, ready, staff } = parts
  const { origins } = config
  const visitors = new Visitors(people, config.secureCookies, config.limits.guestsPerMinute)
  const tables = listing(sockets.floor.channels)

  guardRoutes(app, { visitors, staffOf: staff, origins })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })

  app.get('/', forWhom('anyone'), (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  onlyMethods(app, '/', ['GET'])

  app.get('/api/tables', forWhom('anyone'), (_request, reply) => reply.send(tables()))
  onlyMethods(app, '/api/tables', ['GET'])

  app.get('/health', UNLIMITED, (_request, reply) => reply.send({ ok: true }))
  onlyMethods(app, '/health', ['GET'])

  app.get('/ready', UNLIMITED, async (_request, reply) => {
    const answer = await ready()
    return reply.code(answer.ok ? 200 : 503).send(answer)
  })
  onlyMethods(app, '/ready', ['GET'])

  sessionRoutes(app, { visitors, purse })
  archiveRoutes(app, archive)
  socketRoute(app, { sockets, upgrades, purse, origins })
}
