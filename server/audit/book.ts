import { type Kysely, sql } from 'kysely'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'
import { ACCOUNT_KINDS } from '#server/wallet/accounts'

/** The book by itself: every transfer sums to zero, every account is the sum of its entries, all together is zero. */
export async function auditBook(db: Kysely<Schema>, findings: Findings): Promise<void> {
  await trialBalance(db, findings)
  await accounts(db, findings)
  await transfers(db, findings)
}

async function trialBalance(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ currency: string; sum: number }>`
    select currency, sum(balance)::bigint as sum from accounts group by currency`.execute(db)
  for (const { currency, sum } of rows) {
    findings.count('currencies')
    findings.must(sum === 0, () => `All accounts in ${currency} together hold ${sum} cents instead of 0.`)
  }
}

async function accounts(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{
    id: string
    owner: string
    kind: string
    named: boolean
    balance: number
    sum: number
    may_overdraw: boolean
    last: number
  }>`
    select a.id, a.owner, a.kind, ${NAMED} as named, a.balance, a.may_overdraw, coalesce(e.sum, 0)::bigint as sum,
      coalesce((select balance_after from entries where account_id = a.id
        order by transfer_id desc, line desc limit 1), 0)::bigint as last
    from accounts a
    left join (select account_id, sum(amount) as sum from entries group by account_id) e on e.account_id = a.id`.execute(
    db,
  )
  for (const { id, owner, kind, named, balance, sum, may_overdraw, last } of rows) {
    findings.count('accounts')
    findings.must(
      id === `${kind}:${owner}` && named && may_overdraw === mayOverdraw(kind),
      () => `Account ${id} is kept as one of another kind than its name says.`,
    )
    findings.must(balance === sum, () => `Account ${id} says ${balance} cents, its entries say ${sum}.`)
    findings.must(balance === last, () => `Account ${id} says ${balance} cents, its last entry ${last}.`)
    findings.must(balance >= 0 || may_overdraw, () => `Account ${id} is below zero: ${balance} cents.`)
  }
}

/** The columns say of whom an account is, and so does its name. */
const NAMED = sql`case
  when a.kind in ('stakes', 'stakes-golden', 'house', 'promotions') then a.operator is null
    and coalesce(a.owner in (a.table_id, a.table_id || '.' || replace(a.currency, '-golden', '')), false)
  when a.kind = 'operator' then
    coalesce(a.owner = a.operator || coalesce('/' || a.table_id, '') || '/' || a.currency, false)
  else a.table_id is null and a.operator is null end`

async function transfers(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select t.key from transfers t
    left join entries e on e.transfer_id = t.id left join accounts a on a.id = e.account_id
    group by t.key, a.currency having coalesce(sum(e.amount), 0) <> 0`.execute(db)
  for (const { key } of rows) findings.problem(`Transfer ${key} does not sum to zero.`)
  await runningBalances(db, findings)
  const { count } = await db
    .selectFrom('transfers')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow()
  findings.count('transfers', count)
}

/**
 * Accounts are locked before a transfer gets its number: in that order entries add up to what each of them says.
 * One that does not makes all after it wrong too, so that the first of an account tells enough.
 */
async function runningBalances(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ key: string; account: string }>`
    select distinct on (e.account_id) t.key, e.account_id as account from transfers t join (
      select transfer_id, line, account_id, balance_after,
        sum(amount) over (partition by account_id order by transfer_id, line) as running from entries
    ) e on e.transfer_id = t.id
    where e.running <> e.balance_after order by e.account_id, t.id, e.line`.execute(db)
  for (const { key, account } of rows) {
    findings.problem(`Transfer ${key} says another balance of ${account} than all before it make.`)
  }
}

function mayOverdraw(kind: string): boolean | null {
  const known: Readonly<Record<string, { readonly mayOverdraw: boolean }>> = ACCOUNT_KINDS
  return Object.hasOwn(known, kind) ? (known[kind]?.mayOverdraw ?? null) : null
}
