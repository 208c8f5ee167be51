import type { Position } from '#engine/roads/chain'

/**
 * The first column to be seen: the whole road with one free column after it (where the next symbol may
 * come), and the newest cell in any case, for a dragon's tail may run far ahead of it.
 */
export function firstColumn(cells: readonly Position[], columns: number): number {
  const newest = cells.at(-1)
  if (newest === undefined) return 0
  const last = Math.max(...cells.map(({ col }) => col))
  return Math.max(0, Math.min(last + 2 - columns, newest.col))
}

/** The cells that are seen, counted from the first column. */
export function seen<Cell extends Position>(
  cells: readonly Cell[],
  first: number,
  columns: number,
): readonly Cell[] {
  if (first === 0) return cells.filter(({ col }) => col < columns)
  return cells
    .filter(({ col }) => col >= first && col < first + columns)
    .map((cell) => ({ ...cell, col: cell.col - first }))
}
