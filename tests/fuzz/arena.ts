import type { TableConfig } from '#server/tables/ports'
import { fastTables } from '#tests/floor/house'
import { freePort, ServerProcess, writeConfig } from '#tests/floor/process'
import { Faults } from '#tests/fuzz/faults'
import { Gauge, INSPECTABLE } from '#tests/fuzz/gauge'
import { expectRounds, type Honest, overhear, roundCodes } from '#tests/fuzz/honest'
import type { Mission } from '#tests/fuzz/squad'
import { Tally } from '#tests/fuzz/tally'

/** Enough for any number of lost bets. */
const GUEST_CASH = 100_000_000

export const NO_LIMITS = {
  messagesPerSecond: 1_000_000,
  messagesBurst: 1_000_000,
  guestsPerMinute: 1_000_000,
  requestsPerMinute: 1_000_000,
  socketsPerAddress: 10_000,
  socketsPerPlayer: 10_000,
}

/** What the server says of itself when all is well, its debugger included. */
const USUAL = /^(Sabot is open: | {2}12 tables |sabot: stopping |Debugger |For help, see: |$)/

export interface ArenaSettings {
  readonly folder: string
  readonly limits: object
  readonly seed: number
  readonly timings?: Partial<TableConfig['timings']>
  readonly players: (url: string, tables: readonly string[]) => Promise<readonly Honest[]>
}

/** A server in its own process with honest players at all its tables, and a gauge on it. */
export class Arena {
  readonly server: ServerProcess
  readonly gauge: Gauge
  readonly bots: readonly Honest[]
  readonly mission: Mission
  readonly tables: readonly string[]
  #isClosing = false

  private constructor(server: ServerProcess, gauge: Gauge, bots: readonly Honest[], mission: Mission) {
    this.server = server
    this.gauge = gauge
    this.bots = bots
    this.mission = mission
    this.tables = mission.target.tables
    void server.exited().then((code) => {
      if (!this.#isClosing)
        mission.target.faults.note(`The server ended with ${code}: ${server.output.slice(-500)}`)
    })
  }

  static async open({ folder, limits, seed, timings = {}, players }: ArenaSettings): Promise<Arena> {
    const port = await freePort()
    const tables = fastTables().map((table) => ({ ...table, timings: { ...table.timings, ...timings } }))
    const more = {
      housePlayers: 0,
      logLevel: 'error',
      guestCash: GUEST_CASH,
      tickMillis: 10,
      shutdownSeconds: 5,
    }
    const file = writeConfig(folder, { port, dataFolder: folder, limits, tables, ...more })
    const server = ServerProcess.start(file, INSPECTABLE)
    await server.open()
    const gauge = new Gauge(server.output)
    const url = `http://127.0.0.1:${port}`
    const ids = tables.map(({ id }) => id)
    const bots = await players(url, ids)
    const mission: Mission = {
      target: { url, tables: ids, faults: new Faults() },
      seed,
      tally: new Tally(),
      victims: bots.map(({ player }) => player),
      overheard: overhear(bots),
      rounds: () => roundCodes(bots),
    }
    return new Arena(server, gauge, bots, mission)
  }

  /** Every table ends a round while all this happens. */
  expectRounds(): Promise<void> {
    return expectRounds(this.bots, this.tables, this.mission.target.faults)
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
