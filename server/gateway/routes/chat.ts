import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TableId } from '#engine/ids'
import { isRefusal } from '#engine/round/refusal'
import { CHAT_BODIES, type KeptRemark } from '#protocol/http/chat'
import type { ChatRefusal } from '#server/chat/text'
import { forWhom, staffOf } from '#server/gateway/http/access'
import { bodyOf } from '#server/gateway/http/body'
import { onlyMethods } from '#server/gateway/http/errors'
import { refuse } from '#server/gateway/http/refuse'
import { supportRoutes } from '#server/gateway/routes/support'
import type { Sockets } from '#server/gateway/sockets/sockets'
import { maySay, SIGN_ON_FIRST } from '#server/gateway/staff/dealing'

const CODE = /^[a-z0-9-]{1,96}$/
const NO_TABLE = 'There is no such table.'

/** What staff do in the rooms of the tables (FL-4); everything they change is in the staff log (FL-5). */
export function chatRoutes(app: FastifyInstance, { floor, talk }: Pick<Sockets, 'floor' | 'talk'>): void {
  const { staff } = talk

  app.post('/api/staff/chat/say', forWhom('dealer'), async (request, reply) => {
    const body = bodyOf(CHAT_BODIES.say, request, reply)
    if (body === null) return reply
    const channel = floor.channels.get(body.table)
    if (channel === undefined) return refuse(reply, 404, 'unknown-table', NO_TABLE)
    const by = staffOf(request)
    if (!maySay(by, channel.door)) return refuse(reply, 403, SIGN_ON_FIRST.reason, SIGN_ON_FIRST.text)
    return said(reply, await staff.say(by, body.table, body.text))
  })
  onlyMethods(app, '/api/staff/chat/say', ['POST'])

  app.post('/api/staff/chat/hide', forWhom('dealer'), async (request, reply) => {
    const body = bodyOf(CHAT_BODIES.hide, request, reply)
    if (body === null) return reply
    const { line, reason } = body
    const before = await staff.hide(staffOf(request), line, reason)
    if (before === null) return refuse(reply, 404, 'no-line', `There is no line ${line} at any table.`)
    if (before.hidden === null) return { line, table: before.table }
    return refuse(reply, 409, 'hidden-already', `${before.hidden.by} has hidden this line already.`)
  })
  onlyMethods(app, '/api/staff/chat/hide', ['POST'])

  app.get<{ Params: { table: TableId } }>(
    '/api/staff/chat/tables/:table',
    forWhom('dealer', 'polled'),
    async (request, reply) => {
      const { table } = request.params
      if (!floor.channels.has(table)) return refuse(reply, 404, 'unknown-table', NO_TABLE)
      return { lines: await staff.atTable(table) }
    },
  )
  onlyMethods(app, '/api/staff/chat/tables/:table', ['GET'])

  app.get<{ Params: { code: string } }>(
    '/api/staff/rounds/:code/chat',
    forWhom('dealer'),
    async (request, reply) => {
      const { code } = request.params
      if (!CODE.test(code)) return refuse(reply, 404, 'no-round', 'This is no code of a round.')
      return { lines: await staff.ofRound(code) }
    },
  )
  onlyMethods(app, '/api/staff/rounds/:code/chat', ['GET'])

  supportRoutes(app, staff)
}

function said(reply: FastifyReply, remark: KeptRemark | ChatRefusal) {
  if (isRefusal(remark)) return refuse(reply, 400, remark.reason, remark.text)
  return { line: remark.line, at: remark.at }
}
