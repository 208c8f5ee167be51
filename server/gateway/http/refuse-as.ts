import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NetworkFlow } from '#server/gateway/http/network-flow'
import { refuse } from '#server/gateway/http/refuse'
import type { HttpRefusal } from '#server/refusal'

const TOO_MANY: HttpRefusal = {
  status: 429,
  reason: 'too-many-sign-ins',
  text: 'Your network tried to sign in too often: wait a minute, then try again.',
  retrySeconds: 60,
}

export function refuseAs(
  reply: FastifyReply,
  { status, reason, text, retrySeconds }: HttpRefusal,
): FastifyReply {
  if (retrySeconds !== undefined) reply.header('retry-after', retrySeconds)
  return refuse(reply, status, reason, text)
}

/** Before anything is hashed or looked up: true when the network has to wait, and was told so. */
export function isTooOften(flow: NetworkFlow, request: FastifyRequest, reply: FastifyReply): boolean {
  if (flow.may(request.ip)) return false
  void refuseAs(reply, TOO_MANY)
  return true
}
