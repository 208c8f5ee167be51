import type { TableConfig } from '#server/tables/ports'
import { ServerProcess, writeConfig } from '#tests/floor/process'
import { expectRounds, type Honest, overhear, roundCodes } from '#tests/fuzz/crowd/honest'
import { Faults } from '#tests/fuzz/faults'
import { Gauge, INSPECTABLE } from '#tests/fuzz/gauge'
import { type Place, placesOf } from '#tests/fuzz/house'
import { Reach } from '#tests/fuzz/lines/reach'
import type { Mission } from '#tests/fuzz/mission'
import { Tally } from '#tests/fuzz/tally'

/** Enough for any number of lost bets. */
const GUEST_CASH = 100_000_000

export const NO_LIMITS = {
  messagesPerSecond: 1_000_000,
  messagesBurst: 1_000_000,
  guestsPerMinute: 1_000_000,
  signInsPerMinute: 1_000_000,
  requestsPerMinute: 1_000_000,
  socketsPerAddress: 10_000,
  socketsPerPlayer: 10_000,
}

/** What the server says of itself when all is well, its debugger included. */
const USUAL = /^(Sabot is open: | {2}\d+ tables |sabot: stopping |Debugger |For help, see: |$)/

export interface ArenaSettings {
  readonly place: Place
  readonly limits: object
  readonly seed: number
  /** Where honest people play. */
  readonly tables: readonly TableConfig[]
  readonly others?: readonly TableConfig[]
  readonly more?: object
  readonly players: (url: string, tables: readonly string[]) => Promise<readonly Honest[]>
}

/** A server in its own process with honest players at its tables, and a gauge on it. */
export class Arena {
  readonly server: ServerProcess
  readonly gauge: Gauge
  readonly bots: readonly Honest[]
  readonly mission: Mission
  #isClosing = false

  private constructor(server: ServerProcess, gauge: Gauge, bots: readonly Honest[], mission: Mission) {
    this.server = server
    this.gauge = gauge
    this.bots = bots
    this.mission = mission
    void server.exited().then((code) => {
      if (!this.#isClosing)
        mission.target.faults.note(`The server ended with ${code}: ${server.output.slice(-500)}`)
    })
  }

  static async open(settings: ArenaSettings): Promise<Arena> {
    const { place, limits, seed, tables, others = [], more = {}, players } = settings
    const all = [...tables, ...others]
    const file = writeConfig(place.dataFolder, {
      port: 0,
      dataFolder: place.dataFolder,
      limits,
      tables: all,
      housePlayers: 0,
      logLevel: 'error',
      guestCash: GUEST_CASH,
      tickMillis: 5,
      shutdownSeconds: 5,
      ...more,
    })
    const server = ServerProcess.start(file, { ...INSPECTABLE, DATABASE_URL: place.databaseUrl })
    await server.open()
    const { url, port } = server
    const ids = tables.map(({ id }) => id)
    const bots = await players(url, ids)
    const mission: Mission = {
      target: {
        url,
        port,
        tables: placesOf(all),
        faults: new Faults(),
        reach: new Reach(),
      },
      seed,
      tally: new Tally(),
      tables: ids,
      victims: bots.map(({ player }) => player),
      overheard: overhear(bots),
      rounds: () => roundCodes(bots),
    }
    return new Arena(server, new Gauge(server.output), bots, mission)
  }

  /** Every table of theirs ends a round while all this happens. */
  expectRounds(): Promise<void> {
    return expectRounds(this.bots, this.mission.tables, this.mission.target.faults)
  }

  /** Whoever finds no server notes it: what the server said at its end is noted too. */
  readonly failed = (error: unknown): [] => {
    this.mission.target.faults.note(String(error))
    return []
  }

  /** The exit code, and what was said that is not usual: at this log level every line is an error. */
  async close(): Promise<{ readonly code: number | null; readonly said: readonly string[] }> {
    this.#isClosing = true
    const code = await this.server.end('SIGTERM')
    await Promise.all(this.bots.map(({ client }) => client.close()))
    return { code, said: this.server.output.split('\n').filter((line) => !USUAL.test(line)) }
  }

  /** Whatever happened, nothing of it goes on. */
  async abandon(): Promise<void> {
    this.#isClosing = true
    await this.server.end('SIGKILL')
    await Promise.all(this.bots.map(({ client }) => client.close()))
  }
}
