import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRefusal } from '#engine/round/refusal'
import { STAFF_BODIES } from '#protocol/http/staff'
import { forWhom, staffOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { SignInCookie } from '#server/gateway/http/cookies'
import { onlyMethods } from '#server/gateway/http/errors'
import type { NetworkFlow } from '#server/gateway/http/network-flow'
import { isTooOften, refuseAs } from '#server/gateway/http/refuse-as'
import { staffLogRoutes } from '#server/gateway/routes/staff-log'
import type { Reception } from '#server/people/reception'
import type { StaffMember } from '#server/people/staff/member'
import type { StaffSignIns } from '#server/people/staff/sign-ins'

const SESSION = '/api/staff/session'

interface Parts {
  readonly reception: Pick<Reception, 'staff' | 'staffLog'>
  readonly flow: NetworkFlow
  readonly secureCookies: boolean
}

/** Whose staff sign-in a request carries. */
export function staffByCookie(staff: StaffSignIns, secureCookies: boolean) {
  const cookie = staffCookie(secureCookies)
  return async (request: FastifyRequest): Promise<StaffMember | null> => {
    const token = cookie.read(request)
    return token === undefined ? null : staff.who(token, request.routeOptions.config.polled === true)
  }
}

export const staffCookie = (secureCookies: boolean) =>
  new SignInCookie('sabot-staff', 'strict', secureCookies)

/** Staff sign in and out, and read what staff did. */
export function staffRoutes(app: FastifyInstance, { reception, flow, secureCookies }: Parts): void {
  const { staff, staffLog } = reception
  const cookie = staffCookie(secureCookies)

  app.get(SESSION, forWhom('dealer', 'polled'), (request) => told(staffOf(request)))

  app.post(SESSION, forWhom('anyone'), async (request, reply) => {
    const body = bodyOf(STAFF_BODIES.signIn, request, reply)
    if (body === null || isTooOften(flow, request, reply)) return reply
    const known = await staff.signIn(body)
    if (isRefusal(known)) return refuseAs(reply, known)
    const old = cookie.read(request)
    const before = old === undefined ? null : await staff.who(old, true)
    if (old !== undefined && before !== null) await staff.signOut(old, before)
    cookie.keep(known.token, request, reply)
    return told(known.member)
  })

  app.delete(SESSION, forWhom('dealer'), async (request, reply) => {
    await staff.signOut(cookie.read(request) ?? '', staffOf(request))
    cookie.forget(request, reply)
    return { ok: true }
  })
  onlyMethods(app, SESSION, ['GET', 'POST', 'DELETE'])

  staffLogRoutes(app, staffLog)
}

function told({ name, role }: StaffMember) {
  return { name, role }
}
