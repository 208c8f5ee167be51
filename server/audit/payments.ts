import { type Kysely, sql } from 'kysely'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'

/** The transfers that a payment has, by its kind and state. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  'deposit asked': [],
  'deposit done': ['in'],
  'deposit refused': [],
  'withdrawal asked': ['reserve'],
  'withdrawal done': ['out', 'reserve'],
  'withdrawal refused': ['back', 'reserve'],
  'refill done': ['refill'],
}

interface Row {
  readonly code: string
  readonly kind: string
  readonly state: string
  readonly amount: number
  readonly steps: readonly string[]
  readonly moved: readonly string[]
}

/** Every payment has the transfers that its state says, of its amount, and every such transfer its payment. */
export async function auditPayments(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<Row>`
    select p.code, p.kind, p.state, p.amount,
      coalesce(array_agg(t.step order by t.key) filter (where t.id is not null), '{}') as steps,
      coalesce(array_agg((select sum(abs(e.amount)) / 2 from entries e where e.transfer_id = t.id)::text)
        filter (where t.id is not null), '{}') as moved
    from payments p left join transfers t on t.payment = p.code
    group by p.code, p.kind, p.state, p.amount`.execute(db)
  for (const { code, kind, state, amount, steps, moved } of rows) {
    findings.count('payments')
    const due = STEPS[`${kind} ${state}`]
    const isRight = due?.join() === steps.join() && moved.every((cents) => Number(cents) === amount)
    findings.must(isRight, () => `Payment ${code} (${kind}, ${state}) is not what the book has of it.`)
  }
  const stray = await sql<{ key: string }>`
    select t.key from transfers t left join payments p on p.code = t.payment
    where (t.kind in ('deposit', 'withdrawal') or t.payment is not null)
      and (p.code is null or t.key is distinct from t.payment || '/' || t.step
        or t.kind <> case p.kind when 'refill' then 'grant' else p.kind end)`.execute(db)
  for (const { key } of stray.rows) findings.problem(`Transfer ${key} has no payment that it belongs to.`)
}
