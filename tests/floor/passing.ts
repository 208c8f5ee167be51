import { setImmediate as turn } from 'node:timers/promises'
import type { Table } from '#server/tables/table'
import type { HandClock } from '#tests/clock'
import { until } from '#tests/until'

/**
 * How time goes by for tables that share a clock: never while one of them has something to do. So what only time brings
 * about comes at once, and nobody's time is over because a machine is slow.
 */
export class Passing {
  readonly #clock: HandClock
  readonly #tables: () => Iterable<Table>

  constructor(clock: HandClock, tables: () => Iterable<Table>) {
    this.#clock = clock
    this.#tables = tables
  }

  /** Every table has done what there was to do. */
  get isQuiet(): boolean {
    if (this.#clock.isDue) return false
    for (const table of this.#tables()) if (!table.isIdle) return false
    return true
  }

  /** Until something is so; time goes by meanwhile, where it must. */
  readonly until = (holds: () => boolean | Promise<boolean>): Promise<void> =>
    until(async () => {
      for (;;) {
        // What came over a line is heard, and what was woken has begun.
        await turn()
        // What was still under way when it was looked at may bring about just that.
        const wasQuiet = this.isQuiet
        if (await holds()) return true
        if (!wasQuiet || !this.isQuiet || !this.#clock.moveOn()) return false
      }
    })

  /** What a promise comes to; time goes by meanwhile, where it must. */
  readonly given = async <Outcome>(promise: Promise<Outcome>): Promise<Outcome> => {
    let isOver = false
    const over = () => {
      isOver = true
    }
    promise.then(over, over)
    await this.until(() => isOver)
    return promise
  }

  /** The tables do what there is to do, and then the next thing is due. */
  async step(): Promise<void> {
    await until(() => this.isQuiet)
    this.#clock.moveOn()
  }

  /** So much time goes by, and the tables do what is due. */
  async pass(millis: number): Promise<void> {
    await until(() => this.isQuiet)
    this.#clock.advance(millis)
    await until(() => this.isQuiet)
  }
}
