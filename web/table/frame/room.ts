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

/** As the stylesheets have them: the rail of icons, and the panel that it opens. */
const RAIL = 56
const panelIn = ({ width }: Room) => (width >= 1920 ? 480 : 412)

/** A wide table that is narrower cannot be read at a glance any more. */
const LEAST_WIDTH = 960

/** What a panel by the rail leaves of the room; null where there is too little: it lies over the table there. */
export function besidePanel(room: Room): Room | null {
  const width = room.width - RAIL - panelIn(room)
  return width < LEAST_WIDTH ? null : { width, height: room.height }
}
