import { type Gateway, type GatewayParts, PACE } from '#server/gateway/gateway'
import { httpApp } from '#server/gateway/http/app'
import { Upgrades } from '#server/gateway/http/upgrade'
import { routes } from '#server/gateway/routes/routes'
import { watchSignIns } from '#server/gateway/sockets/sign-in-watch'
import { Sockets } from '#server/gateway/sockets/sockets'
import { openConsoles } from '#server/gateway/staff/open'

/** Opens the house's one port, for requests and sockets. */
export async function startGateway(parts: GatewayParts): Promise<Gateway> {
  const { clock, config, people, doors, log, pace = PACE, meters, tracer, operations } = parts
  const { limits, tickMillis, lobbyMillis, host, port } = config
  const chat = { book: parts.chat, guestChat: config.guestChat }
  const sockets = new Sockets({
    clock,
    limits,
    tickMillis,
    lobbyMillis,
    pace,
    doors,
    chat,
    log,
    meter: meters?.sockets,
    tracer,
    used: (signIn, person) => people.used(signIn, person),
    barred: (player) => operations.closures.ofPlayer(player),
    joined: (player, table) => {
      const failed = (error: unknown) =>
        log.warn({ err: error, player, table }, 'money at a table is not told')
      parts.play?.tellPurse(player, table).catch(failed)
    },
  })
  await sockets.talk.open()
  const upgrades = new Upgrades()
  const app = await httpApp(config, clock, log, pace)
  const consoles = openConsoles(parts, sockets)
  const offers = routes(app, parts, { players: sockets, staff: consoles?.sockets ?? null }, upgrades)
  upgrades.listen(app.server, (request, response) => app.routing(request, response))
  const watch = watchSignIns(people, sockets, { clock, everyMillis: pace.signInMillis, log })
  await app.listen({ host, port })
  const { floor, lobby } = sockets
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    offers,
    get counts() {
      return sockets.counts
    },
    playersAt: (table) => floor.channels.get(table)?.players ?? 0,
    isAt: (player, table) => floor.isAt(player, table),
    tell: (player, message) => floor.tell(player, message),
    published: (publication) => {
      floor.published(publication)
      lobby.published(publication)
      consoles?.published(publication)
    },
    purseChanged: (player, cash, golden) => floor.purseChanged(player, cash, golden),
    sessionChanged: (player, table, cash) => floor.sessionChanged(player, table, cash),
    troubled: (table, trouble) => {
      floor.troubled(table, trouble)
      consoles?.troubled(table, trouble)
    },
    async close(reason) {
      await watch.stop()
      await Promise.all([sockets.close(reason), consoles?.sockets.close(reason)])
      upgrades.close()
      await app.close()
    },
  }
}
