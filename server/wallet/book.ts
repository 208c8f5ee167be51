import type { Kysely } from 'kysely'
import { failureOf } from '#server/store/failure'
import type { Schema } from '#server/store/schema'
import { accountOf } from '#server/wallet/accounts'
import { type Balance, LedgerError, Overdrawn, post } from '#server/wallet/ledger'
import { inputHash, type Transfer } from '#server/wallet/transfer'

/** The same key with other content. */
export class KeyReused extends LedgerError {}

/** Carries out a transfer once, however often it is asked for; null when it was done before. */
export async function transferOnce(
  db: Kysely<Schema>,
  transfer: Transfer,
  at: number,
): Promise<readonly Balance[] | null> {
  if (await isDone(db, transfer)) return null
  try {
    return await db.transaction().execute((tx) => post(tx, [transfer], at))
  } catch (error) {
    // Whoever did it at the same moment may have taken the last of the money.
    const isLate = failureOf(error) === 'unique' || error instanceof Overdrawn
    if (isLate && (await isDone(db, transfer))) return null
    throw error
  }
}

/** Whether it was carried out; the same key with other content is an error. */
export async function isDone(db: Kysely<Schema>, transfer: Transfer): Promise<boolean> {
  const known = await db
    .selectFrom('transfers')
    .select('input_hash')
    .where('key', '=', transfer.key)
    .executeTakeFirst()
  if (known === undefined) return false
  if (known.input_hash === inputHash(transfer)) return true
  throw new KeyReused(`The key ${transfer.key} was used for another transfer: choose a new one.`)
}

/** Undoes a transfer by its opposite: nothing is edited, and nothing is undone twice. */
export async function reverse(
  db: Kysely<Schema>,
  key: string,
  { at, note }: { readonly at: number; readonly note: string },
): Promise<readonly Balance[] | null> {
  const rows = await db
    .selectFrom('transfers')
    .innerJoin('entries', 'entries.transfer_id', 'transfers.id')
    .innerJoin('accounts', 'accounts.id', 'entries.account_id')
    .select(['accounts.kind', 'accounts.owner', 'amount', 'round'])
    .where('transfers.key', '=', key)
    .orderBy('line')
    .execute()
  const [first] = rows
  if (first === undefined) throw new LedgerError(`There is no transfer ${key} to reverse.`)
  const entries = rows.map(({ kind, owner, amount }) => ({
    account: accountOf(kind, owner),
    amount: -amount,
  }))
  return transferOnce(db, { key: `reverse/${key}`, kind: 'reversal', round: first.round, entries, note }, at)
}
