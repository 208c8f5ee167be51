import type { Kysely } from 'kysely'
import type { PlayerId, TableId } from '#engine/ids'
import type { ShoeAnswer } from '#protocol/http'
import type { DaysAnswer, HistoryAnswer, RoundAnswer, StatementAnswer } from '#protocol/http/history'
import { playedDays } from '#server/history/days'
import { type ExportName, exportOf, type Format } from '#server/history/export'
import { gameIn, isLiveIn } from '#server/history/game-in'
import { type HistoryQuery, playedRounds } from '#server/history/played'
import type { Range, ZonedRange } from '#server/history/range'
import { roundOf } from '#server/history/round'
import { type StatementQuery, statementOf } from '#server/history/statement'
import type { Schema } from '#server/store/schema'

/** What was played, read from the log and the book; nothing here is written by hand. */
export interface Archive {
  /** A player's rounds, newest first. Null when the cursor is none of ours. */
  history(player: PlayerId, query: HistoryQuery): Promise<HistoryAnswer | null>
  days(player: PlayerId, range: ZonedRange): Promise<DaysAnswer>
  /** A finished round that this player had a stake in; null when there is none. */
  round(player: PlayerId, code: string): Promise<RoundAnswer | null>
  /** A player's accounts, movement by movement. Null when the cursor is none of ours. */
  statement(player: PlayerId, query: StatementQuery): Promise<StatementAnswer | null>
  /** A whole range as the text of a file, piece by piece. */
  file(player: PlayerId, name: ExportName, format: Format, range: Range): AsyncIterable<string>
  shoe(table: TableId, number: number): Promise<ShoeAnswer | null>
}

/** `builtIn`: the operators whose players' money lies here. */
export function archiveOf(db: Kysely<Schema>, builtIn: readonly string[] = []): Archive {
  return {
    history: (player, query) => playedRounds(db, player, query, builtIn),
    days: (player, range) => playedDays(db, player, range),
    round: (player, code) => roundOf(db, player, code, builtIn),
    statement: async (player, query) => {
      const page = await statementOf(db, player, query)
      return page === null ? null : { ...page, keptBy: await keptBy(db, player, builtIn) }
    },
    file: (player, name, format, range) => exportOf(db, player, { name, format, range, builtIn }),
    shoe: (table, number) => shoeOf(db, table, number),
  }
}

/** FA-1, FA-2: the commitment at once, the cut when it was made, the seed when the shoe is over. */
async function shoeOf(db: Kysely<Schema>, table: TableId, number: number): Promise<ShoeAnswer | null> {
  const row = await db
    .selectFrom('shoes')
    .innerJoin('tables', 'tables.id', 'shoes.table_id')
    .select(['config', 'commitment', 'cut', 'cut_by', 'burned_count', 'seed'])
    .where('table_id', '=', table)
    .where('number', '=', number)
    .executeTakeFirst()
  if (row === undefined) return null
  const { config, commitment, cut, cut_by: by, burned_count, seed } = row
  const live = isLiveIn(config)
  const burn = (burned_count ?? 0) > 0
  return { table, number, game: gameIn(config), live, commitment, cut, by, burn, seed }
}

/** The operator in whose own wallet a player's money lies; null where it lies here. */
async function keptBy(
  db: Kysely<Schema>,
  player: PlayerId,
  builtIn: readonly string[],
): Promise<string | null> {
  const row = await db.selectFrom('players').select('operator').where('id', '=', player).executeTakeFirst()
  const operator = row?.operator ?? null
  return operator === null || builtIn.includes(operator) ? null : operator
}
