import { type Kysely, sql } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { DaysAnswer } from '#protocol/http/history'
import type { ZonedRange } from '#server/history/range'
import { dayStarts, WallClock } from '#server/history/zones'
import type { Schema } from '#server/store/schema'
import { purseAccount } from '#server/wallet/accounts'

type Sums = DaysAnswer['total']

interface Row {
  readonly bucket: number
  readonly rounds: number
  readonly staked: number
  readonly paid: number
  readonly won: number
  readonly lost: number
}

const NOTHING: Sums = { rounds: 0, staked: 0, paid: 0, won: 0, lost: 0, net: 0 }

/**
 * What was won and lost, day by day of the player's own calendar, newest first; days without play are left out. The
 * days' bounds come from here, because a store may know other time zones than the player's browser.
 */
export async function playedDays(
  db: Kysely<Schema>,
  player: PlayerId,
  { from, to, zone }: ZonedRange,
): Promise<DaysAnswer> {
  const currency = await currencyOf(db, player)
  const first = await firstPlay(db, player, from)
  if (first === null || first >= to) return { zone, currency, days: [], total: NOTHING }
  const starts = dayStarts(new WallClock(zone), first, Math.min(to, (await lastPlay(db, player)) + 1))
  const { rows } = await sql<Row>`
    select width_bucket(ended_at, ${starts.map(({ at }) => at)}::bigint[])::bigint as bucket,
      count(*)::bigint as rounds, sum(staked)::bigint as staked, sum(paid)::bigint as paid,
      coalesce(sum(paid - staked) filter (where paid > staked), 0)::bigint as won,
      coalesce(sum(staked - paid) filter (where paid < staked), 0)::bigint as lost
    from plays where player = ${player} and ended_at >= ${from}::bigint and ended_at < ${to}::bigint
    group by bucket order by bucket desc`.execute(db)
  const days = rows.map(({ bucket, ...sums }) => ({
    day: starts[bucket - 1]?.day ?? '',
    ...sums,
    net: sums.won - sums.lost,
  }))
  return { zone, currency, days, total: days.reduce(plus, NOTHING) }
}

/** Everybody has an account, and one currency for good (MO-6). */
async function currencyOf(db: Kysely<Schema>, player: PlayerId): Promise<string> {
  const { currency } = await db
    .selectFrom('accounts')
    .select('currency')
    .where('id', '=', purseAccount(player, 'cash').id)
    .executeTakeFirstOrThrow()
  return currency
}

async function firstPlay(db: Kysely<Schema>, player: PlayerId, from: number): Promise<number | null> {
  const { first } = await db
    .selectFrom('plays')
    .select(({ fn }) => fn.min('ended_at').as('first'))
    .where('player', '=', player)
    .where('ended_at', '>=', from)
    .executeTakeFirstOrThrow()
  return first
}

async function lastPlay(db: Kysely<Schema>, player: PlayerId): Promise<number> {
  const { last } = await db
    .selectFrom('plays')
    .select(({ fn }) => fn.max('ended_at').as('last'))
    .where('player', '=', player)
    .executeTakeFirstOrThrow()
  return last
}

function plus(a: Sums, b: Sums): Sums {
  return {
    rounds: a.rounds + b.rounds,
    staked: a.staked + b.staked,
    paid: a.paid + b.paid,
    won: a.won + b.won,
    lost: a.lost + b.lost,
    net: a.net + b.net,
  }
}
