import { addToBeadPlate, type BeadPlate } from '#engine/roads/bead-plate'
import { addToBigRoad, type BigRoad } from '#engine/roads/big-road'
import { addWin, type Columns } from '#engine/roads/columns'
import { addToDerivedRoad, COLUMNS_BACK, type DerivedRoad } from '#engine/roads/derived-roads'
import type { RoundResult } from '#engine/roads/result'

/** Everything the roads know of one shoe. */
export interface Roads {
  readonly beadPlate: BeadPlate
  readonly bigRoad: BigRoad
  /** The big road's logical columns, from which derived roads, good roads and the streak are read. */
  readonly columns: Columns
  readonly bigEyeBoy: DerivedRoad
  readonly smallRoad: DerivedRoad
  readonly cockroachRoad: DerivedRoad
}

/** After the first result neither of these two is empty. */
interface StartedRoads extends Roads {
  readonly beadPlate: NonNullable<BeadPlate>
  readonly bigRoad: NonNullable<BigRoad>
}

const EMPTY: Roads = {
  beadPlate: null,
  bigRoad: null,
  columns: null,
  bigEyeBoy: null,
  smallRoad: null,
  cockroachRoad: null,
}

/** The roads of a shoe with no result yet: what a new shoe starts with and its end goes back to (RD-5). */
export function emptyRoads(): Roads {
  return EMPTY
}

/** The roads with one more result; the roads given stay as they were. */
export function addResult(roads: Roads, result: RoundResult): StartedRoads {
  const beadPlate = addToBeadPlate(roads.beadPlate, result)
  const bigRoad = addToBigRoad(roads.bigRoad, result)
  if (result.winner === 'T') return { ...roads, beadPlate, bigRoad }
  const columns = addWin(roads.columns, result.winner)
  return {
    beadPlate,
    bigRoad,
    columns,
    bigEyeBoy: addToDerivedRoad(roads.bigEyeBoy, columns, COLUMNS_BACK.bigEyeBoy),
    smallRoad: addToDerivedRoad(roads.smallRoad, columns, COLUMNS_BACK.smallRoad),
    cockroachRoad: addToDerivedRoad(roads.cockroachRoad, columns, COLUMNS_BACK.cockroachRoad),
  }
}

/** The roads of a whole shoe, oldest result first. */
export function roadsOf(results: Iterable<RoundResult>): Roads {
  let roads: Roads = emptyRoads()
  for (const result of results) roads = addResult(roads, result)
  return roads
}
