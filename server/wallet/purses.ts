import { type Kysely, sql } from 'kysely'
import type { PlayerId, SessionId } from '#engine/ids'
import type { Purse } from '#engine/round/posting'
import type { Schema } from '#server/store/schema'
import {
  type Account,
  type AccountId,
  accountOf,
  purseAccount,
  purseOf,
  sessionAccount,
} from '#server/wallet/accounts'
import type { Balance } from '#server/wallet/ledger'

const EMPTY: Purse = { cash: 0, golden: 0 }
const MOST_REMEMBERED = 100_000

/**
 * What players have, as last heard from the store. Tables decide by it; the store has the last word when the
 * money moves. Of two readings the one with the higher version counts, whichever arrives first.
 */
export class Purses {
  readonly #db: Kysely<Schema>
  readonly #elsewhere: (player: PlayerId) => number
  readonly #known = new Map<AccountId, Balance>()

  /** What lies with an operator counts as what is here. */
  constructor(db: Kysely<Schema>, elsewhere: (player: PlayerId) => number = () => 0) {
    this.#db = db
    this.#elsewhere = elsewhere
  }

  /** What is on the account or, where the money was taken to a session, in that (TP-18). */
  readonly of = (player: PlayerId, session: SessionId | null = null): Purse => {
    const account = session === null ? purseAccount(player, 'cash') : sessionAccount(session)
    const cash = this.#known.get(account.id)
    if (cash === undefined) return EMPTY
    const golden = this.#known.get(purseAccount(player, 'golden').id)?.balance ?? 0
    return { cash: cash.balance + (session === null ? this.#elsewhere(player) : 0), golden }
  }

  /** Reads whoever is not known yet. */
  async need(players: Iterable<PlayerId>, sessions: Iterable<string> = []): Promise<void> {
    const unknown = [...players].filter((player) => !this.#known.has(purseAccount(player, 'cash').id))
    const unseen = [...sessions].filter((session) => !this.#known.has(sessionAccount(session).id))
    if (unknown.length + unseen.length > 0) await this.refresh(unknown, unseen)
  }

  /** Reads them again, and says whose money is not what it was. */
  async refresh(players: readonly PlayerId[], sessions: readonly string[] = []): Promise<readonly string[]> {
    if (players.length + sessions.length === 0) return []
    const accounts: readonly Account[] = [
      ...players.flatMap((player) => [purseAccount(player, 'cash'), purseAccount(player, 'golden')]),
      ...sessions.map(sessionAccount),
    ]
    const rows = await this.#db
      .selectFrom('accounts')
      .select(['kind', 'owner', 'balance', 'version'])
      .where(sql<boolean>`id = any(${accounts.map(({ id }) => id)}::text[])`)
      .execute()
    return this.learn(rows.map(({ kind, owner, ...read }) => ({ account: accountOf(kind, owner), ...read })))
  }

  /** Takes in balances that the store told, and says whose money that is: of players; a session's owner is known elsewhere. */
  learn(balances: readonly Balance[]): readonly string[] {
    const players = new Set<string>()
    for (const balance of balances) {
      const { account } = balance
      const of = purseOf(account)
      if (of === null && account.kind !== 'session') continue
      const known = this.#known.get(account.id)
      const isNews = known === undefined || known.version < balance.version
      // What was just asked for is not forgotten first.
      this.#known.delete(account.id)
      this.#known.set(account.id, isNews ? balance : known)
      if (isNews && of !== null) players.add(of.player)
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
