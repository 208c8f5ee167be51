import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NetworkFlow } from '#server/gateway/http/network-flow'
import { refuse } from '#server/gateway/http/refuse'
import type { Refused } from '#server/people/refused'

const TOO_MANY: Refused = {
  status: 429,
  error: 'too-many-sign-ins',
  text: 'Your network tried to sign in too often: wait a minute, then try again.',
  retrySeconds: 60,
}

export function refuseAs(reply: FastifyReply, { status, error, text, retrySeconds }: Refused): FastifyReply {
  if (retrySeconds !== undefined) reply.header('retry-after', retrySeconds)
  return refuse(reply, status, error, text)
}

/** Before anything is hashed or looked up: true when the network has to wait, and was told so. */
export function isTooOften(flow: NetworkFlow, request: FastifyRequest, reply: FastifyReply): boolean {
  if (flow.may(request.ip)) return false
  void refuseAs(reply, TOO_MANY)
  return true
}
