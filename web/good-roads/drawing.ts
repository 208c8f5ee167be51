import { type OwnPattern, otherSide, PATTERN_COLUMNS, PATTERN_ROWS, sideOf } from '#engine/roads/own-pattern'
import type { Side } from '#engine/roads/result'

/** What lies on the squared paper: columns from the left without gaps, the sides in turn. */
export type Drawing = Pick<OwnPattern, 'first' | 'columns'>

export interface Cell {
  readonly column: number
  readonly row: number
}

/** The column now ends in this cell; right of the drawing it is the next new column. */
export function drawnTo(drawing: Drawing, { column, row }: Cell): Drawing {
  const { columns } = drawing
  if (row < 0 || row >= PATTERN_ROWS || column < 0 || column >= PATTERN_COLUMNS) return drawing
  const at = Math.min(column, columns.length)
  return columns[at] === row + 1 ? drawing : { ...drawing, columns: withLength(columns, at, row + 1) }
}

/** A press draws; on a column's last cell it takes that away. */
export function pressedAt(drawing: Drawing, cell: Cell): Drawing {
  const { column, row } = cell
  if (drawing.columns[column] !== row + 1) return drawnTo(drawing, cell)
  if (row === 0) return withoutColumn(drawing, column)
  return { ...drawing, columns: withLength(drawing.columns, column, row) }
}

/** Those after it move up and take the other side; without the first, the others keep theirs. */
export function withoutColumn({ first, columns }: Drawing, column: number): Drawing {
  if (columns[column] === undefined) return { first, columns }
  return {
    first: column === 0 && columns.length > 1 ? otherSide(first) : first,
    columns: columns.toSpliced(column, 1),
  }
}

/** Whose mark lies in a cell. */
export function markAt({ first, columns }: Drawing, { column, row }: Cell): Side | null {
  return row < (columns[column] ?? 0) ? sideOf(first, column) : null
}

export interface Mark {
  readonly col: number
  readonly row: number
  readonly winner: Side
}

/** All marks, column by column. */
export function marksOf({ first, columns }: Drawing): readonly Mark[] {
  return columns.flatMap((length, col) =>
    Array.from({ length }, (_, row) => ({ col, row, winner: sideOf(first, col) })),
  )
}

function withLength(columns: readonly number[], at: number, length: number): readonly number[] {
  return at === columns.length ? [...columns, length] : columns.with(at, length)
}
