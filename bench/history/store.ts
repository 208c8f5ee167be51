import { type Kysely, sql } from 'kysely'
import { canonical } from '#engine/record/canonical'
import { PLAYER, playedRound } from '#protocol/describe/round'
import type { Schema } from '#server/store/schema'
import { snapshotText } from '#server/tables/snapshot'

export const ROUNDS = Number(process.env.SABOT_BENCH_ROUNDS ?? 1_000_000)
const TABLES = 50
export const PLAYERS = 500
/** Every so manieth round is played by one and the same: somebody who never sleeps. */
export const HEAVY_SHARE = 20
export const DETAILED = 20_000
/** Filled in parts: the store allows no statement to take long. */
const AT_ONCE = 50_000
export const DAY = 86_400_000
export const DAYS = 180
export const END = Date.UTC(2026, 6, 1)
const STEP = Math.floor((DAYS * DAY) / ROUNDS)

export function codeOf(number: number): string {
  return `bench-${number % TABLES}-${number}`
}

/** Rounds, plays and movements by the million; the first rounds with real events, which a detail is made of. */
export async function fillHistory(db: Kysely<Schema>): Promise<void> {
  await sql`insert into tables (id, config, version, hash, snapshot_version)
    select 'bench-' || n, '{"game":"speed-baccarat"}', 0, '', 0 from generate_series(0, ${TABLES - 1}::int) n`.execute(
    db,
  )
  await sql`insert into shoes (table_id, number, commitment, sealed_seed, cut, burned_count)
    select id, 1, repeat('0', 64), '', 208, 0 from tables`.execute(db)
  const { snapshot, told } = playedRound()
  const events = told.flatMap(({ events }) => events)
  const count = events.length
  const began = sql`${END}::bigint - (${ROUNDS}::bigint - n) * ${STEP}::bigint`
  const table = sql`'bench-' || n % ${sql.lit(TABLES)}`
  const code = sql`${table} || '-' || n`
  const who = sql`case when n <= ${DETAILED}::bigint then ${PLAYER} when n % ${sql.lit(HEAVY_SHARE)} = 0 then 'heavy'
    else 'p_' || n % ${sql.lit(PLAYERS)} end`
  await openBook(db)
  for (let first = 1; first <= ROUNDS; first += AT_ONCE) {
    await sql`insert into rounds (code, table_id, number, shoe, shoe_round, began_at, ended_at, outcome, first_version,
      last_version)
    select ${code}, ${table}, n, 1, 1, ${began}, ${began} + 30000, 'settled',
      n * ${count}::bigint + 1, (n + 1) * ${count}::bigint
    from generate_series(${first}::bigint, ${first + AT_ONCE - 1}::bigint) n`.execute(db)
    await sql`insert into plays (player, round, table_id, game, currency, began_at, ended_at, changed_at, outcome, staked,
      paid, golden_staked, golden_back, balance_before, balance_after)
    select ${who}, ${code}, ${table},
      case n % 3 when 0 then 'mini-baccarat' else 'speed-baccarat' end, 'EUR', ${began}, ${began} + 30000,
      ${began} + 30000, 'settled', 500, (n % 2) * 975, 0, 0, 100000, 100000
    from generate_series(${first}::bigint, ${first + AT_ONCE - 1}::bigint) n`.execute(db)
    await sql`insert into transfers (id, key, kind, round, input_hash, at) overriding system value
    select n, 'bench/' || n, 'settle', ${code}, '', ${began} + 30000
    from generate_series(${first}::bigint, ${first + AT_ONCE - 1}::bigint) n`.execute(db)
    await sql`insert into entries (transfer_id, line, account_id, amount, balance_after)
    select n, side.line, case side.line when 1 then 'cash:' || ${who} else 'house:' || ${table} end,
      ((n % 2) * 975 - 500) * (3 - 2 * side.line), 100000
    from generate_series(${first}::bigint, ${first + AT_ONCE - 1}::bigint) n, (values (1), (2)) side (line)`.execute(
      db,
    )
  }
  await sql`insert into round_starts (code, state)
    select ${code}, ${snapshotText({ state: snapshot.state, stakes: {} })}
    from generate_series(1, ${DETAILED}::bigint) n`.execute(db)
  await sql`insert into events (table_id, version, at, type, body, hash)
    select ${table}, n * ${count}::bigint + e.place, 0, e.type, e.body, ''
    from generate_series(1, ${DETAILED}::bigint) n, unnest(
      ${events.map(({ type }) => type)}::text[],
      ${events.map((event) => canonical(event))}::text[]) with ordinality as e (type, body, place)`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}

/** Accounts of everybody who plays, and of the tables. */
async function openBook(db: Kysely<Schema>): Promise<void> {
  const players = [PLAYER, 'heavy', ...Array.from({ length: PLAYERS }, (_, index) => `p_${index}`)]
  const tables = Array.from({ length: TABLES }, (_, index) => `bench-${index}`)
  await sql`insert into accounts (id, owner, kind, currency, may_overdraw)
    select k.kind || ':' || o.owner, o.owner, k.kind, k.currency, k.kind = 'house'
    from (values ('cash', 'EUR'), ('golden', 'EUR-golden'), ('house', 'EUR')) k (kind, currency), (
      select 'house' as kind, t as owner from unnest(${tables}::text[]) t
      union all select 'player', p from unnest(${players}::text[]) p
    ) o where (k.kind = 'house') = (o.kind = 'house')`.execute(db)
}
