import { setTimeout as pause } from 'node:timers/promises'
import type { StaffAnswer } from '#server/tables/ports'
import { Browser } from '#tests/people/browser'
import { TestConsole } from '#tests/supervision/console'

export const STAFF_PASSWORD = 'sette gatti sul tetto'

/** One of the staff at a console, who comes back whenever the server does. */
export class StaffLine {
  readonly #url: string
  readonly #name: string
  readonly #browser: Browser
  readonly #lines: TestConsole[] = []
  #count = 0

  constructor(url: string, name: string) {
    this.#url = url
    this.#name = name
    this.#browser = new Browser({ url, socketUrl: url.replace('http', 'ws') })
  }

  /** Answers to what was ordered by id: such an answer stands for ever. */
  get answers(): ReadonlyMap<string, StaffAnswer> {
    const heard = this.#lines.flatMap((line) => line.heard('answer'))
    return new Map(heard.map(({ type: _, id, ...answer }) => [id, answer]))
  }

  newId(): string {
    return `${this.#name}-order-${++this.#count}`
  }

  /** Signed in, with a socket. */
  async console(): Promise<TestConsole> {
    const open = this.#lines.at(-1)
    if (open !== undefined && open.closed === null) return open
    if ((await this.#browser.ask('GET /api/staff/session')).status !== 200) {
      await this.#browser.ask('POST /api/staff/session', { name: this.#name, password: STAFF_PASSWORD })
    }
    const line = await TestConsole.open(this.#url, this.#browser)
    this.#lines.push(line)
    return line
  }

  async browser(): Promise<Browser> {
    await this.console()
    return this.#browser
  }

  async leave(): Promise<void> {
    await this.#lines.at(-1)?.leave()
  }
}

/** Something that is done again and again, over any number of a server's lives. */
export class Shift {
  #deeds = 0
  #on = true
  readonly #over: Promise<void>

  constructor(deed: () => Promise<void>) {
    this.#over = this.#work(deed)
  }

  /** Until more was done. */
  async done(deeds: number): Promise<void> {
    const until = this.#deeds + deeds
    while (this.#deeds < until) await pause(5)
  }

  async end(): Promise<void> {
    this.#on = false
    await this.#over
  }

  async #work(deed: () => Promise<void>): Promise<void> {
    while (this.#on) {
      try {
        await deed()
        this.#deeds += 1
      } catch {
        // The server was killed: another one comes.
        await pause(100)
      }
    }
  }
}
