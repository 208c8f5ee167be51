import { expect } from 'vitest'
import type { Client } from '#cli/bots/wire/client'
import type { TableState } from '#engine/table/types'
import { HELD_MILLIS, type StageHouse } from '#tests/browser/house'

const PATIENCE = { timeout: 60_000, interval: 10 }

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
    await this.#still()
    while (!this.#isOpenFor(enoughMillis)) await this.step()
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
    while (this.state.game.phase === 'betting') await this.#forward()
  }

  /** The round is over. */
  async end(): Promise<void> {
    await this.#still()
    while (this.state.game.phase !== 'over') await this.step()
  }

  /** Whatever the table waits for has been waited for. */
  async step(): Promise<void> {
    const before = placeIn(this.state)
    await this.#forward()
    expect(placeIn(this.state)).not.toBe(before)
  }

  async #forward(): Promise<void> {
    await this.#house.forward()
    await this.#still()
  }

  /** Cards that come by themselves are not hurried: all have come, and the watcher has seen them. */
  async #still(): Promise<void> {
    const isSeen = async () => {
      const state = await this.#house.still(this.#table)
      return placeIn(state) === placeIn(this.state) && state.clock?.until === this.state.clock?.until
    }
    await expect.poll(isSeen, PATIENCE).toBe(true)
  }

  #isOpenFor(millis: number): boolean {
    const { game, clock } = this.state
    if (game.phase !== 'betting') return false
    return clock?.until == null || clock.until - this.#house.now >= millis
  }
}

/** How far a table is: what players do changes nothing about it. */
function placeIn({ round, game, shoe, cutOffer }: TableState): string {
  return [round?.number, game.phase, shoe?.shoe, shoe?.dealt, cutOffer?.to].join(' ')
}
