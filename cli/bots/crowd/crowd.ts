import { tablesOf } from '#cli/bots/crowd/assign'
import { Bot } from '#cli/bots/crowd/bot'
import { type Summary, summaryOf } from '#cli/bots/crowd/summary'
import { Takings } from '#cli/bots/crowd/takings'
import { type Charts, chartsFor } from '#cli/bots/play/charts'
import type { Play } from '#cli/bots/play/player'
import type { Stakes } from '#cli/bots/play/stake'
import { Counters } from '#cli/bots/wire/counters'
import { isLater, type Later, listTables, signIn, sleep } from '#cli/bots/wire/session'
import type { ListedTable } from '#protocol/http'

export interface CrowdOptions {
  readonly url: string
  readonly players: number
  /** All tables of the floor if left out. */
  readonly tables?: readonly string[]
  readonly play: Play
  readonly seed: string
  readonly immediate?: boolean
  readonly stakes?: Stakes
  readonly charts?: Charts
  readonly pingMillis?: number
}

const RELIEF_MILLIS = 10_000
const GOODBYE_MILLIS = 3_000

/** Many test players in one process. */
export class Crowd {
  readonly counters = new Counters()
  readonly takings = new Takings()
  readonly #options: CrowdOptions
  readonly #tables: readonly ListedTable[]
  readonly #charts: Charts
  readonly #bots = new Map<number, Bot>()
  readonly #broke = new Set<Bot>()
  readonly #stopping = new AbortController()
  readonly #began = performance.now()
  readonly #arrival: Promise<void>
  readonly #relief: NodeJS.Timeout
  #waiting: string | null = null

  private constructor(options: CrowdOptions, tables: readonly ListedTable[], charts: Charts) {
    this.#options = options
    this.#tables = tables
    this.#charts = charts
    this.#arrival = this.#arrive()
    this.#relief = setInterval(() => this.#relieve(), RELIEF_MILLIS)
  }

  /** Asks for the floor's tables and starts to come in, or says why that is impossible. */
  static async open(options: CrowdOptions): Promise<Crowd | Later> {
    const listed = await listTables(options.url)
    if (isLater(listed))
      return later(`${listed.text}\nStart a server with npm start, or name another with --server.`)
    const { tables: names } = options
    const unknown = names?.find((name) => listed.every(({ id }) => id !== name))
    if (unknown !== undefined) return later(`There is no table '${unknown}': choose ${idsOf(listed)}.`)
    const tables = names === undefined ? listed : listed.filter(({ id }) => names.includes(id))
    if (tables.length === 0) return later('The floor has no tables.')
    const games = options.play === 'best' ? tables.map(({ game }) => game) : []
    return new Crowd(options, tables, options.charts ?? (await chartsFor(games)))
  }

  get bots(): readonly Bot[] {
    return [...this.#bots.values()]
  }

  /** Resolves when everybody has come in. */
  get arrived(): Promise<void> {
    return this.#arrival
  }

  get summary(): Summary {
    return summaryOf({
      players: this.#options.players,
      tables: this.#tables.length,
      currency: this.#tables[0]?.currency ?? '',
      seconds: (performance.now() - this.#began) / 1_000,
      waiting: this.#waiting,
      underway: this.bots.reduce((sum, { client }) => sum + client.underway, 0),
      counters: this.counters,
      takings: this.takings,
    })
  }

  /** Everybody stops, hears the answers that are still open, and goes. */
  async close(graceMillis = GOODBYE_MILLIS): Promise<Summary> {
    this.#stopping.abort()
    clearInterval(this.#relief)
    await this.#arrival
    const { bots } = this
    for (const bot of bots) bot.stop()
    await Promise.all(bots.map((bot) => bot.close(graceMillis)))
    return this.summary
  }

  async #arrive(): Promise<void> {
    for (let number = 0; number < this.#options.players; number++) await this.#admit(number)
  }

  /** A new guest takes the place of that number, as soon as the server lets one in. */
  async #admit(number: number): Promise<void> {
    const token = await this.#newToken()
    if (token === null || this.#stopping.signal.aborted) return
    const { url, seed, play, immediate, stakes, pingMillis } = this.#options
    const bot = new Bot({
      url,
      token,
      renew: () => this.#newToken(),
      counters: this.counters,
      seed,
      number,
      tables: tablesOf(number, this.#tables),
      play,
      charts: this.#charts,
      ...(immediate === undefined ? {} : { immediate }),
      ...(stakes === undefined ? {} : { stakes }),
      ...(pingMillis === undefined ? {} : { pingMillis }),
    })
    this.takings.follow(bot.client)
    this.#bots.set(number, bot)
  }

  async #newToken(): Promise<string | null> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const session = await signIn(this.#options.url)
      this.#waiting = isLater(session) ? session.text : null
      if (!isLater(session)) return session.token
      await sleep(session.waitMillis, signal)
    }
    return null
  }

  /** Who has been without money for a while is replaced by a new guest. */
  #relieve(): void {
    for (const [number, bot] of this.#bots) {
      if (!bot.isBroke) this.#broke.delete(bot)
      else if (!this.#broke.has(bot)) this.#broke.add(bot)
      else {
        this.#broke.delete(bot)
        this.#bots.delete(number)
        void this.#replace(number, bot)
      }
    }
  }

  async #replace(number: number, bot: Bot): Promise<void> {
    await bot.close()
    await this.#admit(number)
  }
}

function idsOf(tables: readonly ListedTable[]): string {
  return tables.map(({ id }) => id).join(', ')
}

function later(text: string): Later {
  return { waitMillis: 0, text }
}
