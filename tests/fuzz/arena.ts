import { setTimeout as pause } from 'node:timers/promises'
import type { TableConfig } from '#server/tables/ports'
import type { Bot } from '#tests/floor/crowd'
import { fastTables } from '#tests/floor/house'
import { freePort, ServerProcess, writeConfig } from '#tests/floor/process'
import { Faults } from '#tests/fuzz/faults'
import { Gauge, INSPECTABLE } from '#tests/fuzz/gauge'
import type { Mission } from '#tests/fuzz/squad'
import { Tally } from '#tests/fuzz/tally'

const PATIENCE_MILLIS = 60_000
const MOST_OVERHEARD = 2_000

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

/** A player who means no harm. */
export interface Honest extends Pick<Bot, 'client' | 'player' | 'answers'> {
  stop(): void
}

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
      rounds: () => bots.flatMap(({ client }) => [...client.tables.values()].map(codeOf)),
    }
    return new Arena(server, gauge, bots, mission)
  }

  /** Every table ends a round while nobody but the honest players wants it to. */
  async expectRounds(): Promise<void> {
    const before = this.#rounds()
    const deadline = Date.now() + PATIENCE_MILLIS
    const { faults } = this.mission.target
    let waiting = this.tables
    while (waiting.length > 0 && Date.now() < deadline && faults.all.length === 0) {
      const now = this.#rounds()
      waiting = waiting.filter((table) => (now.get(table) ?? 0) <= (before.get(table) ?? 0))
      await pause(20)
    }
    if (faults.all.length > 0) return
    for (const table of waiting) faults.note(`${table} stands still: ${this.#stateOf(table)}`)
  }

  /** Whoever finds no server notes it: what the server said at its end is noted too. */
  readonly failed = (error: unknown): [] => {
    this.mission.target.faults.note(String(error))
    return []
  }

  /** What the honest players complain of. */
  complaints(): readonly string[] {
    return this.bots.flatMap(({ player, client: { counters } }) => {
      const { reconnects, gaps, lastFault, errors } = counters
      const trouble = [...errors].map(([code, count]) => `${count} × ${code}`)
      if (reconnects > 0) trouble.push(`${reconnects} × cut off`)
      if (gaps > 0) trouble.push(`${gaps} × missed something`)
      if (lastFault !== '') trouble.push(lastFault)
      return trouble.map((text) => `${player}: ${text}`)
    })
  }

  /** Nobody plays any more, everything that was asked is answered. */
  async calm(): Promise<void> {
    for (const bot of this.bots) bot.stop()
    const deadline = Date.now() + PATIENCE_MILLIS
    while (this.bots.some(({ client }) => client.underway > 0) && Date.now() < deadline) await pause(10)
    const open = this.bots.filter(({ client }) => client.underway > 0).length
    if (open > 0) this.mission.target.faults.note(`${open} honest players wait for an answer.`)
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

  #stateOf(table: string): string {
    const state = this.bots
      .map(({ client }) => client.tables.get(table)?.state)
      .find((known) => known !== undefined)
    if (state === undefined) return 'nobody is there.'
    const { game, clock, paused, cutOffer, round } = state
    const seats = 'seats' in game ? game.seats.map(({ player }) => player) : []
    return JSON.stringify({ phase: game.phase, clock, paused, cutOffer, round, slips: game.slips, seats })
  }

  #rounds(): ReadonlyMap<string, number> {
    const numbers = new Map<string, number>()
    for (const { client } of this.bots) {
      for (const [table, { state }] of client.tables) {
        numbers.set(table, Math.max(numbers.get(table) ?? 0, state.round?.number ?? 0))
      }
    }
    return numbers
  }
}

function codeOf({ state }: { readonly state: { readonly round: { readonly code: string } | null } }): string {
  return state.round?.code ?? 'none'
}

/** The last orders of honest players. */
function overhear(bots: readonly Honest[]): Mission['overheard'] {
  const overheard: {
    type: 'do'
    id: string
    table: string
    command: Mission['overheard'][number]['command']
  }[] = []
  let next = 0
  for (const { client } of bots) {
    client.listen({
      onAnswer: ({ id, table, command }) => {
        overheard[next++ % MOST_OVERHEARD] = { type: 'do', id, table, command }
      },
    })
  }
  return overheard
}
