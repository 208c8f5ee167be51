import { type Kysely, sql } from 'kysely'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'

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
    balance: number
    sum: number
    may_overdraw: boolean
    last: number
  }>`
    select a.id, a.balance, a.may_overdraw, coalesce(e.sum, 0)::bigint as sum,
      coalesce((select balance_after from entries where account_id = a.id
        order by transfer_id desc, line desc limit 1), 0)::bigint as last
    from accounts a
    left join (select account_id, sum(amount) as sum from entries group by account_id) e on e.account_id = a.id`.execute(
    db,
  )
  for (const { id, balance, sum, may_overdraw, last } of rows) {
    findings.count('accounts')
    findings.must(balance === sum, () => `Account ${id} says ${balance} cents, its entries say ${sum}.`)
    findings.must(balance === last, () => `Account ${id} says ${balance} cents, its last entry ${last}.`)
    findings.must(balance >= 0 || may_overdraw, () => `Account ${id} is below zero: ${balance} cents.`)
  }
}

async function transfers(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select t.key from transfers t
    left join entries e on e.transfer_id = t.id left join accounts a on a.id = e.account_id
    group by t.key, a.currency having coalesce(sum(e.amount), 0) <> 0`.execute(db)
  for (const { key } of rows) findings.problem(`Transfer ${key} does not sum to zero.`)
  const { count } = await db
    .selectFrom('transfers')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .executeTakeFirstOrThrow()
  findings.count('transfers', count)
}
