import type { BaccaratRules } from '#engine/baccarat/rules'
import { type Simulation, simulateChunk } from '#math/baccarat/fast'
import { simulateBlackjackChunk } from '#math/blackjack/fast'
import type { FastGame } from '#math/blackjack/fast-tables'
import type { Tallies } from '#math/simulation/tallies'

/** All that is needed to play a game's rounds: plain data, to be handed to any thread. */
export type Job =
  | { readonly family: 'baccarat'; readonly rules: BaccaratRules }
  | { readonly family: 'blackjack'; readonly fast: FastGame }

/** One chunk of a simulation: its cards come from seed and number alone. */
export function playChunk(job: Job, simulation: Simulation, chunk: number): Tallies {
  switch (job.family) {
    case 'baccarat':
      return simulateChunk(job.rules, simulation, chunk)
    case 'blackjack':
      return simulateBlackjackChunk(job.fast, simulation, chunk)
    default:
      return job satisfies never
  }
}
