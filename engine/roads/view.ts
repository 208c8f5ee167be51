import { type Ask, ask } from '#engine/roads/ask'
import type { BigMark } from '#engine/roads/big-road'
import { cellsOf, type Position } from '#engine/roads/chain'
import { type Streak, streakOf } from '#engine/roads/columns'
import type { DerivedMark } from '#engine/roads/derived-roads'
import { type GoodRoad, type GoodRoadThresholds, goodRoads, HOUSE_THRESHOLDS } from '#engine/roads/good-roads'
import type { RoundResult } from '#engine/roads/result'
import type { Roads } from '#engine/roads/roads'

/** The roads as drawn cells, oldest first: the shape that `sabot roads --json` prints. */
export interface RoadsView {
  readonly beadPlate: readonly (Position & RoundResult)[]
  readonly bigRoad: readonly (Position & BigMark)[]
  readonly bigEyeBoy: readonly (Position & DerivedMark)[]
  readonly smallRoad: readonly (Position & DerivedMark)[]
  readonly cockroachRoad: readonly (Position & DerivedMark)[]
  readonly ask: Ask
  readonly goodRoads: readonly GoodRoad[]
  readonly streak: Streak | NoStreak
}

interface NoStreak {
  readonly winner: null
  readonly length: 0
}

export function roadsView(roads: Roads, thresholds: GoodRoadThresholds = HOUSE_THRESHOLDS): RoadsView {
  return {
    beadPlate: cellsOf(roads.beadPlate),
    bigRoad: cellsOf(roads.bigRoad),
    bigEyeBoy: cellsOf(roads.bigEyeBoy),
    smallRoad: cellsOf(roads.smallRoad),
    cockroachRoad: cellsOf(roads.cockroachRoad),
    ask: ask(roads),
    goodRoads: goodRoads(roads.columns, thresholds),
    streak: streakOf(roads.columns) ?? { winner: null, length: 0 },
  }
}
