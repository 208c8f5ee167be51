import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OriginCheck } from '#server/gateway/http/origin'
import { refuse } from '#server/gateway/http/refuse'
import { NOBODY, type Visitors } from '#server/gateway/http/visitors'
import type { Person } from '#server/people/person'
import { mayAct, type Role, type StaffMember } from '#server/people/staff/member'

/** Who may use a route: anybody, whoever is signed in to play, or staff of this role or a higher one. */
export type Access = 'anyone' | 'player' | Role

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route says it: one that does not is not opened. */
    access?: Access
    /** Asked for by programs again and again: it keeps nobody signed in. */
    polled?: boolean
    /** Only there to refuse what the address does not take. */
    wrongMethod?: true
  }
  interface FastifyRequest {
    person: Person | null
    staff: StaffMember | null
  }
}

export interface Gatekeepers {
  readonly visitors: Visitors
  /** Whose staff sign-in a request carries. */
  readonly staffOf: (request: FastifyRequest) => Promise<StaffMember | null>
  readonly isOurs: OriginCheck
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const OTHER_SITE = 'Pages of other sites may not ask for this.'
const NO_STAFF = 'This is for staff: sign in at POST /api/staff/session first.'

/** A route, and whom it is for. */
export interface Offer {
  readonly method: string
  readonly url: string
  readonly access: Access
}

/** The one place where it is decided who may ask for what; routes only declare it. Gives the list, which grows with them. */
export function guardRoutes(app: FastifyInstance, keepers: Gatekeepers): readonly Offer[] {
  const offers: Offer[] = []
  app.decorateRequest('person', null)
  app.decorateRequest('staff', null)
  app.addHook('onRoute', ({ config, method, url }) => {
    const access = config?.access
    if (access === undefined) throw new RangeError(`${method} ${url} does not say who may use it.`)
    if (config?.wrongMethod === true) return
    for (const one of [method].flat()) offers.push({ method: one, url, access })
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (access === undefined) return undefined
    if (!SAFE_METHODS.includes(request.method) && !keepers.isOurs(request)) return refuseSite(reply)
    if (access === 'anyone') return undefined
    return access === 'player'
      ? letPlayer(keepers, request, reply)
      : letStaff(keepers, access, request, reply)
  })
  return offers
}

/** What another site's page hears that asks in a visitor's name. */
export function refuseSite(reply: FastifyReply): FastifyReply {
  return refuse(reply, 403, 'wrong-origin', OTHER_SITE)
}

async function letPlayer({ visitors }: Gatekeepers, request: FastifyRequest, reply: FastifyReply) {
  request.person = await visitors.who(request)
  if (request.person === null) return refuse(reply, 401, 'not-signed-in', NOBODY)
  if (request.routeOptions.config.polled !== true) visitors.used(request, request.person)
  return undefined
}

async function letStaff(
  { staffOf }: Gatekeepers,
  needed: Role,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  request.staff = await staffOf(request)
  if (request.staff === null) return refuse(reply, 401, 'not-signed-in', NO_STAFF)
  if (mayAct(request.staff, needed)) return undefined
  return refuse(reply, 403, 'wrong-role', `This needs the role ${needed}; yours is ${request.staff.role}.`)
}

/** Who asks, on a route for players. */
export function personOf({ person }: FastifyRequest): Person {
  if (person === null) throw new TypeError('This route does not ask for a player.')
  return person
}

/** Who asks, on a route for staff. */
export function staffOf({ staff }: FastifyRequest): StaffMember {
  if (staff === null) throw new TypeError('This route does not ask for staff.')
  return staff
}

export function forWhom(
  access: Access,
  how: 'asked' | 'polled' = 'asked',
): { readonly config: { readonly access: Access; readonly polled: boolean } } {
  return { config: { access, polled: how === 'polled' } }
}
