import type { BigMark } from '#engine/roads/big-road'
import { cellOf, type Position } from '#engine/roads/chain'
import type { Colour, DerivedMark, DerivedRoad, DerivedRoadName } from '#engine/roads/derived-roads'
import type { RoundResult, Side } from '#engine/roads/result'
import { addResult, type Roads } from '#engine/roads/roads'

/** The cell that a win would bring to each road; null where a derived road has not started yet. */
interface ComingCells {
  readonly beadPlate: Position & RoundResult
  readonly bigRoad: Position & BigMark
  readonly bigEyeBoy: (Position & DerivedMark) | null
  readonly smallRoad: (Position & DerivedMark) | null
  readonly cockroachRoad: (Position & DerivedMark) | null
}

export interface Probe {
  /** Every road as if that side had won (RD-4). */
  readonly roads: Roads
  readonly coming: ComingCells
}

/** The symbols on one probing button. */
export type ComingColours = { readonly [road in DerivedRoadName]: Colour | null }

export interface Ask {
  readonly player: ComingColours
  readonly banker: ComingColours
}

const WINS: Readonly<Record<Side, RoundResult>> = {
  P: { winner: 'P', playerPair: false, bankerPair: false },
  B: { winner: 'B', playerPair: false, bankerPair: false },
}

/** Every win adds to a derived road that has started (RD-3), so its newest cell is the one that came. */
function cameTo(road: DerivedRoad): (Position & DerivedMark) | null {
  return road === null ? null : cellOf(road)
}

/** "Chiedi Giocatore" and "Chiedi Banco": all roads as if that side won next, without a pair (RD-4). */
export function probe(now: Roads, side: Side): Probe {
  const then = addResult(now, WINS[side])
  return {
    roads: then,
    coming: {
      beadPlate: cellOf(then.beadPlate),
      bigRoad: cellOf(then.bigRoad),
      bigEyeBoy: cameTo(then.bigEyeBoy),
      smallRoad: cameTo(then.smallRoad),
      cockroachRoad: cameTo(then.cockroachRoad),
    },
  }
}

function comingColours(roads: Roads, side: Side): ComingColours {
  const { bigEyeBoy, smallRoad, cockroachRoad } = probe(roads, side).coming
  return {
    bigEyeBoy: bigEyeBoy?.color ?? null,
    smallRoad: smallRoad?.color ?? null,
    cockroachRoad: cockroachRoad?.color ?? null,
  }
}

/** What the probing buttons carry: the symbols that would come, not the last ones present (RD-4). */
export function ask(roads: Roads): Ask {
  return { player: comingColours(roads, 'P'), banker: comingColours(roads, 'B') }
}
