import type { Kysely } from 'kysely'
import type { Findings } from '#server/audit/findings'
import { CHUNK } from '#server/audit/reading'
import type { Schema } from '#server/store/schema'
import { purseAccount } from '#server/wallet/accounts'
import type { Stake } from '#tests/chaos/table-log'

/** What each transfer moved, by its key and account. */
type Moves = Map<string, Map<string, number>>

/** The book, read on from where the last look ended: transfers sum to zero, and balances follow from one another. */
export class Book {
  readonly #balances = new Map<string, number>()
  #transfer = 0

  /** Whether all these stakes are in what is new. */
  async readOn(db: Kysely<Schema>, stakes: readonly Stake[], findings: Findings): Promise<void> {
    const moves = await this.#new(db, findings)
    for (const { key, player, cash, golden } of stakes) {
      for (const [purse, amount] of Object.entries({ cash, golden }) as ['cash' | 'golden', number][]) {
        const moved = moves.get(key)?.get(purseAccount(player, purse).id) ?? 0
        findings.must(
          moved === -amount,
          () => `Transfer ${key} takes ${-moved} of the ${amount} cents that ${player} staked.`,
        )
      }
      findings.count('stakes')
    }
    const accounts = await db.selectFrom('accounts').select(['id', 'balance']).execute()
    for (const { id, balance } of accounts) {
      const sum = this.#balances.get(id) ?? 0
      findings.must(balance === sum, () => `Account ${id} says ${balance} cents, its entries say ${sum}.`)
    }
  }

  async #new(db: Kysely<Schema>, findings: Findings): Promise<Moves> {
    const moves: Moves = new Map()
    const { last } = await db
      .selectFrom('transfers')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    for (; this.#transfer < (last ?? 0); this.#transfer = Math.min(last, this.#transfer + CHUNK)) {
      const rows = await db
        .selectFrom('transfers')
        .innerJoin('entries', 'entries.transfer_id', 'transfers.id')
        .innerJoin('accounts', 'accounts.id', 'entries.account_id')
        .select(['key', 'account_id', 'amount', 'balance_after', 'currency'])
        .where('transfers.id', '>', this.#transfer)
        .where('transfers.id', '<=', this.#transfer + CHUNK)
        .orderBy('transfers.id')
        .orderBy('line')
        .execute()
      const sums = new Map<string, number>()
      for (const { key, account_id: account, amount, balance_after, currency } of rows) {
        const balance = (this.#balances.get(account) ?? 0) + amount
        findings.must(
          balance === balance_after,
          () => `Transfer ${key} says another balance of ${account} than all before it make.`,
        )
        this.#balances.set(account, balance)
        const moved = moves.get(key) ?? new Map<string, number>()
        moves.set(key, moved.set(account, (moved.get(account) ?? 0) + amount))
        sums.set(`${key} ${currency}`, (sums.get(`${key} ${currency}`) ?? 0) + amount)
      }
      for (const [key, sum] of sums) findings.must(sum === 0, () => `Transfer ${key} does not sum to zero.`)
    }
    findings.count('transfers', moves.size)
    return moves
  }
}
