import type { FastifyInstance } from 'fastify'
import type { TableId } from '#engine/ids'
import type { ChatStaff } from '#server/chat/staff'
import { forWhom, staffOf } from '#server/gateway/http/access'
import { queryOf } from '#server/gateway/http/asked'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import type { Supervision } from '#server/supervision/open'

const ALARMS = '/api/staff/alarms'
const ALARM = '/api/staff/alarms/:table'
const MUTES = '/api/staff/chat/mutes'
const PLAYERS = '/api/staff/players'
const MOST_NAMES = 100
const ID = /^[\w.:-]{1,64}$/
const ROUNDS = '/api/staff/tables/:table/rounds'
const SESSIONS = '/api/staff/sessions'

/** What a supervisor looks up besides what a table shows: who calls, who is muted, what was played, whose session is open. */
export function supervisionRoutes(app: FastifyInstance, supervision: Supervision, chat: ChatStaff): void {
  const { alarms } = supervision

  app.get(ALARMS, forWhom('supervisor', 'polled'), () => Promise.resolve({ alarms: alarms.list() }))
  onlyMethods(app, ALARMS, ['GET'])

  app.post<{ Params: { table: TableId } }>(ALARM, forWhom('supervisor'), async (request, reply) => {
    const alarm = await alarms.acknowledge(staffOf(request).name, request.params.table)
    return alarm ?? refuse(reply, 404, 'no-alarm', 'No such table calls for anybody.')
  })
  onlyMethods(app, ALARM, ['POST'])

  app.get(MUTES, forWhom('supervisor', 'polled'), async () => ({ mutes: await chat.mutes() }))
  onlyMethods(app, MUTES, ['GET'])

  app.get(PLAYERS, forWhom('supervisor', 'polled'), async (request, reply) => {
    const query = queryOf(request, reply, ['ids'])
    if (query === null) return reply
    const ids = typeof query.ids === 'string' ? query.ids.split(',') : []
    const isRight = ids.length >= 1 && ids.length <= MOST_NAMES && ids.every((id) => ID.test(id))
    return isRight ? supervision.names(ids) : refuse(reply, 400, 'bad-request', WHICH_PLAYERS)
  })
  onlyMethods(app, PLAYERS, ['GET'])

  app.get<{ Params: { table: TableId } }>(ROUNDS, forWhom('supervisor', 'polled'), async (request, reply) => {
    const rounds = await supervision.rounds(request.params.table)
    return rounds ?? refuse(reply, 404, 'unknown-table', 'No such table.')
  })
  onlyMethods(app, ROUNDS, ['GET'])

  app.get(SESSIONS, forWhom('supervisor', 'polled'), () => supervision.sessions())
  onlyMethods(app, SESSIONS, ['GET'])
}

const WHICH_PLAYERS = `'ids' are 1 to ${MOST_NAMES} ids of players with commas between them.`
