import { expect } from 'vitest'
import type { Client } from '#cli/bots/client'
import type { TableState } from '#engine/table/types'
import type { Timings } from '#server/tables/ports'
import type { StageHouse } from '#tests/browser/house'

/** No test outlasts these clocks, however slow the machine: a minute that goes by for the server ends each of them. */
export const HELD = { betting: 60_000, result: 60_000, card: 150 } as const satisfies Partial<Timings>

const ENOUGH_MILLIS = 40_000
const PATIENCE = { timeout: 60_000, interval: 20 }
/** Cards that come by themselves are not hurried. */
const STILL = { timeout: 1_500, interval: 20 }

/** Somebody who watches a table and puts the server's clock forward, so that nobody has to wait for it. */
export class Pace {
  readonly #house: StageHouse
  readonly #watcher: Client
  readonly #table: string

  constructor(house: StageHouse, watcher: Client, table: string) {
    this.#house = house
    this.#watcher = watcher
    this.#table = table
  }

  get state(): TableState {
    const tracked = this.#watcher.tables.get(this.#table)
    if (tracked === undefined) throw new Error(`Nobody watches ${this.#table}.`)
    return tracked.state
  }

  /** Bets are open, and will be for so long. */
  async betting(enoughMillis = ENOUGH_MILLIS): Promise<void> {
    while (!this.#isOpenFor(enoughMillis)) {
      const { phase } = this.state.game
      if (phase === 'betting' || phase === 'over' || !(await this.#moves())) await this.step()
    }
  }

  /** Bets are open for this round of the table, or a later one. */
  async round(number: number): Promise<void> {
    await this.betting()
    while ((this.state.round?.number ?? 0) < number) {
      await this.deal()
      await this.betting()
    }
  }

  /** Bets are closed; where cards lie face down before (SB-1), those are dealt too. */
  async deal(): Promise<void> {
    expect(this.state.game.phase).toBe('betting')
    while (this.state.game.phase === 'betting') await this.step()
  }

  /** Whatever the table waits for has been waited for. */
  async step(): Promise<void> {
    const before = this.#place()
    this.#house.hurry()
    await expect.poll(() => this.#place(), PATIENCE).not.toBe(before)
  }

  /** How far the table is: what players do changes nothing about it. */
  #place(): string {
    const { round, game, shoe, cutOffer } = this.state
    return [round?.number, game.phase, shoe?.shoe, shoe?.dealt, cutOffer?.to].join(' ')
  }

  #isOpenFor(millis: number): boolean {
    const { game, clock } = this.state
    if (game.phase !== 'betting') return false
    return clock?.until == null || clock.until - this.#house.now >= millis
  }

  async #moves(): Promise<boolean> {
    const before = this.#place()
    return expect
      .poll(() => this.#place(), STILL)
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      )
  }
}
