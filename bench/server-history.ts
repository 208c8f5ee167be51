import { type Kysely, sql } from 'kysely'
import { onBothStores } from '#bench/both-stores'
import { canonical } from '#engine/record/canonical'
import { PLAYER, playedRound } from '#protocol/describe/round'
import { type Archive, archiveOf } from '#server/history/archive'
import { openStore } from '#server/store/open'
import type { Schema } from '#server/store/schema'
import { snapshotText } from '#server/tables/snapshot'

const ROUNDS = Number(process.env.SABOT_BENCH_ROUNDS ?? 1_000_000)
const TABLES = 50
const PLAYERS = 500
/** Every so manieth round is played by one and the same: somebody who never sleeps. */
const HEAVY_SHARE = 20
const DETAILED = 20_000
const TIMES = 300
/** Filled in parts: the store allows no statement to take long. */
const AT_ONCE = 50_000
const AIM_MILLIS = 50
const DAY = 86_400_000
const DAYS = 180
const END = Date.UTC(2026, 6, 1)
const STEP = Math.floor((DAYS * DAY) / ROUNDS)
const EVERYTHING = { from: 0, to: END + DAY }

/** How long a player waits for a page of the history, with a million rounds in the store. */
export function benchHistory(): Promise<void> {
  return onBothStores(measure)
}

async function measure(name: string, databaseUrl: string | null, dataFolder: string): Promise<void> {
  const { db, close } = await openStore({ databaseUrl, dataFolder })
  try {
    const from = performance.now()
    await fill(db)
    const seconds = (performance.now() - from) / 1000
    print(`${name}: ${ROUNDS.toLocaleString('en')} rounds in the store (filled in ${seconds.toFixed(0)} s)`)
    const archive = archiveOf(db)
    await report('first page of 50', (time) => firstPage(archive, player(time)))
    await report('page from deep inside', (time) => deepPage(archive, player(time), time))
    await report('first page of one game', (time) => onePage(archive, player(time), 'mini-baccarat'))
    await report('three months by days', (time) => quarter(archive, player(time)))
    await report(`the same, ${Math.round(ROUNDS / HEAVY_SHARE)} rounds`, () => quarter(archive, 'heavy'))
    await report('a round with all its steps', (time) => detail(archive, time))
  } finally {
    await close()
  }
}

function player(time: number): string {
  return `p_${(time * 7) % PLAYERS}`
}

function onePage(archive: Archive, who: string, game: 'mini-baccarat' | null, cursor: string | null = null) {
  return archive.history(who, { ...EVERYTHING, cursor, limit: 50, game, table: null })
}

const firstPage = (archive: Archive, who: string) => onePage(archive, who, null)

function deepPage(archive: Archive, who: string, time: number) {
  const at = END - Math.floor(((time % 90) / 100) * DAYS * DAY)
  return onePage(archive, who, null, `${at}~zzz`)
}

function quarter(archive: Archive, who: string) {
  return archive.days(who, { from: END - 90 * DAY, to: END, zone: 'Europe/Rome' })
}

async function detail(archive: Archive, time: number): Promise<unknown> {
  const round = await archive.round(PLAYER, codeOf(1 + ((time * 97) % DETAILED)))
  if (round === null) throw new Error('The round is not in the store.')
  return round
}

function codeOf(number: number): string {
  return `bench-${number % TABLES}-${number}`
}

async function report(what: string, ask: (time: number) => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 20; time++) await ask(time)
  const millis: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const from = performance.now()
    JSON.stringify(await ask(time))
    millis.push(performance.now() - from)
  }
  millis.sort((a, b) => a - b)
  const at = (share: number) => millis[Math.floor(TIMES * share)] ?? 0
  const p99 = at(0.99)
  const aim = `${(AIM_MILLIS / p99).toFixed(1)} × below the aim of ${AIM_MILLIS} ms`
  print(`  ${what.padEnd(30)} p50 ${at(0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms   ${aim}`)
}

/** Rounds and plays by the million; the first ones with a real round's events, which a detail is made of. */
async function fill(db: Kysely<Schema>): Promise<void> {
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
  const code = sql`'bench-' || n % ${sql.lit(TABLES)} || '-' || n`
  for (let first = 1; first <= ROUNDS; first += AT_ONCE) {
    await sql`insert into rounds (code, table_id, number, shoe, shoe_round, began_at, ended_at, outcome, first_version,
      last_version)
    select ${code}, 'bench-' || n % ${sql.lit(TABLES)}, n, 1, 1, ${began}, ${began} + 30000, 'settled',
      n * ${count}::bigint + 1, (n + 1) * ${count}::bigint
    from generate_series(${first}::bigint, ${first + AT_ONCE - 1}::bigint) n`.execute(db)
    await sql`insert into plays (player, round, table_id, game, currency, began_at, ended_at, changed_at, outcome, staked,
      paid, golden_staked, golden_back, balance_before, balance_after)
    select case when n <= ${DETAILED}::bigint then ${PLAYER} when n % ${sql.lit(HEAVY_SHARE)} = 0 then 'heavy'
        else 'p_' || n % ${sql.lit(PLAYERS)} end,
      ${code}, 'bench-' || n % ${sql.lit(TABLES)},
      case n % 3 when 0 then 'mini-baccarat' else 'speed-baccarat' end, 'EUR', ${began}, ${began} + 30000,
      ${began} + 30000, 'settled', 500, (n % 2) * 975, 0, 0, 100000, 100000
    from generate_series(${first}::bigint, ${first + AT_ONCE - 1}::bigint) n`.execute(db)
  }
  await sql`insert into round_starts (code, state)
    select ${code}, ${snapshotText({ state: snapshot.state, stakes: {} })}
    from generate_series(1, ${DETAILED}::bigint) n`.execute(db)
  await sql`insert into events (table_id, version, at, type, body, hash)
    select 'bench-' || n % ${sql.lit(TABLES)}, n * ${count}::bigint + e.place, 0, e.type, e.body, ''
    from generate_series(1, ${DETAILED}::bigint) n, unnest(
      ${events.map(({ type }) => type)}::text[],
      ${events.map((event) => canonical(event))}::text[]) with ordinality as e (type, body, place)`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
