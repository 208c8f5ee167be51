import type { FastifyInstance } from 'fastify'
import { isRefusal } from '#engine/round/refusal'
import { STAFF_SOCKET_PATH } from '#protocol/version'
import { forWhom, refuseSite, staffOf } from '#server/gateway/http/access'
import { networkOf } from '#server/gateway/http/address'
import { onlyMethods } from '#server/gateway/http/errors'
import type { OriginCheck } from '#server/gateway/http/origin'
import { refuseBare } from '#server/gateway/http/refuse'
import { refuseAs } from '#server/gateway/http/refuse-as'
import type { Upgrades } from '#server/gateway/http/upgrade'
import { upgradeOf } from '#server/gateway/http/upgrade-request'
import { staffCookie } from '#server/gateway/routes/staff'
import type { StaffSockets } from '#server/gateway/staff/sockets'
import { tokenHash } from '#server/people/secrets'

interface Parts {
  readonly sockets: StaffSockets
  readonly upgrades: Upgrades
  readonly isOurs: OriginCheck
  readonly secureCookies: boolean
}

/** Where a console's request becomes its socket. */
export function staffSocketRoute(
  app: FastifyInstance,
  { sockets, upgrades, isOurs, secureCookies }: Parts,
): void {
  const cookie = staffCookie(secureCookies)
  sockets.wires.onBadHandshake((text, wire) => refuseBare(wire, 400, 'bad-handshake', `${text}.`))

  app.get(
    STAFF_SOCKET_PATH,
    {
      ...forWhom('dealer', 'polled'),
      // Looking is not enough to be let in: a socket can do everything.
      onRequest: async (request, reply) => (isOurs(request) ? undefined : refuseSite(reply)),
      exposeHeadRoute: false,
    },
    (request, reply) => {
      const upgrade = upgradeOf(request, reply, upgrades)
      if (upgrade === null) return reply
      const signIn = tokenHash(cookie.read(request) ?? '')
      const place = sockets.doorway.enter(staffOf(request), signIn, networkOf(request.ip))
      if (isRefusal(place)) return refuseAs(reply, place)
      reply.hijack()
      upgrade.release()
      sockets.open(request.raw, upgrade.wire, upgrade.head, place)
      return reply
    },
  )
  onlyMethods(app, STAFF_SOCKET_PATH, ['GET'])
}
