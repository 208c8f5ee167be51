import type { FastifyInstance } from 'fastify'
import { VOID_BODY } from '#protocol/http/history'
import { forWhom, staffOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import type { VoidAnswer, VoidOrder } from '#server/tables/voids'

export type VoidRound = (code: string, order: VoidOrder) => Promise<VoidAnswer>

/** FL-2: a supervisor takes a settled round back. */
export function voidRoute(app: FastifyInstance, voidRound: VoidRound): void {
  const url = '/api/staff/rounds/:code/void'
  app.post<{ Params: { code: string } }>(url, forWhom('supervisor'), async (request, reply) => {
    const body = bodyOf(VOID_BODY, request, reply)
    if (body === null) return reply
    const { name } = staffOf(request)
    const answer = await voidRound(request.params.code, { reason: body.reason.trim(), by: name })
    if (answer.ok) return { code: answer.code, at: answer.at }
    return refuse(reply, answer.error === 'no-round' ? 404 : 409, answer.error, answer.text)
  })
  onlyMethods(app, url, ['POST'])
}
