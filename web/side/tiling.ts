import type { Room } from '#web/table/frame/room'

export interface Tiling {
  /** All side by side, or one at a time. */
  readonly look: 'tiles' | 'one'
  readonly columns: number
  readonly rows: number
}

/** Smaller than this nobody can bet in a tile. */
const LEAST: Room = { width: 360, height: 340 }

/** Width to height, as a game is drawn upright on a phone. */
const UPRIGHT = 390 / 740

/** Below a whole cloth, in the cloth's own length. */
const DOCK = 84

/** The area that a game takes in a tile, upright or with its whole cloth and the dock: at the better of the two. */
function drawnArea({ width: across, height: down }: Room, tile: Room): number {
  const inside = (proportion: number) => {
    const width = Math.min(tile.width, tile.height * proportion)
    return width * (width / proportion)
  }
  return Math.max(inside(UPRIGHT), inside(across / (down + DOCK)))
}

const ALONE: Tiling = { look: 'one', columns: 1, rows: 1 }

/** The columns and rows in which these cloths are drawn largest; one at a time where that is too small to play. */
export function tilingOf(cloths: readonly Room[], room: Room): Tiling {
  const count = cloths.length
  if (count < 2) return ALONE
  const shapes = Array.from({ length: count }, (_, index) => {
    const columns = index + 1
    const rows = Math.ceil(count / columns)
    const tile = { width: room.width / columns, height: room.height / rows }
    const isPlayable = tile.width >= LEAST.width && tile.height >= LEAST.height
    return {
      columns,
      rows,
      area: isPlayable ? cloths.reduce((sum, cloth) => sum + drawnArea(cloth, tile), 0) : 0,
    }
  })
  const best = shapes.reduce((one, other) => (other.area > one.area ? other : one))
  return best.area === 0 ? ALONE : { look: 'tiles', columns: best.columns, rows: best.rows }
}

/** On a phone, held either way, one table is shown at a time. */
export function isPhone({ width, height }: Room): boolean {
  return width < 768 || height <= 520
}
