import type { Shoe } from '#engine/cards/shoe'
import type { Seed } from '#engine/cards/shuffle'
import type { RoundAnswer } from '#protocol/http/history'

/** `waits`: it takes the seed, which is told when the shoe is over. */
export type CheckState = 'done' | 'failed' | 'waits'

/** FA-1, FA-2: what was promised, and whether it was kept. */
export type CheckName = 'promise' | 'cut' | 'seed' | 'shuffle' | 'cards' | 'bonus'

export interface Check {
  readonly name: CheckName
  readonly state: CheckState
}

export type Provable = Pick<RoundAnswer, 'game' | 'start' | 'events' | 'fairness'>

/** The shoe as its seed makes it. */
export interface Rebuilt {
  readonly seed: Seed
  readonly shoe: Shoe
}
