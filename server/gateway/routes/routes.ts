import type { FastifyInstance } from 'fastify'
import type { PlayerId } from '#engine/ids'
import { consoleRoutes } from '#server/gateway/client/console-files'
import { clientFolder, clientRoutes } from '#server/gateway/client/files'
import type { GatewayParts } from '#server/gateway/gateway'
import { forWhom, guardRoutes, type Offer } from '#server/gateway/http/access'
import { onlyMethods } from '#server/gateway/http/errors'
import { NetworkFlow } from '#server/gateway/http/network-flow'
import { originCheck } from '#server/gateway/http/origin'
import { meterRequests } from '#server/gateway/http/request-counts'
import { socketRoute } from '#server/gateway/http/socket'
import { staffSocketRoute } from '#server/gateway/http/staff-socket'
import type { Upgrades } from '#server/gateway/http/upgrade'
import { Visitors } from '#server/gateway/http/visitors'
import { accountRoutes } from '#server/gateway/routes/accounts'
import { approvalRoutes } from '#server/gateway/routes/approvals'
import { archiveRoutes } from '#server/gateway/routes/archive'
import { cashierRoutes } from '#server/gateway/routes/cashier'
import { chatRoutes } from '#server/gateway/routes/chat'
import { goldenRoutes } from '#server/gateway/routes/golden'
import { listing } from '#server/gateway/routes/listing'
import { operationsRoutes } from '#server/gateway/routes/operations'
import { operatorRoutes } from '#server/gateway/routes/operators'
import { passkeyRoutes } from '#server/gateway/routes/passkeys'
import { playRoutes } from '#server/gateway/routes/play'
import { sessionRoutes } from '#server/gateway/routes/session'
import { settingsRoutes } from '#server/gateway/routes/settings'
import { staffRoutes } from '#server/gateway/routes/staff'
import { supervisionRoutes } from '#server/gateway/routes/supervision'
import { tableSessionRoutes } from '#server/gateway/routes/table-sessions'
import type { Sockets } from '#server/gateway/sockets/sockets'
import type { StaffSockets } from '#server/gateway/staff/sockets'

/** Asked by machines again and again. */
const UNLIMITED = { config: { rateLimit: false, access: 'anyone' } } as const

export interface AllSockets {
  readonly players: Sockets
  readonly staff: StaffSockets | null
}

export function routes(
  app: FastifyInstance,
  parts: GatewayParts,
  { players: sockets, staff: staffSockets }: AllSockets,
  upgrades: Upgrades,
): readonly Offer[] {
  const { clock, config, people, purse, archive, ready, staff } = parts
  const isOurs = originCheck(config)
  const visitors = new Visitors(
    people,
    config.secureCookies,
    new NetworkFlow(config.limits.guestsPerMinute, clock),
  )
  const tables = listing(sockets.floor.channels, clock)

  const offers = guardRoutes(app, { visitors, staffOf: staff, isOurs })
  if (parts.meters !== undefined) meterRequests(app, parts.meters.http)
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })

  clientRoutes(app, clientFolder(config))
  consoleRoutes(app, config)

  app.get('/api/tables', forWhom('anyone'), (_request, reply) => reply.send(tables()))
  onlyMethods(app, '/api/tables', ['GET'])

  app.get('/health', UNLIMITED, (_request, reply) => reply.send({ ok: true }))
  onlyMethods(app, '/health', ['GET'])

  app.get('/ready', UNLIMITED, async (_request, reply) => {
    const answer = await ready()
    return reply.code(answer.ok ? 200 : 503).send(answer)
  })
  onlyMethods(app, '/ready', ['GET'])

  sessionRoutes(app, { visitors, purse })
  if (parts.reception !== null) {
    const { reception } = parts
    const flow = new NetworkFlow(config.limits.signInsPerMinute, clock)
    accountRoutes(app, { visitors, purse, reception, flow })
    passkeyRoutes(app, { visitors, purse, reception, flow })
    settingsRoutes(app, {
      profiles: reception.profiles,
      tell: (player, message) => sockets.floor.tell(player, message),
    })
    staffRoutes(app, { reception, flow, secureCookies: config.secureCookies })
  }
  archiveRoutes(app, archive, clock)
  chatRoutes(app, sockets)
  if (parts.supervision !== null && parts.reception !== null) {
    const { supervision, reception } = parts
    approvalRoutes(app, { supervision, staff: reception.staff })
    supervisionRoutes(app, supervision, sockets.talk.staff)
  }
  if (parts.play !== null) {
    playRoutes(app, parts.play, clock)
    cashierRoutes(app, parts.play.cashier)
    tableSessionRoutes(app, parts.play, parts.doors)
  }
  if (parts.operators !== null) operatorRoutes(app, parts.operators, visitors)
  if (parts.golden !== null) goldenRoutes(app, parts.golden)
  operationsRoutes(app, parts.operations)
  const greet = async (player: PlayerId) => {
    const check = await parts.play?.checks.dueOf(player)
    if (check !== null && check !== undefined) sockets.floor.tell(player, check)
  }
  socketRoute(app, { sockets, upgrades, purse, isOurs, visitors, greet })
  if (staffSockets !== null) {
    const { secureCookies } = config
    staffSocketRoute(app, { sockets: staffSockets, upgrades, isOurs, secureCookies })
  }
  return offers
}
