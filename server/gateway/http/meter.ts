import type { FastifyInstance } from 'fastify'
import type { HttpMeter } from '#server/operations/meters'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Counts every answer by its route as it was declared; an address that has none is `none`, whatever it was. */
export function meterRequests(app: FastifyInstance, meter: HttpMeter): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const known = METHODS.includes(method) ? method : 'other'
    meter.answered(known, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
  })
}
