/** How the tiles lie in the room that the panel has. */
export interface Layout {
  readonly columns: number
  /** Of the big road: cells across, and a cell's side in pixels. */
  readonly road: Cells
  readonly derived: Cells
}

interface Cells {
  readonly columns: number
  readonly cell: number
}

const GAP = 12
/** Around a tile's content. */
const PADDING = 12
/** A tile that is narrower has no room for three bets side by side with chips on them. */
const LEAST_TILE = 350
const MOST_COLUMNS = 6
/** A cell of the big road is no larger. */
const ROAD_CELL = 15

/** Panel's width in pixels → columns of tiles and cells of their roads: one on phones, two on tablets. */
export function layoutFor(width: number): Layout {
  const margin = width < 768 ? 8 : 20
  const room = width - 2 * margin
  const fitting = Math.floor((room + GAP) / (LEAST_TILE + GAP))
  const columns = Math.max(1, Math.min(MOST_COLUMNS, fitting))
  const tile = (room - (columns - 1) * GAP) / columns
  // The last line of the paper takes a pixel.
  const inside = tile - 2 * PADDING - 1
  const across = Math.ceil(inside / ROAD_CELL)
  const cell = inside / across
  return {
    columns,
    road: { columns: across, cell },
    // Two of them, one above the other, are as high as the big road.
    derived: { columns: across * 2, cell: cell / 2 },
  }
}
