import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SessionId, TableId } from '#engine/ids'
import { isRefusal } from '#engine/round/refusal'
import type { TableSessionAnswer } from '#protocol/http/play'
import { PLAY_BODIES } from '#protocol/play'
import { forWhom, personOf, staffOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import { refuseAs } from '#server/gateway/http/refuse-as'
import type { Play } from '#server/play/open'

const SESSION = '/api/tables/:table/session'
const END = '/api/staff/sessions/:session/end'

/** A player's time at a table, with the regulator's numbers and, where play is regulated, its money (TP-12, TP-18). */
export function tableSessionRoutes(
  app: FastifyInstance,
  { sessions, sessionService, tellPurse }: Pick<Play, 'sessions' | 'sessionService' | 'tellPurse'>,
  tables: ReadonlyMap<string, unknown>,
): void {
  type ByTable = { Params: { table: TableId } }

  app.get<ByTable>(SESSION, forWhom('player', 'polled'), async (request, reply) => {
    const { table } = request.params
    if (!tables.has(table)) return noTable(reply)
    const { id } = personOf(request)
    await tellPurse(id, table)
    return orNone(reply, sessions.sessionOf(id, table))
  })

  app.post<ByTable>(SESSION, forWhom('player'), async (request, reply) => {
    const { table } = request.params
    if (!tables.has(table)) return noTable(reply)
    const body = bodyOf(PLAY_BODIES.tableSession, request, reply)
    if (body === null) return reply
    const outcome = await sessionService.open(personOf(request), table, body)
    return isRefusal(outcome) ? refuseAs(reply, outcome) : outcome
  })

  app.delete<ByTable>(SESSION, forWhom('player'), async (request, reply) => {
    const { table } = request.params
    if (!tables.has(table)) return noTable(reply)
    return orNone(reply, await sessionService.end(personOf(request).id, table))
  })
  onlyMethods(app, SESSION, ['GET', 'POST', 'DELETE'])

  app.post<{ Params: { session: SessionId } }>(END, forWhom('supervisor'), async (request, reply) => {
    const body = bodyOf(PLAY_BODIES.endSession, request, reply)
    if (body === null) return reply
    const { name } = staffOf(request)
    return orNone(
      reply,
      await sessionService.endByStaff(request.params.session, { actor: name, reason: body.reason }),
    )
  })
  onlyMethods(app, END, ['POST'])
}

function orNone(reply: FastifyReply, session: TableSessionAnswer | null): FastifyReply {
  return session === null
    ? refuse(reply, 404, 'no-session', 'There is no open session: open one with POST.')
    : reply.send(session)
}

/** What was asked for is not repeated: it may hold anything. */
function noTable(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, 'unknown-table', 'There is no such table.')
}
