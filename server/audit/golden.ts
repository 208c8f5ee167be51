import { type Kysely, sql } from 'kysely'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'

/** MO-7: golden chips come from a grant, and no more go than expired. */
export async function auditGolden(db: Kysely<Schema>, findings: Findings): Promise<void> {
  await grants(db, findings)
  await expiries(db, findings)
}

/** Every grant has its transfer, and every transfer its grant: to the same player, of the same chips. */
async function grants(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ key: string; granted: boolean; same: boolean | null }>`
    with booked as (
      select t.key, a.owner, replace(a.currency, '-golden', '') as currency, e.amount
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where t.kind = 'grant' and a.kind = 'golden'
    )
    select coalesce(b.key, 'golden/' || g.id) as key, g.id is not null as granted,
      b.owner = g.player_id and b.amount = g.amount and b.currency = g.currency as same
    from golden_grants g full join booked b on b.key = 'golden/' || g.id`.execute(db)
  for (const { key, granted, same } of rows) {
    if (granted) findings.count('golden grants')
    findings.must(granted, () => `Transfer ${key} gave golden chips that nobody granted.`)
    findings.must(
      !granted || same === true,
      () => `The grant of transfer ${key} is not what the book has of it.`,
    )
  }
}

/** All that was taken back from a player until a moment is no more than what had expired by then. */
async function expiries(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select key from (
      select t.key, t.at, a.owner, a.kind, e.amount,
        -sum(e.amount) over (partition by a.id order by t.id) as taken
      from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where t.kind = 'expiry' and a.kind <> 'grants'
    ) x where kind <> 'golden' or amount > 0 or taken > (
      select coalesce(sum(amount), 0) from golden_grants g where g.player_id = x.owner and g.expires_at <= x.at)
    order by key`.execute(db)
  for (const { key } of rows) findings.problem(`Transfer ${key} took back chips that had not expired.`)
}
