import { setTimeout as pause } from 'node:timers/promises'
import { needsSecond } from '#protocol/staff/from-supervisor'
import type { StaffAnswer, StaffCommand } from '#server/tables/ports'
import { Browser } from '#tests/people/browser'
import { TestConsole } from '#tests/supervision/console'
import { until } from '#tests/until'

export const STAFF_PASSWORD = 'sette gatti sul tetto'
/** Before another server is looked for after one was killed, or its store after that was. */
const AWAY_MILLIS = 100

interface Order {
  readonly id: string
  readonly table: string
  readonly command: StaffCommand
}

/** An order that was answered: whatever happens, that answer stands. */
export interface AnsweredOrder extends Order {
  readonly by: string
  readonly answer: StaffAnswer
}

/** One of the staff at a console, who comes back whenever the server does. */
export class StaffLine {
  readonly #url: string
  readonly #name: string
  readonly #browser: Browser
  readonly #orders = new Map<string, Order>()
  readonly #answered: AnsweredOrder[] = []
  #console: TestConsole | null = null
  #heard = 0

  constructor(url: string, name: string) {
    this.#url = url
    this.#name = name
    this.#browser = new Browser({ url, socketUrl: url.replace('http', 'ws') })
  }

  /** All that was answered, in the order of the answers. */
  get answered(): readonly AnsweredOrder[] {
    this.#hear()
    return this.#answered
  }

  /** Sends it, and waits for no answer. */
  send(console: TestConsole, table: string, command: StaffCommand): Order {
    const order = { id: `${this.#name}-order-${this.#orders.size + 1}`, table, command }
    this.#orders.set(order.id, order)
    console.send({ type: 'do', ...order })
    return order
  }

  /** Sent again, with the same id, for as long as the store is away. */
  async order(table: string, command: StaffCommand): Promise<void> {
    const console = await this.console()
    const order = this.send(console, table, command)
    const { id } = order
    for (let sent = 1; ; sent++) {
      const putOff = () => console.heard('error').filter((error) => error.id === id)
      const isAnswered = () => console.heard('answer').some((answer) => answer.id === id)
      await console.until(`the answer to ${id}`, () => isAnswered() || putOff().length === sent)
      if (isAnswered()) return
      await pause(AWAY_MILLIS)
      console.send({ type: 'do', ...order })
    }
  }

  /** Signed in, with a socket. */
  async console(): Promise<TestConsole> {
    if (this.#console !== null && this.#console.closed === null) return this.#console
    if ((await this.#browser.ask('GET /api/staff/session')).status !== 200) {
      await this.#browser.ask('POST /api/staff/session', { name: this.#name, password: STAFF_PASSWORD })
    }
    const console = await TestConsole.open(this.#url, this.#browser)
    this.#hear()
    this.#console = console
    this.#heard = 0
    this.#sendAgain(console)
    return console
  }

  async browser(): Promise<Browser> {
    await this.console()
    return this.#browser
  }

  async leave(): Promise<void> {
    await this.#console?.leave()
  }

  /** Nobody knows whether money moved back: the same id tells, or does it now. */
  #sendAgain(console: TestConsole): void {
    const answered = new Set(this.#answered.map(({ id }) => id))
    for (const order of this.#orders.values()) {
      if (needsSecond(order.command) && !answered.has(order.id)) console.send({ type: 'do', ...order })
    }
  }

  #hear(): void {
    const messages = this.#console?.messages ?? []
    for (const message of messages.slice(this.#heard)) {
      if (message.type !== 'answer') continue
      const { type: _, id, ...answer } = message
      const order = this.#orders.get(id)
      if (order !== undefined) this.#answered.push({ ...order, by: this.#name, answer })
    }
    this.#heard = messages.length
  }
}

/** Something that is done again and again, with rests between, over any number of a server's lives. */
export class Shift {
  #deeds = 0
  #on = true
  readonly #over: Promise<void>

  constructor(deed: () => Promise<void>, restMillis: () => number) {
    this.#over = this.#work(deed, restMillis)
  }

  /** Until more was done. */
  async done(deeds: number): Promise<void> {
    const enough = this.#deeds + deeds
    await until(() => this.#deeds >= enough)
  }

  async end(): Promise<void> {
    this.#on = false
    await this.#over
  }

  async #work(deed: () => Promise<void>, restMillis: () => number): Promise<void> {
    while (this.#on) {
      try {
        await deed()
        this.#deeds += 1
        await pause(restMillis())
      } catch {
        // The server was killed: another one comes.
        await pause(AWAY_MILLIS)
      }
    }
  }
}
