import type { TableState } from '#engine/table/types'
import { hear, type Tracked } from '#protocol/fold'
import type { Dice } from '#tests/dice'
import { Shift, StaffLine } from '#tests/floor/staff-line'
import { anyDealersCommand } from '#tests/live/floor-staff'
import type { TestConsole } from '#tests/supervision/console'

const MOST_REST_MILLIS = 4

/** A dealer at a live table, over any number of a server's lives: mostly does what is due, with cards of chance. */
export class Dealer {
  readonly line: StaffLine
  readonly #table: string
  readonly #dice: Dice
  readonly #shift: Shift
  #console: TestConsole | null = null
  #heard = 0
  #tracked: Tracked | null = null

  constructor(url: string, table: string, dice: Dice) {
    this.line = new StaffLine(url, table)
    this.#table = table
    this.#dice = dice
    this.#shift = new Shift(
      () => this.#deed(),
      () => dice.below(MOST_REST_MILLIS),
    )
  }

  async goHome(): Promise<void> {
    await this.#shift.end()
    await this.line.leave()
  }

  async #deed(): Promise<void> {
    const console = await this.line.console()
    const command = anyDealersCommand(this.#dice, await this.#seen(console))
    await this.line.order(this.#table, command)
  }

  /** The table as the console shows it. */
  async #seen(console: TestConsole): Promise<TableState> {
    if (console !== this.#console) {
      await console.join(this.#table)
      this.#console = console
      this.#heard = 0
      this.#tracked = null
    }
    for (const message of console.messages.slice(this.#heard)) {
      if (message.type !== 'snapshot' && message.type !== 'events') continue
      const known = hear(this.#tracked, message)
      if (typeof known !== 'string') this.#tracked = known
      else if (known !== 'ignored') await console.join(this.#table)
    }
    this.#heard = console.messages.length
    if (this.#tracked === null) throw new Error('The table was not told.')
    return this.#tracked.state
  }
}
