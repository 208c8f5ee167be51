/** A drawn cell, both counted from 0 at the top left. */
export interface Position {
  readonly col: number
  readonly row: number
}

/**
 * A road is its newest mark and the road before it. Adding allocates one link and copies nothing, so it
 * costs the same at any length, every older road stays as it was, and a probe (RD-4) is a plain add
 * whose answer is dropped.
 */
export interface Link<Mark, At extends Position> {
  readonly mark: Mark
  readonly at: At
  readonly before: Chain<Mark, At>
}

export type Chain<Mark, At extends Position> = Link<Mark, At> | null

/** The marks with their drawn cells, oldest first. */
export function cellsOf<Mark extends object>(chain: Chain<Mark, Position>): readonly (Position & Mark)[] {
  const cells: (Position & Mark)[] = []
  for (let link = chain; link !== null; link = link.before) cells.push(cellOf(link))
  return cells.reverse()
}

export function cellOf<Mark extends object>({ at, mark }: Link<Mark, Position>): Position & Mark {
  return { col: at.col, row: at.row, ...mark }
}
