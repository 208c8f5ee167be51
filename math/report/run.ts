import { playChunk } from '#math/families'
import type { Job } from '#math/numbers'
import { addTallies, NO_TALLIES, type Tallies } from '#math/simulation/tallies'

/** A simulation, with what had come back by so many rounds on the way. */
export type Run = readonly Tallies[]

/** Where the way is looked at: these, times ten and times ten again. */
const STEPS = [1, 1.5, 2, 3, 5, 7]
const FIRST_LOOK = 1000

/** Each stretch has cards of its own, so that no round is played twice. */
export function runOf(job: Job, { seed, rounds }: { readonly seed: bigint; readonly rounds: number }): Run {
  const run: Tallies[] = []
  let sum = NO_TALLIES
  for (const [stretch, look] of looksUpTo(rounds).entries()) {
    const simulation = { seed: seed + BigInt(stretch), rounds: look - sum.rounds }
    sum = addTallies(sum, playChunk(job, simulation, 0))
    run.push(sum)
  }
  return run
}

function looksUpTo(rounds: number): readonly number[] {
  const looks: number[] = []
  for (let ten = FIRST_LOOK; ten < rounds; ten *= 10) looks.push(...STEPS.map((step) => step * ten))
  return [...looks.filter((look) => look < rounds), rounds]
}
