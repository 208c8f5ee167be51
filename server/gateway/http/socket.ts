import type { FastifyInstance } from 'fastify'
import type { PlayerId } from '#engine/ids'
import type { Purse } from '#engine/round/posting'
import { isRefusal } from '#engine/round/refusal'
import { SOCKET_PATH } from '#protocol/version'
import { forWhom, personOf, refuseSite } from '#server/gateway/http/access'
import { networkOf } from '#server/gateway/http/address'
import { onlyMethods } from '#server/gateway/http/errors'
import type { OriginCheck } from '#server/gateway/http/origin'
import { refuse, refuseBare } from '#server/gateway/http/refuse'
import { refuseAs } from '#server/gateway/http/refuse-as'
import type { Upgrades } from '#server/gateway/http/upgrade'
import { upgradeOf } from '#server/gateway/http/upgrade-request'
import { NOBODY, type Visitors } from '#server/gateway/http/visitors'
import type { Sockets } from '#server/gateway/sockets/sockets'

interface Parts {
  readonly sockets: Sockets
  readonly upgrades: Upgrades
  readonly purse: (player: PlayerId) => Promise<Purse>
  readonly isOurs: OriginCheck
  readonly visitors: Visitors
  /** What somebody who connects should hear first. */
  readonly greet: (player: PlayerId) => Promise<void>
}

/** Where a visitor's requests become a player's socket. */
export function socketRoute(
  app: FastifyInstance,
  { sockets, upgrades, purse, isOurs, visitors, greet }: Parts,
): void {
  sockets.wires.onBadHandshake((text, wire) => refuseBare(wire, 400, 'bad-handshake', `${text}.`))

  app.get(
    SOCKET_PATH,
    {
      ...forWhom('player', 'polled'),
      // Looking is not enough to be let in: a socket can do everything.
      onRequest: async (request, reply) => (isOurs(request) ? undefined : refuseSite(reply)),
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const upgrade = upgradeOf(request, reply, upgrades)
      if (upgrade === null) return reply
      const person = personOf(request)
      const place = sockets.doorway.enter(person, visitors.signInOf(request), networkOf(request.ip))
      if (isRefusal(place)) return refuseAs(reply, place)
      try {
        const heard = place.presence.purse
        const asked = await purse(person.id)
        if (visitors.isOver(place.signIn)) {
          place.leave()
          return refuse(reply, 401, 'not-signed-in', NOBODY)
        }
        const { wire, head, release } = upgrade
        reply.hijack()
        release()
        // What was heard while asking is at least as new as the answer.
        const latest = place.presence.purse === heard ? asked : (place.presence.purse ?? asked)
        sockets.open(request.raw, wire, head, place, latest)
        void greet(person.id)
        return reply
      } catch (error) {
        place.leave()
        throw error
      }
    },
  )
  onlyMethods(app, SOCKET_PATH, ['GET'])
}
