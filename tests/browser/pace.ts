import { expect } from 'vitest'
import type { Client } from '#cli/bots/client'
import type { TableState } from '#engine/table/types'
import { HELD_MILLIS, type StageHouse } from '#tests/browser/house'

const PATIENCE = { timeout: 60_000, interval: 10 }
/** Cards that come by themselves are not hurried. */
const STILL = { timeout: 1_500, interval: 10 }

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
  async betting(enoughMillis = HELD_MILLIS / 2): Promise<void> {
    while (!this.#isOpenFor(enoughMillis)) {
      if (this.state.game.phase === 'over' || (await this.#isStill())) await this.step()
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
    const isOpen = () => this.state.game.phase === 'betting'
    // A window that is over closes by itself, perhaps after cards: to hurry it again would hurry what comes after.
    const isAhead = () => isOpen() && (this.state.clock?.until ?? 0) > this.#house.now
    while (isOpen()) {
      await this.#house.forward()
      await expect.poll(() => !isOpen() || isAhead(), PATIENCE).toBe(true)
    }
  }

  /** The round is over. To hurry cards that come by themselves could hurry its end too, before it is seen. */
  async end(): Promise<void> {
    while (this.state.game.phase !== 'over') if (await this.#isStill()) await this.step()
  }

  /** Whatever the table waits for has been waited for. */
  async step(): Promise<void> {
    const before = this.#place()
    await this.#house.forward()
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

  /** A window is open, or nothing comes by itself. */
  async #isStill(): Promise<boolean> {
    if (this.state.clock !== null) return true
    const before = this.#place()
    return expect
      .poll(() => this.#place(), STILL)
      .not.toBe(before)
      .then(
        () => false,
        () => true,
      )
  }
}
