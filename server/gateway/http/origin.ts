import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#server/gateway/http/refuse'

/**
 * Whether a page may ask for this. Browsers say whose page it is and cannot be made to lie about it; whatever is
 * no browser says nothing and has no cookies of somebody else's to misuse.
 */
export function isOwnOrigin(origin: string | undefined, host: string, others: readonly string[]): boolean {
  if (origin === undefined || others.includes(origin)) return true
  return URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).host === host.toLowerCase()
}

/** Refuses requests that another site's page makes in a visitor's name. */
export function sameOrigin(origins: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isOwnOrigin(request.headers.origin, request.host, origins)) return undefined
    return refuse(reply, 403, 'wrong-origin', 'Pages of other sites may not ask for this.')
  }
}
