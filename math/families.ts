import type { Family } from '#engine/kinds'
import { BACCARAT } from '#math/baccarat/numbers'
import { BLACKJACK } from '#math/blackjack/numbers'
import { DRAGON_TIGER } from '#math/dragon-tiger/numbers'
import type { Job, Numbers } from '#math/numbers'
import type { Simulation } from '#math/simulation/chunks'
import type { Tallies } from '#math/simulation/tallies'

/** The register: family → its numbers. A new family is a folder and a line or two here. */
export const NUMBERS: { readonly [F in Family]: Numbers<F> } = {
  blackjack: BLACKJACK,
  baccarat: BACCARAT,
  'dragon-tiger': DRAGON_TIGER,
}

export function playChunk<F extends Family>(job: Job<F>, simulation: Simulation, chunk: number): Tallies {
  return NUMBERS[job.family].playChunk(job, simulation, chunk)
}
