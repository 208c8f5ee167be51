import type { FastifyInstance, FastifyReply } from 'fastify'
import { CLOSURE_BODIES } from '#protocol/http/operations'
import { forWhom, staffOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import type { ClosureService, Operations } from '#server/operations/operations'

/** Which code runs, whether it is sound, and what staff has closed. */
export function operationsRoutes(app: FastifyInstance, operations: Operations): void {
  app.get('/api/version', forWhom('anyone'), () => Promise.resolve(operations.version()))
  onlyMethods(app, '/api/version', ['GET'])

  app.get('/api/staff/selfcheck', forWhom('administrator'), () => Promise.resolve(operations.lastCheck()))
  app.post('/api/staff/selfcheck', forWhom('administrator'), (request) =>
    operations.check(staffOf(request).name),
  )
  onlyMethods(app, '/api/staff/selfcheck', ['GET', 'POST'])

  closureRoutes(app, operations.closures)
}

function closureRoutes(app: FastifyInstance, service: ClosureService): void {
  const answer = async (reply: FastifyReply, change: ReturnType<ClosureService['close']>) => {
    const unknown = await change
    return unknown === null ? { closures: service.list() } : refuse(reply, 404, 'no-subject', unknown.unknown)
  }

  app.get('/api/staff/closures', forWhom('supervisor'), () => Promise.resolve({ closures: service.list() }))
  onlyMethods(app, '/api/staff/closures', ['GET'])

  app.post('/api/staff/close', forWhom('supervisor'), (request, reply) => {
    const body = bodyOf(CLOSURE_BODIES.close, request, reply)
    return body === null ? reply : answer(reply, service.close(body, staffOf(request).name))
  })
  onlyMethods(app, '/api/staff/close', ['POST'])

  app.post('/api/staff/open', forWhom('supervisor'), (request, reply) => {
    const body = bodyOf(CLOSURE_BODIES.open, request, reply)
    return body === null ? reply : answer(reply, service.open(body, staffOf(request).name))
  })
  onlyMethods(app, '/api/staff/open', ['POST'])
}
