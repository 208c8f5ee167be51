import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GenericSchema } from 'valibot'
import type { PlayerId } from '#engine/ids'
import { isRefusal } from '#engine/round/refusal'
import { LAUNCH_BODY, type LaunchAnswer, TRANSFER_BODY } from '#protocol/http/operators'
import { forWhom, personOf } from '#server/gateway/http/access'
import { BAD_CURSOR, PAGE, pageOf, queryOf, RANGE, rangeOf } from '#server/gateway/http/asked'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import { refuseAs } from '#server/gateway/http/refuse-as'
import type { Visitors } from '#server/gateway/http/visitors'
import { LATE_PAGE } from '#server/gateway/routes/launch-page'
import type { Operator } from '#server/operators/operator'
import type { OperatorService } from '#server/operators/service'

/** An operator's server asks for many players: what it sends is known by its signature, not by its address. */
const SIGNED = { config: { rateLimit: false, access: 'anyone' } } as const
const LAUNCH = '/api/operators/launch'
const HISTORY = '/api/operators/history'
const TRANSFERS = '/api/operators/transfers'
const BALANCE = '/api/operators/players/:player/balance'
const VISIT = '/api/visit'

export function operatorRoutes(app: FastifyInstance, service: OperatorService, visitors: Visitors): void {
  void app.register(async (signed) => signedRoutes(signed, service))

  // A program that looks where a link leads (HEAD) must not use it up.
  const once = { ...forWhom('anyone'), exposeHeadRoute: false }
  app.get<{ Params: { token: string } }>('/launch/:token', once, async (request, reply) => {
    const entered = await service.enter(request.params.token)
    if (entered === null) return tooLate(request, reply)
    await visitors.switchTo(entered.newcomer, request, reply)
    const where = new URLSearchParams({ language: entered.language })
    if (entered.table !== null) where.set('table', entered.table)
    return reply.redirect(`/?${where}`, 303)
  })
  onlyMethods(app, '/launch/:token', ['GET'])

  app.get(VISIT, forWhom('player'), async (request, reply) => {
    const visit = await service.visit(personOf(request).id)
    return visit ?? refuse(reply, 404, 'no-operator', 'You came by yourself, not through an operator.')
  })
  onlyMethods(app, VISIT, ['GET'])
}

/** Here a body stays as it came until its signature was looked at. */
function signedRoutes(app: FastifyInstance, service: OperatorService): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(LAUNCH, SIGNED, async (request, reply) => {
    const asked = await askedOf(LAUNCH_BODY, service, request, reply)
    if (asked === null) return reply
    const launched = await service.launch(asked.operator, asked.body)
    if (isRefusal(launched)) return refuseAs(reply, launched)
    const url = `${request.protocol}://${request.host}/launch/${launched.token}`
    return { url, expiresAt: launched.expiresAt } satisfies LaunchAnswer
  })
  onlyMethods(app, LAUNCH, ['POST'])

  app.post(TRANSFERS, SIGNED, async (request, reply) => {
    const asked = await askedOf(TRANSFER_BODY, service, request, reply)
    if (asked === null) return reply
    const moved = await service.transfer(asked.operator, asked.body)
    return isRefusal(moved) ? refuseAs(reply, moved) : moved
  })
  onlyMethods(app, TRANSFERS, ['POST'])

  app.get<{ Params: { player: PlayerId } }>(BALANCE, SIGNED, async (request, reply) => {
    const operator = await operatorOf(service, request, reply)
    if (operator === null) return reply
    const found = await service.balance(operator, request.params.player)
    return isRefusal(found) ? refuseAs(reply, found) : found
  })
  onlyMethods(app, BALANCE, ['GET'])

  app.get(HISTORY, SIGNED, async (request, reply) => {
    const operator = await operatorOf(service, request, reply)
    if (operator === null) return reply
    const query = queryOf(request, reply, [...RANGE, ...PAGE])
    const page = query && pageOf(query, reply)
    const range = page && rangeOf(query, reply, service.now())
    if (page === null || range === null) return reply
    const answer = await service.history(operator, { ...page, ...range })
    return answer ?? refuse(reply, 400, 'bad-cursor', BAD_CURSOR)
  })
  onlyMethods(app, HISTORY, ['GET'])
}

async function operatorOf(
  { gate, now }: OperatorService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Operator | null> {
  const body = typeof request.body === 'string' ? request.body : ''
  const { method, url: path, headers } = request
  const who = await gate.who({ method, path, headers, body }, now())
  if (typeof who !== 'string') return who
  void refuse(reply, 401, 'not-signed', who)
  return null
}

/** What a signed request asks, and who: null once it is refused. */
async function askedOf<Body>(
  schema: GenericSchema<unknown, Body>,
  service: OperatorService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly operator: Operator; readonly body: Body } | null> {
  const operator = await operatorOf(service, request, reply)
  if (operator === null) return null
  const parsed = jsonIn(request)
  if (parsed === undefined) {
    void refuse(reply, 400, 'bad-json', "The request's body is no JSON.")
    return null
  }
  request.body = parsed
  const body = bodyOf(schema, request, reply)
  return body === null ? null : { operator, body }
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
