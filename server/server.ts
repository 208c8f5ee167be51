import type { Logger } from 'pino'
import { chatBookOf } from '#server/chat/book/book'
import type { Clock } from '#server/clock'
import type { Config } from '#server/config/config'
import { houseLimit } from '#server/config/house-limits'
import { ratesFrom } from '#server/config/rates'
import type { Gateway } from '#server/gateway/gateway'
import type { Offer } from '#server/gateway/http/access'
import { staffByCookie } from '#server/gateway/routes/staff'
import { startGateway } from '#server/gateway/start'
import { reopenGrants, withoutExpired } from '#server/golden/expired'
import { openGolden } from '#server/golden/sweep'
import { archiveOf } from '#server/history/archive'
import { retireDaily } from '#server/history/daily'
import { keepHistory } from '#server/history/keep'
import { Closures } from '#server/operations/closures/closures'
import { newMetrics } from '#server/operations/metrics/metrics'
import { openOffice } from '#server/operations/office'
import { tracerOf } from '#server/operations/tracer'
import { openWallets } from '#server/operators/operators'
import { operatorService } from '#server/operators/service'
import { requireFinished } from '#server/operators/unfinished'
import { peopleOf } from '#server/people/people'
import type { People } from '#server/people/person'
import { receptionOf } from '#server/people/reception'
import { SignIns } from '#server/people/sign-ins'
import { isExcluded } from '#server/play/exclusion'
import { type Audience, openPlay } from '#server/play/open'
import { limitInOwnMoney } from '#server/play/own-money'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { openSupervision } from '#server/supervision/open'
import { type Floor, openFloor } from '#server/tables/floor'
import type { FloorListener } from '#server/tables/ports'
import { sealerWith } from '#server/tables/records'
import { requireSealKey } from '#server/tables/seal-check'
import { grantPlayMoney } from '#server/wallet/grants'
import { Purses } from '#server/wallet/purses'

export interface Server {
  readonly port: number
  /** Every route, and whom it is for. */
  readonly offers: readonly Offer[]
  readonly people: People
  readonly floor: Floor
  /** Where the figures are, if anywhere. */
  readonly metricsPort: number | null
  /** Finishes what runs, for as long as the configuration allows, parks the rest, and says goodbye. */
  stop(): Promise<void>
}

