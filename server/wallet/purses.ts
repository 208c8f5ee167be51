import { type Kysely, sql } from 'kysely'
import type { Purse } from '#engine/round/posting'
import type { Schema } from '#server/store/schema'
import { purseAccount } from '#server/wallet/accounts'
import type { Balance } from '#server/wallet/ledger'

const EMPTY: Purse = { cash: 0, golden: 0 }
const MOST_REMEMBERED = 100_000

/**
 * What players have, as last heard from the store. Tables decide by it; the store has the last word when the
 * money moves. Of two readings the one with the higher version counts, whichever arrives first.
 */
export class Purses {
  readonly #db: Kysely<Schema>
  readonly #known = new Map<string, Balance>()

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  readonly of = (player: string): Purse => {
    const cash = this.#known.get(purseAccount(player, 'cash'))
    if (cash === undefined) return EMPTY
    return { cash: cash.balance, golden: this.#known.get(purseAccount(player, 'golden'))?.balance ?? 0 }
  }

  /** Reads whoever is not known yet. */
  async need(players: Iterable<string>): Promise<void> {
    const unknown = [...players].filter((player) => !this.#known.has(purseAccount(player, 'cash')))
    if (unknown.length > 0) await this.refresh(unknown)
  }

  /** Reads them again, and says whose money is not what it was. */
  async refresh(players: readonly string[]): Promise<readonly string[]> {
    if (players.length === 0) return []
    const accounts = players.flatMap((player) => [
      purseAccount(player, 'cash'),
      purseAccount(player, 'golden'),
    ])
    const rows = await this.#db
      .selectFrom('accounts')
      .select(['id', 'balance', 'version'])
      .where(sql<boolean>`id = any(${accounts}::text[])`)
      .execute()
    return this.learn(rows.map(({ id, balance, version }) => ({ account: id, balance, version })))
  }

  /** Takes in balances that the store told, and says whose money that is. */
  learn(balances: readonly Balance[]): readonly string[] {
    const players = new Set<string>()
    for (const balance of balances) {
      const [kind, player] = balance.account.split(':', 2)
      if ((kind !== 'cash' && kind !== 'golden') || player === undefined) continue
      const known = this.#known.get(balance.account)
      const isNews = known === undefined || known.version < balance.version
      // What was just asked for is not forgotten first.
      this.#known.delete(balance.account)
      this.#known.set(balance.account, isNews ? balance : known)
      if (isNews) players.add(player)
    }
    this.#forgetOldest()
    return [...players]
  }

  #forgetOldest(): void {
    for (const account of this.#known.keys()) {
      if (this.#known.size <= MOST_REMEMBERED) return
      this.#known.delete(account)
    }
  }
}
