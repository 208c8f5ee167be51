import type { FastifyInstance } from 'fastify'
import { isRefusal } from '#engine/round/refusal'
import { GOLDEN_BODY, type GoldenAnswer } from '#protocol/http/golden'
import { forWhom, personOf, staffOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import type { Tray } from '#server/golden/chips'
import type { Golden } from '#server/golden/golden'

const STATUS = { 'no-player': 404, 'id-reused': 409, expired: 400 } as const

/** MO-7: what is in the tray, and how it gets there. */
export function goldenRoutes(app: FastifyInstance, golden: Golden): void {
  app.get('/api/golden', forWhom('player'), async (request) =>
    answerOf(await golden.tray(personOf(request).id)),
  )
  onlyMethods(app, '/api/golden', ['GET'])

  app.post('/api/staff/golden', forWhom('supervisor'), async (request, reply) => {
    const body = bodyOf(GOLDEN_BODY, request, reply)
    if (body === null) return reply
    const answer = await golden.grant({ ...body, by: staffOf(request).name })
    if (!isRefusal(answer)) return answerOf(answer)
    return refuse(reply, STATUS[answer.reason], answer.reason, answer.text)
  })
  onlyMethods(app, '/api/staff/golden', ['POST'])
}

function answerOf({ inHand, staked, grants }: Tray): GoldenAnswer {
  return { inHand, staked, grants }
}