/** The whole house: store, tables, then the door. What was opened is closed again when the next step fails. */
export async function startServer(config: Config, log: Logger, clock: Clock): Promise<Server> {
  const metrics = newMetrics()
  const { meters } = metrics
  const tracer = tracerOf(log, config.traceOneIn)
  if (Object.keys(config.testSeeds).length > 0) log.warn('test seeds: the cards of some shoes are known')
  const store = await openStore(config, meters.store)
  return orClose(store.close, async () => {
    const { db } = store
    const sealKey = loadSealKey({ fromEnvironment: config.sealKey, dataFolder: config.dataFolder })
    const sealer = sealerWith(sealKey)
    if (!config.newSealKey) await requireSealKey(db, sealer)
    await requireFinished(db, config.operators, log)
    const wallets = openWallets({
      clock,
      db,
      operators: config.operators,
      log,
      onTry: (operator, ...tried) => meters.wallet.called(operator, ...tried),
    })
    const purses = new Purses(db, wallets.bank.heardOf)
    const listener = new Relay()
    wallets.bank.onNews(async (player) => {
      await purses.need([player])
      const { cash, golden } = purses.of(player)
      listener.purseChanged(player, cash, golden)
    })
    const { golden, close: closeGolden } = openGolden(db, { clock, purses, listener, log })
    const closures = await Closures.open(db, config.tables, clock.now)
    const play = openPlay(db, config, { clock, purses, audience: listener, log })
    await play.start()
    const rates = ratesFrom(config.rates, config.currency)
    const restraint = withoutExpired(play.restraint, golden)
    const floor = await openFloor(config.tables, {
      clock,
      db,
      sealer,
      purses,
      listener,
      riders: [wallets.treasury.rider, ...restraint.riders, keepHistory, reopenGrants],
      treasury: wallets.treasury,
      sessions: play.sessions,
      restraint,
      rates,
      closures,
      testSeeds: new Map(Object.entries(config.testSeeds)),
      meter: meters.tables,
      tracer,
      log,
    })
    return orClose(
      async () => {
        await floor.close(0)
        await play.stop()
        await closeGolden()
      },
      async () => {
        const idleMillis = config.idleMinutes * 60_000
        const signIns = new SignIns({ db, idleMillis, now: clock.now })
        const reception = receptionOf({ db, signIns, idleMillis, now: clock.now })
        const people = tellingOf(
          peopleOf({
            db,
            signIns,
            currency: config.currency,
            playMoney: config.guestCash,
            grant: grantPlayMoney,
            now: clock.now,
          }),
          purses,
        )
        const builtIn = config.operators.flatMap(({ id, wallet }) => (wallet === 'built-in' ? [id] : []))
        const { secondPerson } = config
        const supervision = await openSupervision({ clock, db, floor, secondPerson, log })
        const office = await openOffice({ clock, config, store, floor, closures, metrics, sealKey, log })
        const gateway = await startGateway({
          clock,
          config,
          people,
          doors: floor.tables,
          purse: async (player) => {
            await Promise.all([purses.need([player]), wallets.bank.ask(player)])
            return purses.of(player)
          },
          archive: archiveOf(db, builtIn),
          supervision,
          chat: chatBookOf(db),
          staff: staffByCookie(reception.staff, config.secureCookies),
          reception,
          play,
          golden,
          operators: operatorService({
            db,
            now: clock.now,
            operators: config.operators,
            currency: config.currency,
            tables: config.tables.map(({ id }) => id),
            arrived: async (player, { id, limits }) => {
              const { currency } = await play.limits.facts(player)
              const given = limits.map(houseLimit).filter((limit) => limit !== null)
              const own = given.map((limit) => limitInOwnMoney(rates, currency, limit))
              await play.limits.impose(player, 'operator', own, id)
            },
            isExcluded: async (player) => {
              const { exclusion } = play.allowances.rulesOf(await play.limits.facts(player))
              return isExcluded(exclusion, clock.now())
            },
            moved: (balances) => {
              for (const player of purses.learn(balances)) {
                const { cash, golden } = purses.of(player)
                listener.purseChanged(player, cash, golden)
              }
            },
          }),
          ready: office.ready,
          operations: office.operations,
          meters,
          tracer,
          log,
        }).catch(async (error) => {
          supervision.approvals.stop()
          await office.close()
          throw error
        })
        listener.to = gateway
        const daily = retireDaily(db, config.retention, { clock, log })
        wallets.outbox.start()
        office.attend(gateway)
        const stop = async () => {
          await floor.close(config.shutdownSeconds * 1000)
          supervision.approvals.stop()
          await wallets.outbox.stop()
          await gateway.close('The server is being restarted: you will be reconnected.')
          await office.close()
          await daily.stop()
          await play.stop()
          await closeGolden()
          await store.close()
        }
        const { metricsPort } = office
        return { port: gateway.port, offers: gateway.offers, people, floor, metricsPort, stop }
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
class Relay implements FloorListener, Audience {
  to: Gateway | null = null

  isAt: Audience['isAt'] = (...place) => this.to?.isAt(...place) ?? false
  tell: Audience['tell'] = (...news) => this.to?.tell(...news)
  published: FloorListener['published'] = (publication) => this.to?.published(publication)
  purseChanged: FloorListener['purseChanged'] = (...money) => this.to?.purseChanged(...money)
  sessionChanged: FloorListener['sessionChanged'] = (...money) => this.to?.sessionChanged(...money)
  troubled: FloorListener['troubled'] = (...trouble) => this.to?.troubled(...trouble)
}
