import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { PlayerId } from '#engine/ids'
import { isRefusal } from '#engine/round/refusal'
import { CHAT_BODIES } from '#protocol/http/chat'
import { playerId } from '#protocol/wire/fields'
import type { ChatStaff } from '#server/chat/staff'
import { forWhom, staffOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'

const NO_PLAYER = 'There is no such player.'

type Room = { readonly Params: { readonly player: PlayerId } }

/** Mutes and support rooms: what a supervisor does with one player. */
export function supportRoutes(app: FastifyInstance, staff: ChatStaff): void {
  app.post('/api/staff/chat/mute', forWhom('supervisor'), async (request, reply) => {
    const body = bodyOf(CHAT_BODIES.mute, request, reply)
    if (body === null) return reply
    const { player, minutes, reason } = body
    const until = await staff.mute(staffOf(request), player, minutes, reason)
    return until === undefined ? refuse(reply, 404, 'no-player', NO_PLAYER) : { player, until }
  })
  onlyMethods(app, '/api/staff/chat/mute', ['POST'])

  app.post('/api/staff/chat/unmute', forWhom('supervisor'), async (request, reply) => {
    const body = bodyOf(CHAT_BODIES.unmute, request, reply)
    if (body === null) return reply
    const { player, reason } = body
    if (await staff.unmute(staffOf(request), player, reason)) return { player }
    return refuse(reply, 409, 'not-muted', 'No such player is muted.')
  })
  onlyMethods(app, '/api/staff/chat/unmute', ['POST'])

  app.get('/api/staff/chat/rooms', forWhom('supervisor', 'polled'), async () => ({
    rooms: await staff.waiting(),
  }))
  onlyMethods(app, '/api/staff/chat/rooms', ['GET'])

  const url = '/api/staff/chat/rooms/:player'
  app.get<Room>(url, forWhom('supervisor', 'polled'), async (request, reply) => {
    const { player } = request.params
    const room = v.is(playerId, player) ? await staff.room(player) : null
    return room ?? refuse(reply, 404, 'no-player', NO_PLAYER)
  })
  app.post<Room>(url, forWhom('supervisor'), async (request, reply) => {
    const body = bodyOf(CHAT_BODIES.answer, request, reply)
    if (body === null) return reply
    const { player } = request.params
    const { text, upto = null } = body
    const remark = v.is(playerId, player) ? await staff.answer(staffOf(request), player, text, upto) : null
    if (remark === null) return refuse(reply, 404, 'no-player', NO_PLAYER)
    if (isRefusal(remark)) return refuse(reply, 400, remark.reason, remark.text)
    return { line: remark.line, at: remark.at }
  })
  onlyMethods(app, url, ['GET', 'POST'])
}
