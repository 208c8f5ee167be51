import type { Chain, Link, Position } from '#engine/roads/chain'

/**
 * Where a mark lies, and all that is needed to lay the next one (RD-2).
 *
 * Runs start ever further right and a dragon's tail has no gaps, so a cell right of all earlier starts is
 * taken exactly where a tail on its row reaches it: six numbers know as much as the whole grid.
 */
export interface Place extends Position {
  /** The column where the mark's run began; once `col` is right of it, the run has turned. */
  readonly start: number
  /** For each of the six rows, the last column under an earlier run's tail; -1 where there is none. */
  readonly tails: readonly number[]
}

export type LaidRoad<Mark> = Chain<Mark, Place>

const TOP_LEFT: Place = { col: 0, row: 0, start: 0, tails: [-1, -1, -1, -1, -1, -1] }

/** Down while there is room; else right, and from then on along that row (RD-2). */
function goOn({ col, row, start, tails }: Place): Place {
  const tailBelow = tails[row + 1]
  const hasTurned = col > start
  const hasRoomBelow = tailBelow !== undefined && tailBelow < col
  return !hasTurned && hasRoomBelow
    ? { col, row: row + 1, start, tails }
    : { col: col + 1, row, start, tails }
}

/** The first column right of the last run's start whose top cell is free (RD-2). */
function startRun({ col, row, start, tails }: Place): Place {
  const lastAtTop = row === 0 ? col : start
  const next = lastAtTop + 1
  return { col: next, row: 0, start: next, tails: col > start ? tails.with(row, col) : tails }
}

/** Lays a mark after the road's newest one: in its run, or as the first of a new run. */
export function lay<Mark>(road: LaidRoad<Mark>, mark: Mark, joinsRun: boolean): Link<Mark, Place> {
  if (road === null) return { mark, at: TOP_LEFT, before: null }
  return { mark, at: joinsRun ? goOn(road.at) : startRun(road.at), before: road }
}
