import { type Kysely, sql } from 'kysely'
import type { RoundCode, TableId } from '#engine/ids'
import type { Schema } from '#server/store/schema'
import type { StoredRecord } from '#server/tables/records'
import type { Named } from '#server/wallet/accounts'

/** Records that are read at once. */
export const CHUNK = 5000

/** A part of a table's log: the records after one version, up to another. */
export function recordsBetween(
  db: Kysely<Schema>,
  table: TableId,
  after: number,
  upto: number,
): Promise<readonly StoredRecord[]> {
  return db
    .selectFrom('events')
    .select(['version', 'at', 'type', 'body', 'sealed', 'hash'])
    .where('table_id', '=', table)
    .where('version', '>', after)
    .where('version', '<=', upto)
    .orderBy('version')
    .execute()
}

/** A transfer as the book has it. */
export interface Booked {
  readonly key: string
  readonly kind: string
  readonly round: RoundCode | null
  readonly entries: readonly BookedEntry[]
}

export interface BookedEntry {
  readonly account: Named
  readonly amount: number
}

/** The transfers that stand under these keys, or in these rounds under any key, in the order of booking. */
export async function bookedFor(
  db: Kysely<Schema>,
  { keys, rounds = [] }: { readonly keys: readonly string[]; readonly rounds?: readonly RoundCode[] },
): Promise<readonly Booked[]> {
  const rows = await db
    .selectFrom('transfers')
    .leftJoin('entries', 'entries.transfer_id', 'transfers.id')
    .leftJoin('accounts', 'accounts.id', 'entries.account_id')
    .select(['transfers.id', 'key', 'transfers.kind', 'round', 'amount'])
    .select(['account_id as account', 'accounts.kind as of', 'table_id as table'])
    .where(sql<boolean>`(key = any(${keys}::text[]) or round = any(${rounds}::text[]))`)
    .orderBy('transfers.id')
    .orderBy('line')
    .execute()
  const booked = new Map<number, Booked & { readonly entries: BookedEntry[] }>()
  for (const { id, key, kind, round, account, of, table, amount } of rows) {
    const transfer = booked.get(id) ?? { key, kind, round, entries: [] }
    if (account !== null && amount !== null)
      transfer.entries.push({
        account: { id: account, kind: of, ...(table === null ? {} : { table }) },
        amount,
      })
    booked.set(id, transfer)
  }
  return [...booked.values()]
}

/** The key of the transfer that a record brings with it. */
export function transferKey(table: TableId, version: number): string {
  return `${table}/${version}`
}
