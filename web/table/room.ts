/** The room that a table has, in pixels: all that the window's own lines leave, or a tile of it. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** As a phone held upright (DESIGN, layout). */
export function isNarrow({ width }: Room): boolean {
  return width < 768
}

/** Higher than wide, as a phone or a tablet is held. */
export function isUpright({ width, height }: Room): boolean {
  return height > width
}

/** As a phone on its side, or a small tile. */
export function isLow({ width, height }: Room): boolean {
  return height <= 450 || (height <= 560 && width < 960)
}

/** From here on there is room beside the table. */
export function hasRoomBeside({ width }: Room): boolean {
  return width >= 1200
}
