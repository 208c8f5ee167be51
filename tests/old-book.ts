import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/store/schema'
import { ACCOUNT_KINDS, unitOf } from '#server/wallet/accounts'
import { type AccountName, account } from '#tests/account'

type Lines = readonly (readonly [account: AccountName, amount: number])[]

/** The book as Sabot wrote it when an account's name alone said of whom it is: an older store takes nothing else. */
export async function openOldAccounts(
  db: Kysely<Schema>,
  names: readonly AccountName[],
  currency = 'EUR',
): Promise<void> {
  for (const { id, kind, owner } of names.map(account)) {
    await sql`insert into accounts (id, owner, kind, currency, may_overdraw)
      values (${id}, ${owner}, ${kind}, ${unitOf(kind, currency)}, ${ACCOUNT_KINDS[kind].mayOverdraw})`.execute(
      db,
    )
  }
}

export async function oldTransfer(
  db: Kysely<Schema>,
  {
    key,
    kind,
    round = null,
  }: { readonly key: string; readonly kind: string; readonly round?: string | null },
  lines: Lines,
  at: number,
): Promise<void> {
  for (const [name, amount] of lines)
    await sql`update accounts set balance = balance + ${amount}::bigint, version = version + 1 where id = ${name}`.execute(
      db,
    )
  await sql`with one as (
      insert into transfers (key, kind, round, input_hash, at) values (${key}, ${kind}, ${round}, '', ${at}::bigint) returning id
    ) insert into entries (transfer_id, line, account_id, amount, balance_after)
      select one.id, l.line, l.account, l.amount, a.balance
      from one, unnest(${lines.map(([name]) => name)}::text[], ${lines.map(([, amount]) => amount)}::bigint[])
        with ordinality l (account, amount, line) join accounts a on a.id = l.account`.execute(db)
}
