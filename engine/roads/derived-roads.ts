import { type Column, columnBack } from '#engine/roads/columns'
import { type LaidRoad, lay } from '#engine/roads/layout'

/** Red: there is a pattern. Blue: there is none. Neither means Player or Banker. */
export type Colour = 'red' | 'blue'

export interface DerivedMark {
  readonly color: Colour
}

export type DerivedRoad = LaidRoad<DerivedMark>

/** How many columns back each road looks (RD-3). */
export const COLUMNS_BACK = { bigEyeBoy: 1, smallRoad: 2, cockroachRoad: 3 } as const

export type DerivedRoadName = keyof typeof COLUMNS_BACK

const MARKS: Readonly<Record<Colour, DerivedMark>> = { red: { color: 'red' }, blue: { color: 'blue' } }

/**
 * The colour that the newest win brings, null while the road has no column to look back at (RD-3).
 * A deeper entry is blue only in the first row below the other column's end: further down both cells
 * that players compare are empty, and that is red.
 */
function colourOf(newest: Column, back: number): Colour | null {
  if (newest.length === 1) {
    const other = columnBack(newest.before, back)
    if (other === null) return null
    return newest.before?.length === other.length ? 'red' : 'blue'
  }
  const other = columnBack(newest, back)
  if (other === null) return null
  const depth = newest.length - 1
  return depth === other.length ? 'blue' : 'red'
}

/** Adds what the newest column's newest win brings; the same road where it brings nothing. */
export function addToDerivedRoad(road: DerivedRoad, newest: Column, back: number): DerivedRoad {
  const color = colourOf(newest, back)
  return color === null ? road : lay(road, MARKS[color], road?.mark.color === color)
}
