import { type Kysely, sql, type Transaction } from 'kysely'
import type { OperatorId, PlayerId } from '#engine/ids'
import type { PlayedRound } from '#protocol/http/history'
import { playedRound } from '#server/history/played'
import type { Range } from '#server/history/range'
import type { Schema } from '#server/store/schema'

export interface FeedQuery extends Range {
  readonly cursor: string | null
  readonly limit: number
}

/** A round of an operator's player. One that is voided later comes once more, with that outcome. */
export interface FedPlay extends PlayedRound {
  readonly player: PlayerId
  /** When it ended, or was voided: what the window is about. */
  readonly changedAt: number
}

export interface FeedPage {
  readonly plays: readonly FedPlay[]
  /** Where to go on, also after the last page: what comes later lies behind it. */
  readonly next: string
  /** Whether there is more already; a page may be short, or empty, and more may come all the same. */
  readonly more: boolean
}

const CURSOR = /^\d{1,15}$/

/**
 * What an operator's players played, without gaps and without repetitions however many tables write meanwhile. Null
 * when the cursor is none of ours.
 */
export async function feed(
  db: Kysely<Schema>,
  operator: OperatorId,
  { from, to, cursor, limit }: FeedQuery,
  builtIn: readonly string[] = [],
): Promise<FeedPage | null> {
  if (cursor !== null && !CURSOR.test(cursor)) return null
  const isBehind = await number(db, operator)
  const after = Number(cursor ?? 0)
  const rows = await db
    .selectFrom('plays')
    .selectAll()
    .where('operator', '=', operator)
    .where('position', '>', after)
    .where('changed_at', '>=', from)
    .where('changed_at', '<', to)
    .orderBy('position')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const plays = page.map((row) => {
    return { ...playedRound(row, builtIn), player: row.player, changedAt: row.changed_at }
  })
  return { plays, next: String(page.at(-1)?.position ?? after), more: isBehind || rows.length > limit }
}

/**
 * Gives numbers to what was stored since the last reading, and says whether some of it may still wait for one: nobody
 * waits for more than a part of a long backlog. A number drawn when a round ends would be seen in
 * another order than it was drawn in, because commits overtake each other, and who had read past it would never see it;
 * one lock for all that end would make tables wait for each other. So numbers are given when somebody reads, to what is
 * stored for certain, by one reader at a time: whoever sees a number sees every lower one.
 */
async function number(db: Kysely<Schema>, operator: OperatorId): Promise<boolean> {
  if (!(await areWaiting(db, operator))) return false
  const given = await db.transaction().execute((tx) => numberSome(tx, operator))
  // What a smaller part left out is being voided at this moment: it gets its number at the next reading.
  return given === AT_ONCE
}

async function areWaiting(db: Kysely<Schema>, operator: OperatorId): Promise<boolean> {
  const { rows } =
    await sql`select 1 from plays where operator = ${operator} and position is null limit 1`.execute(db)
  return rows.length > 0
}

const AT_ONCE = 1_000

/** The head is locked first, by a statement of its own: the next one sees all that the reader before has numbered. */
async function numberSome(tx: Transaction<Schema>, operator: OperatorId): Promise<number> {
  await sql`insert into feed_heads (operator, position) values (${operator}, 0)
    on conflict (operator) do nothing`.execute(tx)
  await sql`select 1 from feed_heads where operator = ${operator} for update`.execute(tx)
  const { rows } = await sql<{ given: number }>`with waiting as (
      select player, round, changed_at from plays where operator = ${operator} and position is null
      order by changed_at limit ${sql.lit(AT_ONCE)} for update skip locked
    ), placed as (
      select player, round, row_number() over (order by changed_at, round, player) as place from waiting
    ), numbered as (
      update plays set position = head.position + placed.place from placed, feed_heads head
      where plays.player = placed.player and plays.round = placed.round and head.operator = ${operator}
      returning 1
    )
    update feed_heads set position = position + (select count(*) from numbered) where operator = ${operator}
    returning (select count(*) from numbered)::bigint as given`.execute(tx)
  return rows[0]?.given ?? 0
}
