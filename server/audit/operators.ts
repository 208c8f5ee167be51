import { type Kysely, sql } from 'kysely'
import type { PlayerId, RoundCode } from '#engine/ids'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'

/** Operators' money: what was debited and given back is in the book, and every round's debits came to one end. */
export async function auditOperators(db: Kysely<Schema>, findings: Findings): Promise<void> {
  await calls(db, findings)
  await transfers(db, findings)
  await rounds(db, findings)
  await brought(db, findings)
}

async function calls(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from wallet_calls`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count > 0) findings.count("operators' wallet calls", count)
}

/** Each booked debit has its transfer and each transfer its call, to the cent. */
async function transfers(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ key: string; due: number; moved: number }>`
    with due as (
      select 'debit/' || code as key, player_id, operator, table_id, currency, amount
      from wallet_calls where kind = 'debit' and state = 'booked'
      union all
      select 'credit/' || code, player_id, operator, table_id, currency, -amount
      from wallet_calls where kind = 'credit' and amount > 0
      union all
      select 'credit/c_' || d.round || '_' || d.player_id, d.player_id, d.operator, d.table_id, d.currency, -sum(d.amount)
      from wallet_calls d join wallet_calls x on x.debit_code = d.code where d.state = 'booked'
      group by d.round, d.player_id, d.operator, d.table_id, d.currency
    ), moved as (
      select t.key, a.kind, a.owner, a.operator, a.table_id, a.currency, e.amount from transfers t
      join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where t.kind in ('debit', 'credit')
    ), lines as (
      select key, 'cash' as kind, player_id as owner, null as operator, null as table_id, currency, amount::bigint as due
      from due
      union all
      select key, 'operator', null, operator, table_id, currency, -amount::bigint from due
    )
    select coalesce(l.key, m.key) as key, coalesce(l.due, 0)::bigint as due, coalesce(m.amount, 0)::bigint as moved
    from lines l full join moved m on m.key = l.key and m.kind = l.kind and m.currency = l.currency
      and case l.kind when 'cash' then m.owner = l.owner else m.operator = l.operator and m.table_id = l.table_id end
    where coalesce(l.due, 0) <> coalesce(m.amount, 0)`.execute(db)
  for (const { key, due, moved } of rows) {
    findings.problem(`Transfer ${key} should move ${due} cents by its wallet call and moved ${moved}.`)
  }
}

/** Of a round that is over nothing is left here, and the operator is told once what became of its debits. */
async function rounds(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ round: RoundCode; player: PlayerId; left: number; told: boolean }>`
    with called as (
      select c.round, c.player_id,
        sum(c.amount) filter (where c.kind = 'debit' and c.state = 'booked') as debited,
        coalesce(sum(c.amount) filter (where c.kind = 'credit'), 0)
          + coalesce(sum(c.amount) filter (where c.kind = 'cancel' and d.state = 'booked'), 0) as returned,
        bool_or(c.kind = 'credit' or (c.kind = 'cancel' and d.state = 'booked')) as told
      from wallet_calls c left join wallet_calls d on d.code = c.debit_code group by c.round, c.player_id
    ), played as (
      select t.round, a.owner as player_id, sum(e.amount) as moved
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where a.kind = 'cash' and t.round in (select round from called)
      group by t.round, a.owner
    )
    select c.round, c.player_id as player, coalesce(c.told, false) as told,
      (c.debited + coalesce(p.moved, 0) - c.returned)::bigint as left
    from called c left join played p using (round, player_id) join rounds r on r.code = c.round
    where r.outcome is not null and c.debited is not null
      and (c.told is not true or c.debited + coalesce(p.moved, 0) <> c.returned)`.execute(db)
  for (const { round, player, left, told } of rows) {
    findings.problem(
      told
        ? `Round ${round} is over and ${left} cents of ${player} did not go back to the operator.`
        : `Round ${round} is over and the operator of ${player} was not told what became of the debits.`,
    )
  }
}

/** What an operator brings or takes moves between its own account and one of its own players, and nowhere else. */
async function brought(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select t.key from transfers t
    left join entries e on e.transfer_id = t.id left join accounts a on a.id = e.account_id
    left join players p on a.kind = 'cash' and p.id = a.owner
    where t.kind = 'operator' group by t.id having count(*) <> 2 or count(p.id) <> 1 or t.round is not null
      or not bool_or(coalesce(a.kind = 'operator' and a.operator = t.operator and a.table_id is null, false))
      or count(distinct a.currency) <> 1 or max(a.currency) is distinct from max(p.currency)
      or max(p.operator) is distinct from t.operator
      or t.key not like 'operator/' || t.operator || '/%'`.execute(db)
  for (const { key } of rows) findings.problem(`Transfer ${key} moved what no operator's transfer moves.`)
}
