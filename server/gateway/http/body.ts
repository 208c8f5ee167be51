import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { sentence } from '#protocol/wire/sentence'
import { refuse } from '#server/gateway/http/refuse'

/** The body as its schema says; null when it is not, and the request was refused with the reason. */
export function bodyOf<Body>(
  schema: v.GenericSchema<unknown, Body>,
  request: FastifyRequest,
  reply: FastifyReply,
): Body | null {
  const { success, output, issues } = v.safeParse(schema, request.body ?? {}, { abortEarly: true })
  if (success) return output
  void refuse(reply, 400, 'bad-request', sentence(issues[0]))
  return null
}
