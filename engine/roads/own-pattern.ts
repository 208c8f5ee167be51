import { type Columns, newestColumns } from '#engine/roads/columns'
import type { Side } from '#engine/roads/result'

/** A shape that a player drew, to be found at the end of a road. */
export interface OwnPattern {
  /** Whose the oldest column is; from there the sides take turns, as they do on every road. */
  readonly first: Side
  /** How long each logical column is, oldest first. */
  readonly columns: readonly number[]
  /** The newest column may be longer than it was drawn. */
  readonly grows: boolean
  /** The same shape with the sides swapped is good as well. */
  readonly swaps: boolean
}

export const PATTERN_COLUMNS = 7
export const PATTERN_ROWS = 6
/** Fewer cells than these would be found at almost every table. */
export const PATTERN_CELLS = 3

export function isPattern({ columns }: Pick<OwnPattern, 'columns'>): boolean {
  const cells = columns.reduce((sum, length) => sum + length, 0)
  const fit = columns.every((length) => Number.isInteger(length) && length >= 1 && length <= PATTERN_ROWS)
  return fit && columns.length <= PATTERN_COLUMNS && cells >= PATTERN_CELLS
}

export function otherSide(side: Side): Side {
  return side === 'P' ? 'B' : 'P'
}

/** Whose a column of the pattern is, counted from the oldest. */
export function sideOf(first: Side, column: number): Side {
  return column % 2 === 0 ? first : otherSide(first)
}

/** Does the road end with this shape now? What lies before it plays no part. */
export function patternHolds(columns: Columns, { first, columns: drawn, grows, swaps }: OwnPattern): boolean {
  const newest = newestColumns(columns, drawn.length)
  const [last] = newest
  if (last === undefined || newest.length < drawn.length) return false
  if (!swaps && last.winner !== sideOf(first, drawn.length - 1)) return false
  return newest.every(({ length }, age) => {
    const asked = drawn[drawn.length - 1 - age] ?? 0
    return age === 0 && grows ? length >= asked : length === asked
  })
}
