import type { GoodRoad } from '#engine/roads/good-roads'
import type { Side, Winner } from '#engine/roads/result'

/** What is counted of a shoe beside who won, as it is shown. */
export const COUNTS = ['playerPairs', 'bankerPairs', 'naturals'] as const
export type Counted = (typeof COUNTS)[number]

/** How a family calls its two sides: P is the blue one, B the red one. */
export interface SideWords {
  readonly winners: Readonly<Record<Winner, string>>
  readonly letters: Readonly<Record<Winner, string>>
  readonly ask: Readonly<Record<Side, string>>
  readonly askShort: Readonly<Record<Side, string>>
  readonly streak: Readonly<Record<Side, (length: number) => string>>
  readonly outcome: Readonly<Record<Winner, (player: number, banker: number) => string>>
  /** Of these only what the family's results have. */
  readonly counts: Readonly<Partial<Record<Counted, { readonly name: string; readonly short: string }>>>
  readonly goodRoads: Readonly<Record<GoodRoad, string>>
}
