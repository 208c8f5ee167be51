import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LAUNCH_BODY, type LaunchAnswer } from '#protocol/http/operators'
import { forWhom, personOf } from '#server/gateway/http/access'
import { BAD_CURSOR, PAGE, pageOf, queryOf, RANGE, rangeOf } from '#server/gateway/http/asked'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { LATE_PAGE } from '#server/gateway/http/launch-page'
import { refuse } from '#server/gateway/http/refuse'
import type { Visitors } from '#server/gateway/http/visitors'
import type { OperatorDesk } from '#server/operators/desk'
import type { Operator } from '#server/operators/operator'
import { isRefused } from '#server/people/refused'

/** An operator's server asks for many players: what it sends is known by its signature, not by its address. */
const SIGNED = { config: { rateLimit: false, access: 'anyone' } } as const
const LAUNCH = '/api/operators/launch'
const HISTORY = '/api/operators/history'
const VISIT = '/api/visit'

export function operatorRoutes(app: FastifyInstance, desk: OperatorDesk, visitors: Visitors): void {
  void app.register(async (signed) => signedRoutes(signed, desk))

  app.get<{ Params: { token: string } }>('/launch/:token', forWhom('anyone'), async (request, reply) => {
    const entered = await desk.enter(request.params.token)
    if (entered === null) return tooLate(request, reply)
    await visitors.switchTo(entered.newcomer, request, reply)
    const where = new URLSearchParams({ language: entered.language })
    if (entered.table !== null) where.set('table', entered.table)
    return reply.redirect(`/?${where}`, 303)
  })
  onlyMethods(app, '/launch/:token', ['GET'])

  app.get(VISIT, forWhom('player'), async (request, reply) => {
    const visit = await desk.visit(personOf(request).id)
    return visit ?? refuse(reply, 404, 'no-operator', 'You came by yourself, not through an operator.')
  })
  onlyMethods(app, VISIT, ['GET'])
}

/** Here a body stays as it came until its signature was looked at. */
function signedRoutes(app: FastifyInstance, desk: OperatorDesk): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(LAUNCH, SIGNED, async (request, reply) => {
    const operator = await operatorOf(desk, request, reply)
    if (operator === null) return reply
    const parsed = jsonIn(request)
    if (parsed === undefined) return refuse(reply, 400, 'bad-json', "The request's body is no JSON.")
    request.body = parsed
    const body = bodyOf(LAUNCH_BODY, request, reply)
    if (body === null) return reply
    const launched = await desk.launch(operator, body)
    if (isRefused(launched)) return refuse(reply, launched.status, launched.error, launched.text)
    const url = `${request.protocol}://${request.host}/launch/${launched.token}`
    return { url, expiresAt: launched.expiresAt } satisfies LaunchAnswer
  })
  onlyMethods(app, LAUNCH, ['POST'])

  app.get(HISTORY, SIGNED, async (request, reply) => {
    const operator = await operatorOf(desk, request, reply)
    if (operator === null) return reply
    const query = queryOf(request, reply, [...RANGE, ...PAGE])
    const page = query && pageOf(query, reply)
    const range = page && rangeOf(query, reply)
    if (page === null || range === null) return reply
    const answer = await desk.history(operator, { ...page, ...range })
    return answer ?? refuse(reply, 400, 'bad-cursor', BAD_CURSOR)
  })
  onlyMethods(app, HISTORY, ['GET'])
}

async function operatorOf(
  { gate }: OperatorDesk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Operator | null> {
  const body = typeof request.body === 'string' ? request.body : ''
  const { method, url: path, headers } = request
  const who = await gate.who({ method, path, headers, body }, Date.now())
  if (typeof who !== 'string') return who
  void refuse(reply, 401, 'not-signed', who)
  return null
}

function jsonIn({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : '')
  } catch {
    return undefined
  }
}

function tooLate(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.accept?.includes('text/html') === true) {
    return reply.code(410).type('text/html; charset=utf-8').send(LATE_PAGE)
  }
  return refuse(
    reply,
    410,
    'launch-over',
    'This link was used already or is too old: go back to your casino and open the game again.',
  )
}
