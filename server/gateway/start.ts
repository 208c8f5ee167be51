import { type Gateway, type GatewayParts, PACE } from '#server/gateway/gateway'
import { httpApp } from '#server/gateway/http/app'
import { routes } from '#server/gateway/http/routes'
import { Upgrades } from '#server/gateway/http/upgrade'
import { Sockets } from '#server/gateway/sockets/sockets'

/** Opens the house's one port, for requests and sockets. */
export async function startGateway(parts: GatewayParts): Promise<Gateway> {
  const { config, doors, log, pace = PACE } = parts
  const { limits, tickMillis, host, port } = config
  const sockets = new Sockets({ limits, tickMillis, pace, doors, log })
  const upgrades = new Upgrades()
  const app = await httpApp(config, log)
  routes(app, parts, sockets, upgrades)
  upgrades.listen(app.server, (request, response) => app.routing(request, response))
  await app.listen({ host, port })
  const { floor } = sockets
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    get counts() {
      return sockets.counts
    },
    published: (publication) => floor.published(publication),
    purseChanged: (player, cash, golden) => floor.purseChanged(player, cash, golden),
    troubled: (table, trouble) => floor.troubled(table, trouble),
    async close(reason) {
      await sockets.close(reason)
      upgrades.close()
      await app.close()
    },
  }
}
