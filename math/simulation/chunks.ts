export interface Simulation {
  /** A whole number of 256 bits: `BigInt('0x' + hex)`. */
  readonly seed: bigint
  readonly rounds: number
}

/** Each chunk starts a shoe and a generator of its own, so chunks can be played anywhere in any order. */
export const CHUNK_ROUNDS = 2 ** 20

/** How many chunks a simulation has. */
export function chunksOf({ rounds }: Simulation): number {
  if (!Number.isSafeInteger(rounds) || rounds < 1) {
    throw new RangeError(`A simulation plays a whole number of rounds, at least one, not ${rounds}.`)
  }
  return Math.ceil(rounds / CHUNK_ROUNDS)
}

/** How many rounds a chunk has; they are numbered from 0. */
export function roundsIn(simulation: Simulation, chunk: number): number {
  const chunks = chunksOf(simulation)
  if (!Number.isInteger(chunk) || chunk < 0 || chunk >= chunks) {
    throw new RangeError(`This simulation has chunks 0 to ${chunks - 1}, not ${chunk}.`)
  }
  return Math.min(CHUNK_ROUNDS, simulation.rounds - chunk * CHUNK_ROUNDS)
}
