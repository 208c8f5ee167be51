import type { FastifyInstance, FastifyReply } from 'fastify'
import { isRefusal } from '#engine/round/refusal'
import type { PaymentAnswer } from '#protocol/http/cashier'
import { CASHIER_BODIES } from '#protocol/play'
import type { Cashier } from '#server/cashier/cashier'
import { forWhom, personOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import { refuseAs } from '#server/gateway/http/refuse-as'
import type { HttpRefusal } from '#server/refusal'

const CASHIER = '/api/cashier'
const PAYMENTS = '/api/cashier/payments'
const DEPOSITS = '/api/cashier/deposits'
const WITHDRAWALS = '/api/cashier/withdrawals'
const REFILL = '/api/cashier/refill'

const CURSOR = /^[1-9]\d{0,14}$/
const LIMIT = /^([1-9]|[1-9]\d|100)$/
const PAGE = '50'

/** Money in and out (TP-10). */
export function cashierRoutes(app: FastifyInstance, cashier: Cashier): void {
  app.get(CASHIER, forWhom('player', 'polled'), (request) => cashier.offer(personOf(request)))
  onlyMethods(app, CASHIER, ['GET'])

  app.get<{ Querystring: Record<string, unknown> }>(PAYMENTS, forWhom('player'), async (request, reply) => {
    const { cursor = null, limit = PAGE, ...others } = request.query
    if (Object.keys(others).length > 0) return refuse(reply, 400, 'bad-request', ONLY)
    if (typeof limit !== 'string' || !LIMIT.test(limit)) return refuse(reply, 400, 'bad-limit', BAD_LIMIT)
    if (cursor !== null && (typeof cursor !== 'string' || !CURSOR.test(cursor))) {
      return refuse(reply, 400, 'bad-cursor', BAD_CURSOR)
    }
    return cashier.list(personOf(request).id, cursor === null ? null : Number(cursor), Number(limit))
  })
  onlyMethods(app, PAYMENTS, ['GET'])

  app.post(DEPOSITS, forWhom('player'), async (request, reply) => {
    const body = bodyOf(CASHIER_BODIES.payment, request, reply)
    return body === null ? reply : told(reply, await cashier.deposit(personOf(request), body))
  })
  onlyMethods(app, DEPOSITS, ['POST'])

  app.post(WITHDRAWALS, forWhom('player'), async (request, reply) => {
    const body = bodyOf(CASHIER_BODIES.payment, request, reply)
    return body === null ? reply : told(reply, await cashier.withdraw(personOf(request), body))
  })
  onlyMethods(app, WITHDRAWALS, ['POST'])

  app.post(REFILL, forWhom('player'), async (request, reply) => {
    const body = bodyOf(CASHIER_BODIES.refill, request, reply)
    return body === null ? reply : told(reply, await cashier.refill(personOf(request), body.key))
  })
  onlyMethods(app, REFILL, ['POST'])
}

/** One that is not known yet was accepted, no more. */
function told(reply: FastifyReply, outcome: PaymentAnswer | HttpRefusal): FastifyReply {
  if (isRefusal(outcome)) return refuseAs(reply, outcome)
  return reply.code(outcome.state === 'asked' ? 202 : 200).send(outcome)
}

const ONLY = "The payments take 'cursor' and 'limit', nothing else."
const BAD_LIMIT = "'limit' is a number from 1 to 100."
const BAD_CURSOR = "'cursor' is what the page before gave as 'next'."
