import type { FastifyInstance } from 'fastify'
import type { PlayerId } from '#engine/ids'
import { isRefusal } from '#engine/round/refusal'
import type { ToPlayer } from '#protocol/player/to-player'
import { settingsBody } from '#protocol/settings'
import { forWhom, personOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuseAs } from '#server/gateway/http/refuse-as'
import type { Profiles } from '#server/people/profile'

const URL = '/api/settings'

interface Parts {
  readonly profiles: Profiles
  readonly tell: (player: PlayerId, message: ToPlayer) => void
}

/** What a player set, told to all of their devices at once. */
export function settingsRoutes(app: FastifyInstance, { profiles, tell }: Parts): void {
  app.get(URL, forWhom('player', 'polled'), (request) => profiles.read(personOf(request).id))

  app.put(URL, forWhom('player'), async (request, reply) => {
    const body = bodyOf(settingsBody, request, reply)
    if (body === null) return reply
    const { id } = personOf(request)
    const answer = await profiles.change(id, body.changes, body.since ?? null)
    if (isRefusal(answer)) return refuseAs(reply, answer)
    tell(id, { type: 'settings', ...answer })
    return answer
  })
  onlyMethods(app, URL, ['GET', 'PUT'])
}
