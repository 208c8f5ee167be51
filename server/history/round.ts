import type { Kysely } from 'kysely'
import type { TableEvent } from '#engine/table/types'
import { viewTableEvent } from '#engine/table/view'
import type { RoundAnswer } from '#protocol/http'
import { gameIn } from '#server/history/game-in'
import type { Schema } from '#server/store/schema'

/** A finished round as a player may see it: its part of the log. Sealed cards stay sealed; they were turned later. */
export async function roundEvents(
  db: Kysely<Schema>,
  player: string,
  code: string,
): Promise<RoundAnswer | null> {
  const round = await db
    .selectFrom('rounds')
    .innerJoin('tables', 'tables.id', 'rounds.table_id')
    .select(['table_id', 'config', 'began_at', 'ended_at', 'outcome', 'first_version', 'last_version'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (
    round === undefined ||
    round.last_version === null ||
    round.ended_at === null ||
    round.outcome === null
  ) {
    return null
  }
  const { table_id: table, first_version: first, last_version: last } = round
  const game = gameIn(round.config)
  const records = await db
    .selectFrom('events')
    .select('body')
    .where('table_id', '=', table)
    .where('version', '>=', first)
    .where('version', '<=', last)
    .orderBy('version')
    .execute()
  const audience = { as: 'player', player } as const
  const events = records.flatMap(
    ({ body }) => viewTableEvent(game, JSON.parse(body) as TableEvent, audience) ?? [],
  )
  const { began_at: beganAt, ended_at: endedAt, outcome } = round
  return { code, table, game, beganAt, endedAt, outcome, first, last, events }
}
