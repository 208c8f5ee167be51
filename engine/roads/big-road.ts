import type { Link } from '#engine/roads/chain'
import { type LaidRoad, lay, type Place } from '#engine/roads/layout'
import type { RoundResult, Side } from '#engine/roads/result'

export interface BigMark {
  /** Null while the shoe has seen only ties. */
  readonly winner: Side | null
  /** Ties since this win; on the first cell also those before it. */
  readonly ties: number
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

export type BigRoad = LaidRoad<BigMark>

const ONE_EARLY_TIE: BigMark = { winner: null, ties: 1, playerPair: false, bankerPair: false }

/** A tie is a line on the latest cell; a pair in it shows on the bead plate only (RD-2). */
function addTie(road: BigRoad): Link<BigMark, Place> {
  if (road === null) return lay(null, ONE_EARLY_TIE, false)
  const { mark, at, before } = road
  return { mark: { ...mark, ties: mark.ties + 1 }, at, before }
}

export function addToBigRoad(road: BigRoad, result: RoundResult): Link<BigMark, Place> {
  const { winner, playerPair, bankerPair } = result
  if (winner === 'T') return addTie(road)
  if (road !== null && road.mark.winner === null) {
    // The first winner takes the cell where the early ties wait (RD-2).
    const { mark, at, before } = road
    return { mark: { winner, ties: mark.ties, playerPair, bankerPair }, at, before }
  }
  return lay(road, { winner, ties: 0, playerPair, bankerPair }, road?.mark.winner === winner)
}
