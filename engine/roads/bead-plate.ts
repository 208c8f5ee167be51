import type { Chain, Link, Position } from '#engine/roads/chain'
import type { RoundResult } from '#engine/roads/result'

export type BeadPlate = Chain<RoundResult, Position>

const LAST_ROW = 5
const TOP_LEFT: Position = { col: 0, row: 0 }

function after({ col, row }: Position): Position {
  return row < LAST_ROW ? { col, row: row + 1 } : { col: col + 1, row: 0 }
}

/** One cell a round, ties too, down six rows and then on to the next column (RD-1). */
export function addToBeadPlate(plate: BeadPlate, result: RoundResult): Link<RoundResult, Position> {
  return { mark: result, at: plate === null ? TOP_LEFT : after(plate.at), before: plate }
}
