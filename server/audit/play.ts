import { type Kysely, sql } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { Findings } from '#server/audit/findings'
import type { Schema } from '#server/store/schema'

/** What limits are decided by is what the book says: every player's days, and the money of every session. */
export async function auditPlay(db: Kysely<Schema>, findings: Findings): Promise<void> {
  await days(db, findings)
  await sessions(db, findings)
}

interface Day {
  readonly player: PlayerId
  readonly day: string
  readonly kept: readonly number[] | null
  readonly booked: readonly number[] | null
}

/**
 * Staked, paid, deposited and withdrawn, in this order: as kept for each day, and as the entries add up. What a round
 * pays belongs to the day on which it was staked.
 */
async function days(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<Day>`
    with staked as (
      select round, min(at) as at from transfers where kind = 'stake' group by round
    ), booked as (
      select coalesce(s.player, a.owner) as player,
        to_char(to_timestamp((case when t.kind = 'stake' then t.at else coalesce(r.at, t.at) end) / 1000.0)
          at time zone 'UTC', 'YYYY-MM-DD') as day,
        coalesce(-sum(e.amount) filter (where t.kind = 'stake'), 0)::bigint as staked,
        coalesce(sum(e.amount) filter (where t.round is not null and t.kind <> 'stake'), 0)::bigint as paid,
        coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0)::bigint as deposited,
        coalesce(-sum(e.amount) filter (where t.kind = 'withdrawal'), 0)::bigint as withdrawn
      from entries e join transfers t on t.id = e.transfer_id join accounts a on a.id = e.account_id
      left join play_sessions s on a.kind = 'session' and s.id = a.owner
      left join staked r on r.round = t.round
      where (a.kind = 'cash' or s.id is not null or a.kind = 'payout')
        and (case when t.kind = 'withdrawal' then a.kind = 'payout' and e.amount < 0 and exists (
              select 1 from entries o join accounts c on c.id = o.account_id
              where o.transfer_id = t.id and c.kind = 'cashier')
            when t.kind = 'deposit' then a.kind = 'cash'
            else t.round is not null and t.kind not in ('debit', 'credit') end)
      group by 1, 2
    )
    select coalesce(b.player, d.player) as player, coalesce(b.day, d.day) as day,
      case when d.player is null then null else array[d.staked, d.paid, d.deposited, d.withdrawn] end as kept,
      case when b.player is null then null else array[b.staked, b.paid, b.deposited, b.withdrawn] end as booked
    from booked b full join play_days d on d.player = b.player and d.day = b.day`.execute(db)
  for (const { player, day, kept, booked } of rows) {
    findings.count('days of play')
    const [says, is] = [sums(kept), sums(booked)]
    findings.must(
      says === is,
      () => `The day ${day} of ${player} is kept as ${says}, and the book says ${is}.`,
    )
  }
}

function sums(amounts: readonly number[] | null): string {
  return (amounts ?? [0, 0, 0, 0]).join(' ')
}

/** A session that has ended holds nothing, and got what it says, from its own player. */
async function sessions(db: Kysely<Schema>, findings: Findings): Promise<void> {
  const { rows } = await sql<{ id: string; state: string; balance: number; funded: number; moved: number }>`
    select s.id, s.state, coalesce(a.balance, 0)::bigint as balance, s.funded - s.returned as funded,
      coalesce((select sum(e.amount) from entries e join transfers t on t.id = e.transfer_id
        where e.account_id = a.id and t.kind = 'session'), 0)::bigint as moved
    from play_sessions s left join accounts a on a.kind = 'session' and a.owner = s.id`.execute(db)
  for (const { id, state, balance, funded, moved } of rows) {
    findings.count('table sessions')
    findings.must(state !== 'ended' || balance === 0, () => `Session ${id} ended with ${balance} cents left.`)
    findings.must(
      funded === moved,
      () => `Session ${id} says that ${funded} cents stayed at the table, the book says ${moved}.`,
    )
  }
  const strange = await sql<{ key: string }>`
    select t.key from transfers t
    join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id and a.kind = 'session'
    join entries o on o.transfer_id = t.id join accounts c on c.id = o.account_id and c.kind = 'cash'
    left join play_sessions s on s.id = a.owner
    where t.kind = 'session' and s.player is distinct from c.owner order by t.id`.execute(db)
  for (const { key } of strange.rows) {
    findings.problem(`Transfer ${key} is between an account and a session that is not its player's.`)
  }
}
