import type { Kysely } from 'kysely'
import type { HistoryAnswer, RoundAnswer, ShoeAnswer } from '#protocol/http'
import { gameIn } from '#server/history/game-in'
import { type Page, playedRounds } from '#server/history/played'
import { roundEvents } from '#server/history/round'
import type { Schema } from '#server/store/schema'

/** What was played, read from the log and the book; nothing here is written by hand. */
export interface Archive {
  /** A player's rounds, newest first. Null when the cursor is none of ours. */
  history(player: string, page: Page): Promise<HistoryAnswer | null>
  /** A finished round as this player may see it; null when there is none. */
  round(player: string, code: string): Promise<RoundAnswer | null>
  shoe(table: string, number: number): Promise<ShoeAnswer | null>
}

export function archiveOf(db: Kysely<Schema>): Archive {
  return {
    history: (player, page) => playedRounds(db, player, page),
    round: (player, code) => roundEvents(db, player, code),
    shoe: (table, number) => shoeOf(db, table, number),
  }
}

/** FA-1, FA-2: the commitment at once, the cut when it was made, the seed when the shoe is over. */
async function shoeOf(db: Kysely<Schema>, table: string, number: number): Promise<ShoeAnswer | null> {
  const row = await db
    .selectFrom('shoes')
    .innerJoin('tables', 'tables.id', 'shoes.table_id')
    .select(['config', 'commitment', 'cut', 'cut_by', 'burned_count', 'seed'])
    .where('table_id', '=', table)
    .where('number', '=', number)
    .executeTakeFirst()
  if (row === undefined) return null
  const { config, commitment, cut, cut_by: by, burned_count, seed } = row
  return { table, number, game: gameIn(config), commitment, cut, by, burn: (burned_count ?? 0) > 0, seed }
}
