import { type Column, type Columns, newestColumns } from '#engine/roads/columns'
import type { Side } from '#engine/roads/result'

/** From where on a pattern counts (RD-6). */
export interface GoodRoadThresholds {
  readonly streakLength: number
  readonly pingPongColumns: number
  readonly oneTwoColumns: number
  /** The outer columns are at least this long, the one between exactly `sandwichFilling`. */
  readonly sandwichSlices: number
  readonly sandwichFilling: number
  readonly separateColumns: number
  /** The columns that take turns with those of length 1 are at least this long. */
  readonly separateLength: number
  readonly changeColumns: number
}

export const HOUSE_THRESHOLDS: GoodRoadThresholds = {
  streakLength: 4,
  pingPongColumns: 4,
  oneTwoColumns: 4,
  sandwichSlices: 2,
  sandwichFilling: 3,
  separateColumns: 4,
  separateLength: 2,
  changeColumns: 3,
}

/** Does the pattern hold for side `x`? */
type Pattern = (columns: Columns, x: Side, thresholds: GoodRoadThresholds) => boolean

const isOne = (column: Column): boolean => column.length === 1

/** X's own newest columns. Sides take turns column by column, so they are among twice as many. */
function ownColumns(columns: Columns, x: Side, count: number): readonly Column[] {
  return newestColumns(columns, count * 2).filter(({ winner }) => winner === x)
}

const streak: Pattern = (columns, x, { streakLength }) =>
  columns?.winner === x && columns.length >= streakLength

const pingPong: Pattern = (columns, x, { pingPongColumns }) => {
  const newest = newestColumns(columns, pingPongColumns)
  return columns?.winner === x && newest.length === pingPongColumns && newest.every(isOne)
}

const oneTwo: Pattern = (columns, x, { oneTwoColumns }) => {
  const newest = newestColumns(columns, oneTwoColumns)
  return (
    newest.length === oneTwoColumns &&
    newest.every(({ winner, length }, age) => {
      const asked = winner === x ? 1 : 2
      return age === 0 ? length <= asked : length === asked
    })
  )
}

const sandwich: Pattern = (columns, x, { sandwichSlices, sandwichFilling }) => {
  const [last, filling, first] = newestColumns(columns, 3)
  return (
    last?.winner === x &&
    last.length >= sandwichSlices &&
    filling?.length === sandwichFilling &&
    first !== undefined &&
    first.length >= sandwichSlices
  )
}

const separate: Pattern = (columns, x, { separateColumns, separateLength }) => {
  const own = ownColumns(columns, x, separateColumns)
  const takeTurns = (phase: number) =>
    own.every((column, age) => (age % 2 === phase ? isOne(column) : column.length >= separateLength))
  return own.length === separateColumns && (takeTurns(0) || takeTurns(1))
}

const change: Pattern = (columns, x, { changeColumns }) => {
  const own = ownColumns(columns, x, changeColumns)
  return own.length === changeColumns && own.every(isOne)
}

const GOOD_ROADS = [
  { name: 'playerStreak', x: 'P', holds: streak },
  { name: 'bankerStreak', x: 'B', holds: streak },
  { name: 'playerPingPong', x: 'P', holds: pingPong },
  { name: 'bankerPingPong', x: 'B', holds: pingPong },
  { name: 'playerOneTwo', x: 'P', holds: oneTwo },
  { name: 'bankerOneTwo', x: 'B', holds: oneTwo },
  { name: 'playerSandwich', x: 'P', holds: sandwich },
  { name: 'bankerSandwich', x: 'B', holds: sandwich },
  { name: 'playerSeparate', x: 'P', holds: separate },
  { name: 'bankerSeparate', x: 'B', holds: separate },
  { name: 'playerChange', x: 'P', holds: change },
  { name: 'bankerChange', x: 'B', holds: change },
] as const satisfies readonly { name: string; x: Side; holds: Pattern }[]

export type GoodRoad = (typeof GOOD_ROADS)[number]['name']

export const GOOD_ROAD_NAMES: readonly GoodRoad[] = GOOD_ROADS.map(({ name }) => name)

/** Every good road that holds now; several may hold at once (RD-6). */
export function goodRoads(columns: Columns, thresholds = HOUSE_THRESHOLDS): readonly GoodRoad[] {
  return GOOD_ROADS.filter(({ x, holds }) => holds(columns, x, thresholds)).map(({ name }) => name)
}
