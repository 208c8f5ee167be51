import { availableParallelism } from 'node:os'
import { playChunk } from '#math/families'
import type { Job } from '#math/numbers'
import { chunksOf, type Simulation } from '#math/simulation/chunks'
import { addTallies, NO_TALLIES, type Tallies } from '#math/simulation/tallies'
import { playOnThreads } from '#math/simulation/threads'

export interface Progress {
  readonly rounds: number
  readonly total: number
  readonly roundsPerSecond: number
  readonly secondsLeft: number
}

export interface RunOptions {
  /** Threads to play on; all cores of the machine if left out. */
  readonly cores?: number
  readonly onProgress?: (progress: Progress) => void
}

/** Plays a simulation. Tallies are whole numbers and chunks know their own cards: the sum is the same on any number of cores. */
export async function runSimulation(
  job: Job,
  simulation: Simulation,
  { cores = availableParallelism(), onProgress }: RunOptions = {},
): Promise<Tallies> {
  const chunks = chunksOf(simulation)
  const started = performance.now()
  let sum = NO_TALLIES
  const add = (tallies: Tallies) => {
    sum = addTallies(sum, tallies)
    onProgress?.(progressOf(sum.rounds, simulation.rounds, performance.now() - started))
  }
  const threads = Math.min(cores, chunks)
  if (threads > 1) await playOnThreads(threads, { job, simulation }, chunks, add)
  else for (let chunk = 0; chunk < chunks; chunk++) add(playChunk(job, simulation, chunk))
  return sum
}

function progressOf(rounds: number, total: number, milliseconds: number): Progress {
  const roundsPerSecond = rounds / (Math.max(milliseconds, 1) / 1_000)
  return { rounds, total, roundsPerSecond, secondsLeft: (total - rounds) / roundsPerSecond }
}
