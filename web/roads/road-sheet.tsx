import { type ReactNode, useMemo } from 'react'
import type { Position } from '#engine/roads/chain'
import { classes } from '#ui/kit/classes'
import { CELL, gridLines, ROWS } from '#web/roads/paths'
import css from '#web/roads/road.module.css'
import { type Grid, useGrid } from '#web/roads/use-grid'
import { firstColumn, seen } from '#web/roads/window'

/** What every road may be told. */
export interface RoadLook {
  /** A cell's side in pixels; a little more where the columns fill the room. */
  readonly cell?: number
  /** As many as there is room for, unless told. */
  readonly columns?: number
  /** Columns at the right end that stay empty: something lies over them. */
  readonly free?: number
  readonly dark?: boolean
  /** What a press on the road does; without it the road is a picture. */
  readonly onPress?: () => void
}

interface Drawing<Cell extends Position> {
  readonly cells: readonly Cell[]
  /** The cell that a probe adds. */
  readonly coming: Cell | null
  /** Draws the cells that are in view. */
  readonly children: (cells: readonly Cell[]) => ReactNode
}

interface Props<Cell extends Position> extends RoadLook, Drawing<Cell> {
  readonly cell: number
  readonly label: string
  /** What a press does, in words. */
  readonly pressLabel: string
}

function Paper<Cell extends Position>({
  grid,
  free,
  cells,
  coming,
  children,
}: Drawing<Cell> & { readonly grid: Grid; readonly free: number }) {
  const { columns, cell } = grid
  const lines = useMemo(() => gridLines(columns), [columns])
  const first = firstColumn(cells, Math.max(1, columns - free))
  const [newest] = seen(cells.slice(-1), first, columns)
  const [comes] = coming === null ? [] : seen([coming], first, columns)
  // Half a pixel around, so that the outer lines are whole.
  const rim = CELL / cell / 2
  const width = columns * CELL + 2 * rim
  const height = ROWS * CELL + 2 * rim
  return (
    <svg
      className={css.sheet}
      width={columns * cell + 1}
      height={ROWS * cell + 1}
      viewBox={`${-rim} ${-rim} ${width} ${height}`}
      aria-hidden="true"
    >
      <path className={css.lines} d={lines} />
      {children(seen(cells, first, columns))}
      {newest !== undefined && (
        <rect className={css.newest} x={newest.col * CELL} y={newest.row * CELL} width={CELL} height={CELL} />
      )}
      {comes !== undefined && <g className={css.coming}>{children([comes])}</g>}
    </svg>
  )
}

/** Squared paper with the newest part of a road on it. */
export function RoadSheet<Cell extends Position>(props: Props<Cell>) {
  const { cell, columns, free = 0, dark = false, label, pressLabel, onPress, ...drawing } = props
  const { ref, grid } = useGrid(cell, columns)
  const look = classes(css.road, dark && css.dark)
  const paper = grid !== null && <Paper grid={grid} free={free} {...drawing} />
  if (onPress === undefined) {
    return (
      <div ref={ref} className={look} role="img" aria-label={label}>
        {paper}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={classes(look, css.press)}
      aria-label={`${label}. ${pressLabel}`}
      onClick={onPress}
    >
      <span ref={ref} className={css.room}>
        {paper}
      </span>
    </button>
  )
}
