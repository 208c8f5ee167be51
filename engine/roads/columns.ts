import type { RoundResult, Side } from '#engine/roads/result'

/**
 * A logical column of the big road: wins of one side in a row, ties ignored, as long as it gets.
 * Where the column is drawn, and whether it turned into a dragon, plays no part (RD-3, RD-6).
 */
export interface Column {
  readonly winner: Side
  readonly length: number
  readonly before: Columns
}

/** The newest column and, through it, all before; null while nobody has won. */
export type Columns = Column | null

export interface Streak {
  readonly winner: Side
  readonly length: number
}

export function addWin(columns: Columns, winner: Side): Column {
  return columns?.winner === winner
    ? { winner, length: columns.length + 1, before: columns.before }
    : { winner, length: 1, before: columns }
}

/** The columns of a whole shoe, oldest result first, for whoever needs no road besides. */
export function columnsOf(results: Iterable<RoundResult>): Columns {
  let columns: Columns = null
  for (const { winner } of results) if (winner !== 'T') columns = addWin(columns, winner)
  return columns
}

/** The column that lies `count` columns before the newest, if there is one. */
export function columnBack(columns: Columns, count: number): Columns {
  let column = columns
  for (let left = count; left > 0 && column !== null; left -= 1) column = column.before
  return column
}

/** The newest columns, newest first, `count` of them or as many as there are. */
export function newestColumns(columns: Columns, count: number): readonly Column[] {
  const newest: Column[] = []
  for (let column = columns; column !== null && newest.length < count; column = column.before) {
    newest.push(column)
  }
  return newest
}

/** The running streak: the newest column's winner and length, null while nobody has won. */
export function streakOf(columns: Columns): Streak | null {
  return columns === null ? null : { winner: columns.winner, length: columns.length }
}
