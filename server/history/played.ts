import { type Kysely, type Selectable, sql } from 'kysely'
import type { GameId } from '#engine/games'
import type { PlayerId, TableId } from '#engine/ids'
import type { PlayedRound } from '#protocol/http/history'
import type { Range } from '#server/history/range'
import type { Schema } from '#server/store/schema'

export interface HistoryQuery extends Range {
  readonly cursor: string | null
  readonly limit: number
  readonly game: GameId | null
  readonly table: TableId | null
}

export interface HistoryPage {
  readonly rounds: readonly PlayedRound[]
  readonly next: string | null
}

const CURSOR = /^(\d{1,15})~([a-z0-9-]{1,96})$/

/** TP-7: a player's finished rounds, newest first. Null when the cursor is none of ours. */
export async function playedRounds(
  db: Kysely<Schema>,
  player: PlayerId,
  { from, to, cursor, limit, game, table }: HistoryQuery,
  builtIn: readonly string[] = [],
): Promise<HistoryPage | null> {
  const before = cursor === null ? null : CURSOR.exec(cursor)
  if (cursor !== null && before === null) return null
  const rows = await db
    .selectFrom('plays')
    .selectAll()
    .where('player', '=', player)
    .where('ended_at', '>=', from)
    .where('ended_at', '<', to)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(ended_at, round) < (${Number(before?.[1])}::bigint, ${before?.[2]}::text)`),
    )
    .$if(game !== null, (query) => query.where('game', '=', game as GameId))
    .$if(table !== null, (query) => query.where('table_id', '=', table))
    .orderBy('ended_at', 'desc')
    .orderBy('round', 'desc')
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  const next = last === undefined || rows.length < limit ? null : `${last.ended_at}~${last.round}`
  return { rounds: rows.map((row) => playedRound(row, builtIn)), next }
}

/** The money of an operator's player is here only if the operator's wallet is built in: else we do not know all of it. */
export function playedRound(row: Selectable<Schema['plays']>, builtIn: readonly string[] = []): PlayedRound {
  const isHere = row.operator === null || builtIn.includes(row.operator)
  return {
    code: row.round,
    table: row.table_id,
    game: row.game,
    beganAt: row.began_at,
    endedAt: row.ended_at,
    outcome: row.outcome,
    currency: row.currency,
    staked: row.staked,
    paid: row.paid,
    goldenStaked: row.golden_staked,
    goldenBack: row.golden_back,
    balanceBefore: isHere ? row.balance_before : null,
    balanceAfter: isHere ? row.balance_after : null,
  }
}
