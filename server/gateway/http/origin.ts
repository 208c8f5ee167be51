import type { FastifyRequest } from 'fastify'
import { isSecure } from '#server/gateway/http/cookies'

/** Whether a page may ask for this in a visitor's name. */
export type OriginCheck = (request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>) => boolean

interface Settings {
  /** Pages of these may ask too. */
  readonly origins: readonly string[]
  readonly secureCookies: boolean
}

/**
 * Browsers say whose page it is and cannot be made to lie about it; whatever is no browser says nothing and has no
 * cookies of somebody else's to misuse. Where we are known to be reached by https a page that came without it is
 * not ours: anybody on the way could have written it.
 */
export function originCheck({ origins, secureCookies }: Settings): OriginCheck {
  return (request) => {
    const { origin } = request.headers
    if (origin === undefined || origins.includes(origin)) return true
    const schemes = isSecure(secureCookies, request) ? ['https:'] : ['https:', 'http:']
    if (!URL.canParse(origin)) return false
    const { protocol, host } = new URL(origin)
    return schemes.includes(protocol) && host === request.host.toLowerCase()
  }
}
