import type { Logger } from 'pino'
import type { Config } from '#server/config/config'
import type { Gateway } from '#server/gateway/gateway'
import { startGateway } from '#server/gateway/start'
import { archiveOf } from '#server/history/archive'
import { peopleOf } from '#server/people/people'
import type { People } from '#server/people/person'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { type Floor, openFloor } from '#server/tables/floor'
import type { FloorListener } from '#server/tables/ports'
import { sealerWith } from '#server/tables/records'
import { requireSealKey } from '#server/tables/seal-check'
import { grantPlayMoney } from '#server/wallet/grants'
import { Purses } from '#server/wallet/purses'

export interface Server {
  readonly port: number
  readonly people: People
  readonly floor: Floor
  /** Finishes what runs, for as long as the configuration allows, parks the rest, and says goodbye. */
  stop(): Promise<void>
}

/** The whole house: store, tables, then the door. What was opened is closed again when the next step fails. */
export async function startServer(config: Config, log: Logger): Promise<Server> {
  const store = await openStore(config)
  return orClose(store.close, async () => {
    const { db } = store
    const sealer = sealerWith(loadSealKey({ fromEnvironment: config.sealKey, dataFolder: config.dataFolder }))
    if (!config.newSealKey) await requireSealKey(db, sealer)
    const purses = new Purses(db)
    const listener = new Relay()
    const floor = await openFloor(config.tables, { db, sealer, purses, listener, riders: [], log })
    return orClose(
      () => floor.close(0),
      async () => {
        const people = tellingOf(
          peopleOf({
            db,
            currency: config.currency,
            playMoney: config.guestCash,
            grant: grantPlayMoney,
            now: Date.now,
          }),
          purses,
        )
        const gateway = await startGateway({
          config,
          people,
          doors: floor.tables,
          purse: async (player) => {
            await purses.need([player])
            return purses.of(player)
          },
          archive: archiveOf(db),
          staff: async () => null,
          ready: () => readiness(store.ping, floor),
          log,
        })
        listener.to = gateway
        const stop = async () => {
          await floor.close(config.shutdownSeconds * 1000)
          await gateway.close('The server is being restarted: you will be reconnected.')
          await store.close()
        }
        return { port: gateway.port, people, floor, stop }
      },
    )
  })
}

async function orClose<Opened>(close: () => Promise<void>, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open()
  } catch (error) {
    await close()
    throw error
  }
}

/** Tables may know a house player from before the play money was filled up. */
function tellingOf(people: People, purses: Purses): People {
  return {
    ...people,
    housePlayer: async (name) => {
      const newcomer = await people.housePlayer(name)
      await purses.refresh([newcomer.person.id])
      return newcomer
    },
  }
}

/** Tables run before there is a door: what they say until then nobody can hear. */
class Relay implements FloorListener {
  to: Gateway | null = null

  published: FloorListener['published'] = (publication) => this.to?.published(publication)
  purseChanged: FloorListener['purseChanged'] = (...money) => this.to?.purseChanged(...money)
  troubled: FloorListener['troubled'] = (...trouble) => this.to?.troubled(...trouble)
}

async function readiness(ping: () => Promise<void>, { tables, closed }: Floor) {
  const store = await ping().then(
    () => true,
    () => false,
  )
  const troubled = [...tables.values()].filter(({ trouble }) => trouble !== null).length
  const running = tables.size - troubled
  const ok = store && troubled === 0 && closed.length === 0
  const text = ok ? `${running} tables run.` : notReady(troubled, tables.size, closed)
  return { ok, store, tables: running, text }
}

function notReady(troubled: number, of: number, closed: readonly string[]): string {
  if (closed.length > 0)
    return `Closed because their log cannot be trusted: ${closed.join(', ')}. See the log.`
  return `${troubled} of ${of} tables wait for the store.`
}
