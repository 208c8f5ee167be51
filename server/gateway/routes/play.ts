import type { FastifyInstance, FastifyReply } from 'fastify'
import { isRefusal } from '#engine/round/refusal'
import type { PlayAnswer } from '#protocol/http/play'
import { PLAY_BODIES } from '#protocol/play'
import type { Clock } from '#server/clock'
import { forWhom, personOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuseAs } from '#server/gateway/http/refuse-as'
import type { Facts } from '#server/play/facts'
import type { Play } from '#server/play/open'
import { playOverview } from '#server/play/overview'
import { PAID_ELSEWHERE } from '#server/play/refusals'
import type { HttpRefusal } from '#server/refusal'

const PLAY = '/api/play'
const LIMITS = '/api/play/limits'
const CHECK = '/api/play/check'
const EXCLUSION = '/api/play/exclusion'

/** What players decide about their own play (TP-11). Each change answers how everything stands then. */
export function playRoutes(
  app: FastifyInstance,
  { limits, allowances, looserAfterMillis }: Pick<Play, 'limits' | 'allowances' | 'looserAfterMillis'>,
  clock: Clock,
): void {
  const told = (facts: Facts): PlayAnswer =>
    playOverview(facts, allowances.rulesOf(facts), { now: clock.now(), looserAfterMillis })
  const answer = (reply: FastifyReply, outcome: Facts | HttpRefusal) =>
    isRefusal(outcome) ? refuseAs(reply, outcome) : told(outcome)

  app.get(PLAY, forWhom('player', 'polled'), async (request) =>
    told(await limits.facts(personOf(request).id)),
  )
  onlyMethods(app, PLAY, ['GET'])

  app.put(LIMITS, forWhom('player'), async (request, reply) => {
    const body = bodyOf(PLAY_BODIES.limit, request, reply)
    if (body === null) return reply
    const { id, kind } = personOf(request)
    const isElsewhere = kind === 'operator' && body.kind === 'deposit' && body.amount !== null
    return answer(reply, isElsewhere ? PAID_ELSEWHERE : await limits.setLimit(id, body))
  })
  onlyMethods(app, LIMITS, ['PUT'])

  app.put(CHECK, forWhom('player'), async (request, reply) => {
    const body = bodyOf(PLAY_BODIES.check, request, reply)
    return body === null ? reply : answer(reply, await limits.setCheck(personOf(request).id, body.minutes))
  })
  app.post(CHECK, forWhom('player'), async (request, reply) =>
    answer(reply, await limits.confirmCheck(personOf(request).id)),
  )
  onlyMethods(app, CHECK, ['PUT', 'POST'])

  app.post(EXCLUSION, forWhom('player'), async (request, reply) => {
    const body = bodyOf(PLAY_BODIES.exclusion, request, reply)
    return body === null ? reply : answer(reply, await limits.exclude(personOf(request).id, body.for))
  })
  app.delete(EXCLUSION, forWhom('player'), async (request, reply) =>
    answer(reply, await limits.revokeExclusion(personOf(request).id)),
  )
  onlyMethods(app, EXCLUSION, ['POST', 'DELETE'])
}
