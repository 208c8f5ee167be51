import { partsOf } from '#cli/bots/families'
import type { Client } from '#cli/bots/wire/client'
import { endSession, takeToTable } from '#cli/bots/wire/table-session'
import { rangeOf } from '#engine/round/limits'
import type { Purse } from '#engine/round/posting'
import type { TableState } from '#engine/table/types'

/** Where money is taken to a table, so many of its least stakes. */
const STAKES_TAKEN = 20

/** What a player bets with at one table: the account, or the session where play is regulated (TP-18). */
export class TableMoney {
  readonly #client: Client
  readonly #table: string
  #triedIn: string | null = null

  constructor(client: Client, table: string) {
    this.#client = client
    this.#table = table
  }

  get purse(): Purse {
    return this.#client.purseAt(this.#table)
  }

  /** Opens a session, or takes more to it. Where it may see no more it is ended, and the next time a new one opened. */
  async bring(state: TableState): Promise<boolean> {
    const { url, token, purse } = this.#client
    const place = { url, token, table: this.#table }
    const least = leastStake(state)
    if (purse.cash < least) return false
    for (let amount = Math.min(purse.cash, STAKES_TAKEN * least); ; amount = Math.floor(amount / 2)) {
      const taken = await takeToTable(place, Math.max(amount, least))
      if (taken !== 'too-much') return taken === 'done'
      if (amount <= least) break
    }
    await endSession(place)
    return false
  }

  /** More for a session that has nothing left to bet; once a round, whatever comes of it. */
  async refill(state: TableState): Promise<void> {
    const { game, round } = state
    const { purse } = this.#client
    const least = leastStake(state)
    const isLow = this.purse !== purse && this.purse.cash < least && purse.cash >= least
    if (!isLow || game.phase !== 'betting' || round === null || this.#triedIn === round.code) return
    this.#triedIn = round.code
    await this.bring(state)
  }
}

export function leastStake({ id, game }: TableState): number {
  const mains = partsOf(id).mains(game)
  return Math.min(...mains.map((bet) => rangeOf(game.limits, bet)[0]))
}
